"""Cyberse Gadget."""

from app.engine import constants as c
from tests.scenario import Scenario

GADGET = "Cyberse Gadget"


def test_normal_summoned_it_boots_a_small_monster() -> None:
    duel = Scenario()
    duel.a.hand(GADGET).graveyard("Medusa Worm", "Wattkid")
    duel.a.summons(GADGET)
    duel.a.activates(GADGET)
    duel.all_pass()
    worm = duel.a.card("Medusa Worm")
    assert worm.position == c.POS_FACEUP_DEFENSE
    assert worm.is_negated()


def test_sent_from_the_field_it_leaves_a_token() -> None:
    duel = Scenario()
    duel.a.monsters(GADGET).hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.a.activates(GADGET)
    duel.all_pass()
    token = duel.a.card("Gadget Token")
    assert (token.level, token.attack, token.defense) == (2, 0, 0)


def test_discarded_it_leaves_nothing() -> None:
    duel = Scenario()
    duel.a.hand(GADGET, "Lightning Vortex")
    duel.b.monsters("Luster Dragon")
    duel.a.activates("Lightning Vortex")
    assert not duel.a.could_respond(GADGET)


def test_no_token_where_nothing_can_be_special_summoned() -> None:
    for theirs, able in (("Fossil Dyna Pachycephalo", False), ("Wattkid", True)):
        duel = Scenario(player="B")
        duel.a.monsters(GADGET)
        duel.b.monsters(theirs).hand("Raigeki")
        duel.b.activates("Raigeki")
        assert duel.a.could_respond(GADGET) is able
