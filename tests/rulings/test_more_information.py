"""More of what the players know (INFO)."""

import pytest

from app.engine import constants as c
from app.engine.events import Revealed
from tests.scenario import Scenario, Side, pool

GAIA = "Gaia The Fierce Knight"
CHAMPION = "Gaia the Dragon Champion"
CURSE = "Curse of Dragon"


def shown_to(duel: Scenario, side: Side) -> list[str]:
    """Names of the cards shown to a player so far."""
    names = []
    for event in duel.events:
        seen = event.seen_by(side.index)
        if isinstance(seen, Revealed):
            names += [pool().require_playable(each.card.code).name for each in seen.cards if each.card.code]
    return names


@pytest.mark.ruling("INFO-037")
def test_a_fusion_that_came_to_nothing_is_checked() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", GAIA, CURSE).extra(CHAMPION).face_down("Gemini Elf")
    duel.b.set("Mind Crush")
    duel.a.activates("Polymerization")
    duel.b.activates("Mind Crush")
    duel.b.chooses(pool().named(CURSE).code)
    duel.all_pass()
    assert duel.a.graveyard_names == [CURSE, "Polymerization"]
    assert duel.a.hand_names == [GAIA]
    assert duel.a.names(c.LOCATION_EXTRA) == [CHAMPION]
    assert sorted(shown_to(duel, duel.b)) == sorted([CHAMPION, GAIA, "Gemini Elf"])
