"""Talisman of Trap Sealing."""

from tests.scenario import Scenario

TALISMAN = "Talisman of Trap Sealing"
MEISEI = "Sealmaster Meisei"


def test_it_needs_meisei_and_falls_with_him() -> None:
    duel = Scenario()
    duel.a.hand(TALISMAN)
    assert not duel.a.may_activate(TALISMAN)
    duel = Scenario()
    duel.a.monsters(MEISEI).hand(TALISMAN, "Dark Hole")
    duel.b.face_up("Gravity Bind")
    duel.a.activates(TALISMAN)
    duel.all_pass()
    assert duel.b.card("Gravity Bind").is_negated()
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of(TALISMAN) == "GY"
