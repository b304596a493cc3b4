"""More of Tokens: what is paid with them and what their makers say about them (TOK)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from tests.rulings.building import DEFENSE, choices, monster, put
from tests.rulings.test_tokens import DRONE, SHEEP, everywhere, tokens
from tests.scenario import Scenario, Side


@pytest.mark.ruling("TOK-004")
def test_what_the_token_does_is_an_effect_of_its_maker() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Lonefire Blossom", "Horseytail").set("Skill Drain")
    duel.b.monsters("Gemini Elf").hand("Kuriboh", "Celtic Guardian")
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", "Horseytail")
    duel.all_pass()
    assert duel.b.card("Horseytail Token").position == DEFENSE
    duel.b.ends_turn()
    duel.a.activates("Skill Drain")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert duel.a.card("Lonefire Blossom").is_negated()
    duel.a.battle_phase()
    duel.a.attacks("Lonefire Blossom", "Horseytail Token")
    hand = len(duel.b.hand_names)
    duel.b.picks("Kuriboh")
    duel.all_pass()
    assert everywhere(duel, "Horseytail Token") == []
    assert len(duel.b.hand_names) == hand - 1
    assert duel.b.graveyard_names == ["Kuriboh"]


@pytest.mark.ruling("TOK-013")
def test_a_token_is_fusion_material() -> None:
    tornado = "Elemental HERO Great Tornado"
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.hand("Polymerization", "Elemental HERO Sparkman").extra(tornado)
    duel.a.activates("Polymerization")
    while not isinstance(duel.decision, d.IdleCommand):
        if not duel._skip_one():
            decision = duel.decision
            assert isinstance(decision, (d.SelectCards, d.SelectUnselect)), duel.told("unexpected")
            refs = decision.selectable if isinstance(decision, d.SelectUnselect) else decision.cards
            duel.respond((refs[0].key,))
    assert duel.a.field_names == [tornado]
    assert everywhere(duel, DRONE) == []
    assert sorted(duel.a.graveyard_names) == ["Elemental HERO Sparkman", "Polymerization"]


@pytest.mark.ruling("TOK-019")
def test_a_token_is_not_sent_to_the_graveyard_for_a_summon() -> None:
    fortress = "Chimeratech Fortress Dragon"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").extra(fortress)
    monster(duel.a, DRONE)
    assert duel.a.card(DRONE).is_race(c.RACE_MACHINE)
    assert not duel.a.may_special_summon(fortress)
    other = Scenario()
    other.a.monsters("Cyber Dragon", "Mecha Phantom Beast Tetherwolf").extra(fortress)
    assert other.a.may_special_summon(fortress)


@pytest.mark.ruling("TOK-023")
@pytest.mark.parametrize(("tenth", "legal"), [(SHEEP, False), ("Kuriboh", True)])
def test_a_token_is_not_shuffled_into_the_deck_for_a_summon(tenth: str, legal: bool) -> None:
    tierra = "Tierra, Source of Destruction"
    duel = Scenario()
    duel.a.hand(tierra, "Polymerization", "Raigeki", "Dark Hole", "Monster Reborn", "Summoned Skull")
    duel.a.monsters("Gemini Elf", "Vorse Raider").set("Mirror Force", "Waboku")
    monster(duel.a, tenth)
    assert duel.a.may_special_summon(tierra) == legal


@pytest.mark.ruling("TOK-024")
def test_a_token_is_banished_for_a_summon() -> None:
    dragon, token = "Red-Eyes Darkness Metal Dragon", "Dragon Lord Token"
    duel = Scenario()
    tokens(duel.a, token)
    duel.a.hand(dragon)
    duel.a.special_summons(dragon)
    duel.all_pass()
    assert duel.a.field_names == [dragon]
    assert everywhere(duel, token) == []
    assert duel.a.banished_names == duel.a.graveyard_names == []


@pytest.mark.ruling("TOK-012")
def test_a_token_a_link_monster_points_to_is_tributed() -> None:
    jasmine, token = "Aromaseraphy Jasmine", "Fluff Token"
    duel = Scenario(rules="mr4")
    monster(duel.a, jasmine, 5)
    monster(duel.a, token, 0, DEFENSE)
    duel.a.deck_top("Lonefire Blossom")
    duel.a.activates(jasmine)
    assert everywhere(duel, token) == []
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([jasmine, "Lonefire Blossom"])
    assert duel.a.card("Lonefire Blossom").position == DEFENSE
    other = Scenario(rules="mr4")
    monster(other.a, jasmine, 5)
    monster(other.a, token, 1, DEFENSE)
    other.a.deck_top("Lonefire Blossom")
    assert not other.a.may_activate(jasmine)


@pytest.mark.ruling("TOK-022")
def test_tokens_are_not_sent_to_the_graveyard_for_a_summon() -> None:
    ruler = "Arcana Force EX - The Light Ruler"
    duel = Scenario()
    tokens(duel.a, SHEEP, 4)
    duel.a.hand(ruler)
    assert not duel.a.may_special_summon(ruler)
    other = Scenario()
    other.a.monsters("Gemini Elf", "Vorse Raider", "Kuriboh").hand(ruler)
    other.a.special_summons(ruler)
    other.all_pass()
    assert other.a.field_names == [ruler]
    assert len(other.a.graveyard_names) == 3


@pytest.mark.ruling("TOK-026")
@pytest.mark.parametrize("paid", ["Nordic Beast Token", "Tanngrisnir of the Nordic Beasts"])
def test_a_token_banished_as_a_cost_does_not_return(paid: str) -> None:
    gungnir = "Nordic Relic Gungnir"
    duel = Scenario()
    monster(duel.a, paid)
    duel.a.set(gungnir)
    duel.b.monsters("Gemini Elf")
    duel.a.activates(gungnir)
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"
    for side in (duel.a, duel.b):
        side.ends_turn()
        duel.all_pass()
        assert duel.a.field_names == []
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    back = paid if "Token" not in paid else None
    assert duel.a.field_names == ([back] if back else [])
    if back:
        assert duel.a.card(back).position == c.POS_FACEUP_ATTACK
    else:
        assert everywhere(duel, paid) == []


@pytest.mark.ruling("TOK-028")
def test_a_token_is_the_normal_monster_of_a_cost() -> None:
    emerald, ruby = "Gem-Knight Emerald", "Gem-Knight Ruby"
    duel = Scenario()
    duel.a.monsters(emerald)
    tokens(duel.a, SHEEP)
    put(duel.a, ruby, c.LOCATION_GRAVE)
    duel.a.activates(emerald)
    duel.all_pass()
    assert duel.a.field_names == [ruby]
    assert duel.a.banished_names == [emerald]
    assert everywhere(duel, SHEEP) == []


@pytest.mark.ruling("TOK-032")
def test_tokens_are_not_counted_among_cards_shuffled_into_the_deck() -> None:
    jar = "Morphing Jar #2"
    duel = Scenario()
    duel.a.face_down(jar)
    tokens(duel.b, SHEEP, 2)
    duel.b.monsters("Gemini Elf")
    duel.a.flips(jar)
    while not isinstance(duel.decision, d.IdleCommand):
        if not duel._skip_one():
            decision = duel.decision
            assert isinstance(decision, d.SelectCards), duel.told("unexpected")
            duel.respond((decision.cards[0].key,))
    assert everywhere(duel, SHEEP) == []
    # All cards of the Decks are Level 4 or lower monsters: what was excavated lies on the field.
    assert len(duel.b.names(c.LOCATION_MZONE)) == 1
    assert len(duel.a.names(c.LOCATION_MZONE)) == 1
    assert duel.b.deck_count == 10
    assert duel.b.graveyard_names == []


def equipped_token(side: Side, name: str, holder: Card, *, owner: Side, mark: str) -> Card:
    """A Token of the other player that is an Equip Card of ``holder``, by that monster's own effect."""
    card = put(side, name, c.LOCATION_SZONE, owner=owner)
    data = card.kernel.state.cards[card.uid]
    data.equip_to = holder.uid
    data.flags = ((mark, 1, 0),)
    card.kernel.touch()
    return card


