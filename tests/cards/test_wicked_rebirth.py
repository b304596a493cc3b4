"""Wicked Rebirth."""

from app.engine.state import STATUS_PROPER
from tests.scenario import Scenario


def test_the_monster_goes_with_the_card() -> None:
    duel = Scenario()
    duel.a.set("Wicked Rebirth").graveyard("Stardust Dragon").hand("Mystical Space Typhoon")
    duel.find("Stardust Dragon").data.status |= STATUS_PROPER
    duel.a.activates("Wicked Rebirth")
    duel.all_pass()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Stardust Dragon") == "GY"


def test_needs_a_properly_summoned_synchro_monster() -> None:
    duel = Scenario()
    duel.a.set("Wicked Rebirth").graveyard("Stardust Dragon", "Skull Servant")
    assert not duel.a.may_activate("Wicked Rebirth")
