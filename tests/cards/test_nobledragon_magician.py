"""Nobledragon Magician."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import put
from tests.rulings.extra_deck import scales
from tests.scenario import Scenario

NOBLE, ODD_EYES, ROSE = "Nobledragon Magician", "Odd-Eyes Pendulum Dragon", "Black Rose Moonlight Dragon"


def test_alone_in_the_pendulum_zones_it_is_destroyed() -> None:
    duel = Scenario()
    duel.a.hand(NOBLE)
    duel.a.activates(NOBLE)
    duel.all_pass()
    assert duel.place_of(NOBLE) == "Extra Deck"
    assert duel.a.card(NOBLE).data.reason & c.REASON_DESTROY


def test_beside_a_magician_it_stays_until_that_one_leaves() -> None:
    duel = Scenario()
    scales(duel.a, NOBLE, "Stargazer Magician")
    duel.b.hand("Mystical Space Typhoon")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.field_names == [NOBLE, "Stargazer Magician"]
    duel.b.activates("Mystical Space Typhoon", "Stargazer Magician")
    duel.all_pass()
    assert duel.a.field_names == []


def test_it_lowers_a_level_and_comes() -> None:
    for place in ("hand", "graveyard"):
        duel = Scenario()
        duel.a.monsters(ODD_EYES, "Blue-Eyes White Dragon")
        getattr(duel.a, place)(NOBLE)
        duel.a.activates(NOBLE)
        duel.all_pass()
        assert duel.a.card(ODD_EYES).level == 4
        assert duel.a.card("Blue-Eyes White Dragon").level == 8
        assert duel.place_of(NOBLE) == "Monster Zone"


def test_it_needs_a_great_odd_eyes_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand(NOBLE)
    decision = duel.settled_decision()
    assert isinstance(decision, d.IdleCommand)
    ways = [x.effect for x in decision.commands if x.kind == d.ACT_ACTIVATE and duel.is_named(x.card, NOBLE)]
    assert ways == [0]  # only as a Pendulum Card


def tuned(partner: str, *, lowered: bool = False) -> Scenario:
    """A Synchro Summons a Level 7 Dragon with it and the partner."""
    duel = Scenario()
    if lowered:
        duel.a.hand(NOBLE).monsters(partner)
    else:
        duel.a.monsters(NOBLE, partner)
    duel.a.extra(ROSE)
    if lowered:
        duel.a.activates(NOBLE)
        duel.all_pass()
    duel.a.special_summons(ROSE)
    duel.a.picks(NOBLE, partner)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ROSE]
    return duel


def test_as_material_it_goes_under_the_deck() -> None:
    duel = tuned("Luster Dragon")
    assert duel.a.names(c.LOCATION_DECK)[0] == NOBLE
    assert duel.a.graveyard_names == ["Luster Dragon"]


def test_not_with_odd_eyes_monsters_alone() -> None:
    duel = tuned(ODD_EYES, lowered=True)
    assert sorted(duel.a.names(c.LOCATION_EXTRA)) == [NOBLE, ODD_EYES]


def test_only_for_dragon_synchro_monsters() -> None:
    duel = Scenario()
    duel.a.monsters(NOBLE, "Luster Dragon").extra("Avenging Knight Parshath", ROSE)
    put(duel.a, "Wattkid", c.LOCATION_HAND)
    assert duel.a.may_special_summon(ROSE)
    assert not duel.a.may_special_summon("Avenging Knight Parshath")
