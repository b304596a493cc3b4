"""Abyss-sphere."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import offered
from tests.scenario import Scenario

SPHERE, SHARK = "Abyss-sphere", "Mermail Abyssbalaen"


def brought() -> Scenario:
    """A's Set Sphere has brought a "Mermail" in A's Main Phase."""
    duel = Scenario()
    duel.a.set(SPHERE).hand("Dragong", "Dark Hole").deck(SHARK, SHARK)
    duel.a.activates(SPHERE)
    duel.a.picks(SHARK)
    duel.all_pass()
    return duel


def test_no_spell_cards_not_even_a_pendulum_monster_as_one() -> None:
    duel = brought()
    assert SHARK in duel.a.field_names
    assert duel.a.card(SHARK, c.LOCATION_MZONE).is_negated()
    activations = [name for kind, name in offered(duel, duel.a) if kind == d.ACT_ACTIVATE]
    assert "Dark Hole" not in activations
    assert "Dragong" not in activations


def test_both_fall_in_the_opponents_next_end_phase() -> None:
    duel = brought()
    duel.a.ends_turn()
    assert SPHERE in duel.a.field_names
    duel.b.ends_turn()
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([SPHERE, SHARK])
