"""Eclipse Wyvern."""

from tests.scenario import Scenario


def test_gives_the_dragon_back_when_banished_from_the_gy() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial", "Soul Release").deck(
        "Eclipse Wyvern", "Blue-Eyes White Dragon", "Gemini Elf"
    )
    duel.a.activates("Foolish Burial")
    duel.a.picks("Eclipse Wyvern")
    duel.all_pass()
    assert duel.a.banished_names == ["Blue-Eyes White Dragon"]
    duel.a.activates("Soul Release", "Eclipse Wyvern")
    duel.a.activates("Eclipse Wyvern")
    duel.all_pass()
    assert duel.a.hand_names == ["Blue-Eyes White Dragon"]
