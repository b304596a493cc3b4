"""D/D/D Cursed King Siegfried."""

from tests.rulings.building import monster
from tests.scenario import Scenario

SIEGFRIED = "D/D/D Cursed King Siegfried"


def test_the_negation_ends_with_the_next_standby_phase() -> None:
    duel = Scenario()
    monster(duel.a, SIEGFRIED)
    duel.b.face_up("Skill Drain").monsters("Spined Gillman")
    duel.a.activates(SIEGFRIED)
    duel.all_pass()
    # Itself under Skill Drain: nothing happens.
    assert duel.a.card(SIEGFRIED).is_negated()
    free = Scenario()
    monster(free.a, SIEGFRIED)
    free.b.face_up("Gravity Bind")
    free.a.activates(SIEGFRIED)
    free.all_pass()
    assert free.b.card("Gravity Bind").is_negated()
    free.a.ends_turn()
    free.all_pass()
    assert not free.b.card("Gravity Bind").is_negated()


def test_it_pays_for_contracts_when_destroyed() -> None:
    duel = Scenario(player="B")
    monster(duel.a, SIEGFRIED)
    duel.a.face_up("Dark Contract with the Gate")
    duel.b.hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.a.lp == 9000