@pytest.mark.ruling("TOK-034")
@pytest.mark.parametrize("token", [True, False])
def test_an_equipped_token_is_still_a_token(token: bool) -> None:
    duel = Scenario()
    duel.b.face_up("Lost World").monsters("Gemini Elf")
    relinquished = monster(duel.a, "Relinquished")
    if token:
        equipped_token(duel.a, SHEEP, relinquished, owner=duel.b, mark="absorbed")
    duel.a.hand("Book of Moon")
    assert duel.a.may_activate("Book of Moon") != token


def test_lost_world_lets_tokens_be_targeted() -> None:
    duel = Scenario()
    duel.b.face_up("Lost World").monsters("Gemini Elf")
    tokens(duel.a, SHEEP, 2)
    duel.a.hand("Star Changer")
    duel.a.activates("Star Changer")
    duel.a.places(0)
    assert choices(duel, duel.a) == [SHEEP, SHEEP]


@pytest.mark.ruling("TOK-035")
@pytest.mark.parametrize("captive", [SHEEP, "Kuriboh"])
def test_a_token_used_as_an_equip_card_is_not_summoned_from_there(captive: str) -> None:
    jupiter = "The Grand Jupiter"
    duel = Scenario()
    duel.a.monsters(jupiter).hand("Gemini Elf", "Vorse Raider")
    monster(duel.b, captive)
    duel.a.activates(jupiter)
    duel.all_pass()
    assert duel.find(captive).equipped_to is duel.a.card(jupiter)
    duel.a._command(d.ACT_END, "")
    assert duel.a.could_respond(jupiter) == (captive != SHEEP)
    if captive != SHEEP:
        duel.a.activates(jupiter)
        duel.all_pass()
        assert captive in duel.a.names(c.LOCATION_MZONE)


@pytest.mark.ruling("TOK-036")
@pytest.mark.parametrize("protector", ["Mecha Phantom Beast Concoruda", "Kuriboh"])
def test_protection_of_tokens_covers_an_equipped_one(protector: str) -> None:
    duel = Scenario(player="B")
    relinquished = monster(duel.a, "Relinquished")
    monster(duel.a, protector)
    equipped_token(duel.a, DRONE, relinquished, owner=duel.b, mark="absorbed")
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()  # its only target
    saved = protector != "Kuriboh"
    assert (DRONE in duel.a.names(c.LOCATION_SZONE)) == saved
    assert (everywhere(duel, DRONE) == []) != saved


@pytest.mark.ruling("TOK-037")
@pytest.mark.parametrize("on_field", [True, False])
def test_only_tokens_that_are_monsters_are_tributed(on_field: bool) -> None:
    roll = "Do a Barrel Roll"
    duel = Scenario(player="B")
    relinquished = monster(duel.a, "Relinquished")
    equipped_token(duel.a, DRONE, relinquished, owner=duel.b, mark="absorbed")
    if on_field:
        monster(duel.a, DRONE)
    duel.a.set(roll)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    assert duel.a.could_respond(roll) == on_field
    if on_field:
        duel.a.activates(roll)
        duel.all_pass()
        left = everywhere(duel, DRONE)
        assert [each.location for each in left] == [c.LOCATION_SZONE]
        assert duel.b.hand_names == []
