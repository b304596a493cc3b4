"""Royal Command."""

from tests.scenario import Scenario


def test_other_monsters_keep_their_effects() -> None:
    duel = Scenario()
    duel.a.face_down("Man-Eater Bug").hand("Caius the Shadow Monarch").monsters("Mystical Elf")
    duel.a.face_up("Royal Command")
    duel.b.monsters("Luster Dragon")
    duel.a.flips("Man-Eater Bug")
    duel.all_pass()
    assert duel.a.card("Man-Eater Bug").is_negated()
    duel.a.summons("Caius the Shadow Monarch", ["Mystical Elf"])
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    assert duel.b.banished_names == ["Luster Dragon"]
