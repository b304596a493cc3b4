"""More of what the players know (INFO)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Revealed, Shuffled
from tests.rulings.building import monster
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


@pytest.mark.ruling("INFO-009")
def test_a_search_that_finds_nothing_any_more_shuffles_the_deck() -> None:
    army, captain, bestiary = "Reinforcement of the Army", "Marauding Captain", "Mythical Bestiary"
    duel = Scenario()
    duel.a.hand(army, bestiary).monsters("Mythical Beast Cerberus").deck_top(captain)
    duel.a.activates(army)
    duel.a.activates(bestiary)
    duel.a.chooses(2)
    duel.all_pass()
    assert duel.a.hand_names == []
    assert duel.a.deck_count == 9
    assert sorted(duel.a.graveyard_names) == sorted([army, bestiary, captain, "Mokey Mokey"])
    assert [(each.player, each.location) for each in duel.happened(Shuffled)] == [(0, c.LOCATION_DECK)]


@pytest.mark.ruling("INFO-035")
def test_only_what_the_effect_names_is_shown() -> None:
    trident = "Dragunity Knight - Trident"
    duel = Scenario()
    monster(duel.a, trident)
    duel.a.set("Waboku").extra(CHAMPION)
    duel.b.extra("Stardust Dragon", "Number 39: Utopia")
    duel.a.activates(trident)
    duel.a.picks("Waboku")
    duel.a.picks("Number 39: Utopia")
    duel.all_pass()
    assert shown_to(duel, duel.a) == ["Stardust Dragon", "Number 39: Utopia"]
    assert [each.to for each in duel.happened(Revealed)] == [1]  # to A only
    assert CHAMPION not in shown_to(duel, duel.b)
    assert duel.b.graveyard_names == ["Number 39: Utopia"]
    assert [each.code for each in duel.duel.view(1).sides[0].extra if each.code] == []


@pytest.mark.ruling("INFO-006")
def test_a_card_set_from_the_deck_is_shown() -> None:
    ignition, moralltach = "Artifact Ignition", "Artifact Moralltach"
    duel = Scenario()
    duel.a.set("Jar of Greed").hand(ignition).deck_top(moralltach)
    duel.a.activates(ignition)
    duel.all_pass()
    assert duel.place_of("Jar of Greed") == "GY"
    card = duel.a.card(moralltach)
    assert (card.location, card.is_face_down()) == (c.LOCATION_SZONE, True)
    assert shown_to(duel, duel.b) == [moralltach]
    assert [(each.player, each.location) for each in duel.happened(Shuffled)] == [(0, c.LOCATION_DECK)]


def test_artifact_moralltach_is_set_as_a_spell_and_strikes_when_it_is_broken() -> None:
    moralltach = "Artifact Moralltach"
    duel = Scenario()
    duel.a.hand(moralltach, "Gemini Elf")
    duel.b.hand("Mystical Space Typhoon").monsters("Vorse Raider")
    assert not duel.a._offered(d.ACT_SSET, "Gemini Elf")
    duel.a._command(d.ACT_SSET, moralltach)
    duel.all_pass()
    assert duel.place_of(moralltach) == "Spell & Trap Zone"
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.a.activates(moralltach, effect=2)
    duel.all_pass()
    assert duel.place_of(moralltach) == "Monster Zone"
    assert duel.place_of("Vorse Raider") == "GY"


CONVULSION = "Convulsion of Nature"


def tops(duel: Scenario) -> list[tuple[int, int]]:
    """The top cards of both Decks (passcodes, 0: unknown) as A and as B see them."""
    views = [duel.duel.view(player) for player in (0, 1)]
    return [(view.sides[0].top_card, view.sides[1].top_card) for view in views]


def code(name: str) -> int:
    return pool().named(name).code


def convulsed() -> Scenario:
    """A has activated it; the Decks were Gemini Elf, Vorse Raider, Kuriboh from the top, B's alike."""
    duel = Scenario()
    duel.a.hand(CONVULSION).deck("Kuriboh", "Vorse Raider", "Gemini Elf")
    duel.b.deck("Summoned Skull", "Luster Dragon", "Dark Hole").hand("Mystical Space Typhoon")
    assert tops(duel) == [(0, 0), (0, 0)]
    duel.a.activates(CONVULSION)
    duel.all_pass()
    return duel


@pytest.mark.ruling("INFO-029")
def test_both_decks_are_turned_over() -> None:
    duel = convulsed()
    assert duel.a.names(c.LOCATION_DECK) == ["Gemini Elf", "Vorse Raider", "Kuriboh"]
    assert duel.b.names(c.LOCATION_DECK) == ["Dark Hole", "Luster Dragon", "Summoned Skull"]
    assert tops(duel) == [(code("Kuriboh"), code("Summoned Skull"))] * 2
    for player in (0, 1):
        for side in (0, 1):
            for place, uid in enumerate(duel.kernel.state.deck[side]):
                assert duel.kernel.can_see(player, duel.kernel.card(uid)) == (place == 2)


@pytest.mark.ruling("INFO-030")
def test_the_next_draw_takes_the_public_card() -> None:
    duel = convulsed()
    duel.a.ends_turn()
    duel.all_pass()
    assert "Summoned Skull" in duel.b.hand_names
    assert tops(duel) == [(code("Kuriboh"), code("Luster Dragon"))] * 2


@pytest.mark.ruling("INFO-031")
def test_a_card_returned_to_an_empty_deck_lies_face_up() -> None:
    duel = Scenario()
    duel.a.hand(CONVULSION, "Kuriboh").set("Phoenix Wing Wind Blast")
    duel.b.deck().monsters("Gemini Elf")
    duel.a.activates(CONVULSION)
    duel.all_pass()
    assert tops(duel)[0][1] == 0
    duel.a.activates("Phoenix Wing Wind Blast")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_DECK) == ["Gemini Elf"]
    assert [each[1] for each in tops(duel)] == [code("Gemini Elf")] * 2


def test_the_decks_are_turned_back_when_it_leaves() -> None:
    duel = convulsed()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(CONVULSION) == "GY"
    assert duel.a.names(c.LOCATION_DECK) == ["Kuriboh", "Vorse Raider", "Gemini Elf"]
    assert duel.b.names(c.LOCATION_DECK) == ["Luster Dragon", "Dark Hole"]
    assert tops(duel) == [(0, 0), (0, 0)]
