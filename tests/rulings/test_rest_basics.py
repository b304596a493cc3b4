"""Entries of ZONE and MOVE that need particular cards."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import monster, offered, put
from tests.rulings.summoning import activated
from tests.rulings.watching import could_answer
from tests.scenario import Scenario

MST = "Mystical Space Typhoon"


@pytest.mark.ruling("ZONE-021")
def test_an_equipped_pendulum_monster_is_no_scale() -> None:
    keel, prima = "Cyberdark Keel", "Prima Materiactor"
    duel = Scenario()
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, duel.rules.pendulum_sequences[1])
    duel.a.hand(keel, "Gemini Elf").graveyard(prima)
    duel.a.summons(keel)
    duel.a.places(0)
    duel.all_pass()
    card = duel.a.card(prima)
    assert (card.location, card.sequence) == (c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    assert card.equipped_to is duel.a.card(keel)
    assert not card.in_pendulum_zone
    assert (card.left_scale, card.right_scale) == (c.NO_SCALE, c.NO_SCALE)
    assert (d.ACT_SPSUMMON, prima) not in offered(duel, duel.a)
    assert d.ACT_SPSUMMON not in {kind for kind, _ in offered(duel, duel.a)}
    in_zones = [each.name for each in duel.kernel.players[0].spells_and_traps() if each.in_pendulum_zone]
    assert in_zones == ["Flash Knight"]


def test_the_same_monster_in_a_pendulum_zone_is_one() -> None:
    duel = Scenario()
    for name, zone in zip(("Prima Materiactor", "Flash Knight"), duel.rules.pendulum_sequences, strict=True):
        put(duel.a, name, c.LOCATION_SZONE, zone)
    duel.a.hand("Gemini Elf")
    assert duel.a.card("Prima Materiactor").left_scale == 1
    assert (d.ACT_SPSUMMON, "Prima Materiactor") in offered(duel, duel.a)


@pytest.mark.ruling("ZONE-039")
def test_a_monster_set_as_a_spell() -> None:
    artifact = "Artifact Moralltach"
    duel = Scenario()
    duel.a.hand(artifact)
    duel.b.hand(MST).monsters("Vorse Raider")
    duel.a._command(d.ACT_SSET, artifact)
    duel.all_pass()
    card = duel.a.card(artifact)
    assert (card.location, card.is_face_down()) == (c.LOCATION_SZONE, True)
    assert card.is_spell()
    assert not card.is_monster()
    assert artifact not in {name for _, name in offered(duel, duel.a)}
    duel.a.ends_turn()
    assert not duel.a.could_respond(artifact)
    duel.b.activates(MST)  # the Set card is the only target
    assert [each.name for each in duel.kernel.players[0].spells_and_traps()] == [artifact]
    assert not could_answer(duel, duel.a, artifact)
    duel.all_pass()
    assert activated(duel)[:2] == [MST, artifact]
    assert MST in duel.b.graveyard_names
    assert duel.place_of(artifact) == "Monster Zone"
    assert card.is_face_up()
    assert card.is_monster()


@pytest.mark.ruling("MOVE-019")
def test_a_face_down_monster_does_not_pay_for_what_asks_its_type() -> None:
    orea, plant = "Orea, the Sylvan High Arbiter", "Lonefire Blossom"
    duel = Scenario()
    monster(duel.a, orea)
    duel.a.face_down(plant).hand("Gemini Elf")
    assert (d.ACT_FLIP, plant) in offered(duel, duel.a)
    assert not duel.a.may_activate(orea)
    duel.a.flips(plant)
    assert duel.a.may_activate(orea)


@pytest.mark.ruling("MOVE-025")
@pytest.mark.parametrize("banishing", [True, False])
def test_nothing_that_would_be_banished_is_sent_to_the_gy_for_a_summon(banishing: bool) -> None:
    familiar = "Familiar-Possessed - Aussa"
    duel = Scenario()
    if banishing:
        duel.b.face_up("Macro Cosmos")
    duel.a.monsters("Aussa the Earth Charmer", "Gemini Elf").hand(familiar).deck_top(familiar)
    assert (d.ACT_SUMMON, familiar) in offered(duel, duel.a)
    ways = [kind for kind, name in offered(duel, duel.a) if kind == d.ACT_SPSUMMON and name == familiar]
    assert len(ways) == (0 if banishing else 2)


@pytest.mark.ruling("MOVE-027")
def test_destroyed_in_the_hand() -> None:
    island, garunix, yaksha = "Fire King Island", "Fire King High Avatar Garunix", "Fire King Avatar Yaksha"
    duel = Scenario()
    duel.a.face_up(island).hand(garunix).deck_top(yaksha)
    duel.b.monsters("Vorse Raider")
    duel.a.activates(island, effect=2)
    duel.all_pass()
    assert duel.place_of(garunix) == "GY"
    assert duel.a.card(garunix).data.reason & c.REASON_DESTROY
    assert duel.a.hand_names == [yaksha]
    assert activated(duel) == [island]
    duel.a.ends_turn()
    duel.all_pass()
    assert activated(duel) == [island, garunix, garunix]
    assert duel.place_of(garunix) == "Monster Zone"
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.turn == 4


@pytest.mark.ruling("MOVE-033")
@pytest.mark.parametrize("chained", [True, False])
def test_a_monster_that_became_a_pendulum_card_is_another_card(chained: bool) -> None:
    knight, switch = "Flash Knight", "Pendulum Switch"
    duel = Scenario(player="B")
    put(duel.a, switch, c.LOCATION_SZONE, 2)
    duel.a.monsters(knight)
    duel.b.set("Raigeki Break").hand("Wattkid")
    duel.b.activates("Raigeki Break", knight)
    if chained:
        duel.a.activates(switch, effect=2)
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == ["Raigeki Break", "Wattkid"]
    card = duel.find(knight)
    assert card.in_pendulum_zone is chained
    assert card.location == (c.LOCATION_SZONE if chained else c.LOCATION_EXTRA)
