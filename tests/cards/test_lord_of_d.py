"""Lord of D.."""

from tests.scenario import Scenario


def test_no_dragon_can_be_targeted() -> None:
    duel = Scenario()
    duel.a.monsters("Lord of D.", "Luster Dragon").hand("Rush Recklessly")
    duel.b.monsters("Spear Dragon", "Vorse Raider")
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    offered = [ref.code for ref in getattr(duel.decision, "cards", ())]
    assert sorted(offered) == [14898066, 17985575]  # Vorse Raider and Lord of D. himself


def test_he_must_be_face_up() -> None:
    duel = Scenario()
    duel.a.face_down("Lord of D.").monsters("Luster Dragon").hand("Rush Recklessly")
    assert duel.a.may_activate("Rush Recklessly")
