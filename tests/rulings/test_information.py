"""What each player may know (INFO)."""

from collections import Counter

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.carddata import CardPool
from app.engine.events import BecameTargets, CardSet, ChainLinkAdded, Event, Moved, Revealed, Shuffled
from app.engine.view import CardView, PlayerView
from tests.rulings.watching import offered_now
from tests.scenario import Scenario, Side, pool

CAPTAIN = "Marauding Captain"
ARMY = "Reinforcement of the Army"
BLUE_EYES = "Blue-Eyes White Dragon"
ALTERNATIVE = "Blue-Eyes Alternative White Dragon"


@pytest.fixture
def any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that only lie there may be used without a script."""
    monkeypatch.setattr(CardPool, "require_playable", CardPool.data)


def code(name: str) -> int:
    return pool().named(name).code


def view(duel: Scenario, side: Side) -> PlayerView:
    return duel.duel.view(side.index)


def codes(cards: tuple[CardView | None, ...]) -> list[int]:
    """Passcodes a view shows, 0 for hidden cards."""
    return [card.code for card in cards if card is not None]


def told(duel: Scenario, side: Side) -> list[Event]:
    """The whole log of this player."""
    return [event.seen_by(side.index) for event in duel.events]


def shown(duel: Scenario, side: Side) -> list[int]:
    """Passcodes revealed to this player, in order."""
    return [
        seen.card.code
        for event in told(duel, side)
        if isinstance(event, Revealed) and event.to >> side.index & 1
        for seen in event.cards
    ]


def shuffles(duel: Scenario, side: Side) -> int:
    """How often the Deck of this player was shuffled."""
    return sum(each == Shuffled(side.index, c.LOCATION_DECK) for each in duel.happened(Shuffled))


# -- sizes and Decks ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("INFO-001")
def test_sizes_are_public() -> None:
    duel = Scenario()
    duel.a.hand("Gemini Elf", "Vorse Raider").extra("Stardust Dragon", "Gem-Knight Pearl", "Link Spider")
    duel.b.hand("Gemini Elf").deck("Vorse Raider", "Gemini Elf").extra("Stardust Dragon")
    for side in (duel.a, duel.b):
        halves = view(duel, side).sides
        assert [len(half.hand) for half in halves] == [2, 1]
        assert [half.deck_count for half in halves] == [10, 2]
        assert [half.extra_count for half in halves] == [3, 1]


@pytest.mark.ruling("INFO-002")
def test_the_deck_is_hidden_from_both() -> None:
    """Two duels that differ in nothing but the order of the Decks look the same to both players."""
    names = ("Gemini Elf", "Vorse Raider", "Skull Servant")
    one, other = Scenario(), Scenario()
    one.a.deck(*names)
    one.b.deck(*names)
    other.a.deck(*reversed(names))
    other.b.deck(*reversed(names))
    for player in (0, 1):
        seen = one.duel.view(player)
        assert seen == other.duel.view(player)
        assert not any(card.location == c.LOCATION_DECK for card in seen.cards().values())
        assert seen.sides[1 - player].deck_list == ()
        assert [half.top_card for half in seen.sides] == [0, 0]


def searched() -> Scenario:
    """A has resolved Reinforcement of the Army for Marauding Captain."""
    duel = Scenario()
    duel.a.deck(CAPTAIN, "Gemini Elf", "Vorse Raider", "Skull Servant", "Summoned Skull", "Luster Dragon")
    duel.a.deck_top("Mystical Elf", "Giant Soldier of Stone", "Celtic Guardian", BLUE_EYES)
    duel.a.hand(ARMY)
    duel.a.activates(ARMY)
    duel.a.picks(CAPTAIN)
    duel.all_pass()
    return duel


@pytest.mark.ruling("INFO-003")
def test_a_searched_deck_is_shuffled() -> None:
    duel = searched()
    assert duel.a.hand_names == [CAPTAIN]
    assert shuffles(duel, duel.a) == 1
    assert shuffles(duel, duel.b) == 0
    left = duel.a.names(c.LOCATION_DECK)
    before = ["Gemini Elf", "Vorse Raider", "Skull Servant", "Summoned Skull", "Luster Dragon"]
    before += ["Mystical Elf", "Giant Soldier of Stone", "Celtic Guardian", BLUE_EYES]
    assert sorted(left) == sorted(before)
    assert left != before


@pytest.mark.ruling("INFO-004")
def test_a_searched_card_is_shown() -> None:
    duel = searched()
    assert shown(duel, duel.b) == [code(CAPTAIN)]
    assert codes(view(duel, duel.b).foe.hand) == [0]
    assert codes(view(duel, duel.a).me.hand) == [code(CAPTAIN)]


@pytest.mark.ruling("INFO-007", "INFO-017")
def test_a_card_from_the_gy_is_shown_and_nothing_is_shuffled() -> None:
    duel = Scenario()
    duel.a.graveyard("Gemini Elf", "Dark Hole", "Vorse Raider")
    duel.a.hand("Magical Stone Excavation", "Skull Servant", "Luster Dragon")
    duel.a.activates("Magical Stone Excavation")
    if isinstance(duel.decision, d.SelectPlace):
        duel.respond(duel.decision.places[:1])
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Skull Servant", "Luster Dragon")
    duel.all_pass()
    assert duel.a.hand_names == ["Dark Hole"]
    assert shown(duel, duel.b) == [code("Dark Hole")]
    assert not any(each.location == c.LOCATION_DECK for each in duel.happened(Shuffled))
    assert duel.a.graveyard_names[:2] == ["Gemini Elf", "Vorse Raider"]
    assert sorted(duel.a.graveyard_names[2:4]) == ["Luster Dragon", "Skull Servant"]
    assert duel.a.graveyard_names[4:] == ["Magical Stone Excavation"]


@pytest.mark.ruling("INFO-008")
def test_no_search_without_a_fitting_card() -> None:
    duel = Scenario()
    duel.a.deck("Gemini Elf", "Vorse Raider", "Gaia The Fierce Knight").hand(ARMY)
    assert not duel.a.may_activate(ARMY)
    fitting = Scenario()
    fitting.a.deck("Gemini Elf", CAPTAIN).hand(ARMY)
    assert fitting.a.may_activate(ARMY)


@pytest.mark.ruling("INFO-010")
def test_a_known_place_in_the_deck_is_kept() -> None:
    duel = Scenario()
    duel.a.deck("Vorse Raider", "Gemini Elf", "Luster Dragon", "Mystical Elf")
    duel.a.hand("Skull Servant").set("Good Goblin Housekeeping")
    duel.a.activates("Good Goblin Housekeeping")
    duel.a.picks("Skull Servant")
    duel.all_pass()
    assert duel.a.deck_count == 4
    while duel.a.deck_count > 1:
        duel.a.ends_turn()
        duel.b.ends_turn()
    assert duel.a.names(c.LOCATION_DECK) == ["Skull Servant"]


@pytest.mark.ruling("INFO-011")
def test_a_fruitless_mandatory_search_shows_the_deck() -> None:
    deck = ["Gemini Elf", "Vorse Raider", "Luster Dragon"]
    duel = Scenario()
    duel.a.deck("Eclipse Wyvern", *deck).hand("Foolish Burial")
    duel.a.activates("Foolish Burial")
    duel.a.picks("Eclipse Wyvern")
    duel.all_pass()
    assert duel.a.banished_names == []
    assert Counter(shown(duel, duel.b)) == Counter(code(name) for name in deck)
    order = [type(event) for event in duel.events if isinstance(event, (Revealed, Shuffled))]
    assert order == [Shuffled, Revealed, Shuffled]  # the first one is Foolish Burial's


# -- Extra Deck ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("INFO-012")
def test_the_extra_deck_is_known_to_its_owner() -> None:
    duel = Scenario()
    duel.a.extra("Stardust Dragon")
    assert codes(view(duel, duel.a).me.extra) == [code("Stardust Dragon")]
    assert codes(view(duel, duel.b).foe.extra) == [0]
    assert view(duel, duel.b).foe.extra_count == 1


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("INFO-013")
def test_face_up_cards_of_the_extra_deck_are_public() -> None:
    duel = Scenario()
    duel.put("Flash Knight", 0, c.LOCATION_EXTRA, -1, c.POS_FACEUP_ATTACK)
    assert codes(view(duel, duel.b).foe.extra) == [code("Flash Knight")]
    assert codes(view(duel, duel.a).me.extra) == [code("Flash Knight")]


GAIA = "Gaia Knight, the Force of Earth"


@pytest.mark.usefixtures("any_card")
@pytest.mark.parametrize(
    ("rules", "from_the_top"),
    [
        pytest.param("mr4", ["Flash Knight", GAIA], marks=pytest.mark.ruling("INFO-014")),
        pytest.param("mr3", [GAIA, "Flash Knight"], marks=pytest.mark.ruling("INFO-015")),
    ],
)
def test_order_of_the_extra_deck(rules: str, from_the_top: list[str]) -> None:
    duel = Scenario(rules=rules)
    duel.put("Flash Knight", 0, c.LOCATION_EXTRA, -1, c.POS_FACEUP_ATTACK)
    duel.a.monsters(GAIA)
    duel.b.set("Compulsory Evacuation Device")
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA)[::-1] == from_the_top
    assert duel.find(GAIA).is_face_down()
    assert duel.find("Flash Knight").is_face_up()


# -- GY, hand -----------------------------------------------------------------------------------------


@pytest.mark.ruling("INFO-016")
def test_the_gy_is_public() -> None:
    duel = Scenario(player="B")
    duel.a.face_down("Kuriboh")
    duel.b.hand("Dark Hole")
    assert codes(view(duel, duel.b).foe.monsters) == [0]
    duel.b.activates("Dark Hole")
    duel.all_pass()
    assert codes(view(duel, duel.b).foe.graveyard) == [code("Kuriboh")]
    assert codes(view(duel, duel.a).me.graveyard) == [code("Kuriboh")]


@pytest.mark.ruling("INFO-019")
def test_the_hand_is_known_to_its_owner_only() -> None:
    names = ["Gemini Elf", "Vorse Raider", "Skull Servant"]
    duel = Scenario()
    duel.a.hand(*names)
    assert codes(view(duel, duel.b).foe.hand) == [0, 0, 0]
    assert codes(view(duel, duel.a).me.hand) == [code(name) for name in names]


@pytest.mark.ruling("INFO-019")
def test_a_random_discard_picks_each_card_with_equal_chance() -> None:
    names = ["Gemini Elf", "Vorse Raider", "Skull Servant"]
    discarded: Counter[str] = Counter()
    for seed in range(1, 91):
        duel = Scenario(seed=seed)
        duel.a.hand(*names).set("Mind Crush")
        duel.b.hand("Luster Dragon")
        duel.a.activates("Mind Crush")
        duel.a.chooses(code("Summoned Skull"))
        duel.all_pass()
        (lost,) = (name for name in duel.a.graveyard_names if name != "Mind Crush")
        discarded[lost] += 1
    assert set(discarded) == set(names)
    assert min(discarded.values()) >= 15  # 30 each are expected of 90


@pytest.mark.ruling("INFO-020")
def test_an_effect_activated_in_the_hand_reveals_its_card() -> None:
    duel = Scenario()
    duel.a.monsters("Mystical Elf").hand("Honest")
    duel.b.monsters("Gemini Elf").set("Divine Wrath").hand("Skull Servant")
    duel.a.battle_phase()
    duel.a.attacks("Mystical Elf", "Gemini Elf")
    duel.a.activates("Honest")
    assert offered_now(duel, duel.b, "Divine Wrath")  # B is about to respond
    (link,) = [event for event in told(duel, duel.b) if isinstance(event, ChainLinkAdded)]
    assert link.card.card.code == code("Honest")
    assert link.text.code == code("Honest")
    definition = duel.kernel.definition(link.text.code, link.text.effect)
    assert definition.kind == "quick"


@pytest.mark.ruling("INFO-021")
def test_a_revealed_hand_card_may_be_activated() -> None:
    duel = Scenario(player="B")
    duel.b.monsters("Ceremonial Bell").hand("Gemini Elf")
    duel.a.hand('Maxx "C"')
    assert codes(view(duel, duel.b).foe.hand) == [code('Maxx "C"')]
    duel.b.summons("Gemini Elf")
    assert duel.a.could_respond('Maxx "C"')


@pytest.mark.ruling("INFO-022")
def test_hands_are_hidden_again() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Ceremonial Bell").hand("Gemini Elf")
    duel.b.hand("Raigeki", "Vorse Raider")
    assert codes(view(duel, duel.b).foe.hand) == [code("Gemini Elf")]
    assert codes(view(duel, duel.a).foe.hand) == [code("Raigeki"), code("Vorse Raider")]
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert codes(view(duel, duel.b).foe.hand) == [0]
    assert codes(view(duel, duel.a).foe.hand) == [0]
    assert codes(view(duel, duel.a).me.hand) == [code("Gemini Elf")]


@pytest.mark.parametrize("bell", [True, False])
@pytest.mark.ruling("INFO-023")
def test_a_public_card_cannot_be_revealed_again(bell: bool) -> None:
    duel = Scenario()
    duel.a.hand(BLUE_EYES, ALTERNATIVE)
    if bell:
        duel.b.monsters("Ceremonial Bell")
    assert duel.a.may_special_summon(ALTERNATIVE) is not bell


@pytest.mark.ruling("INFO-024")
def test_a_card_revealed_as_a_cost_is_hidden_again() -> None:
    duel = Scenario()
    duel.a.hand(BLUE_EYES, ALTERNATIVE)
    duel.a.special_summons(ALTERNATIVE)
    duel.all_pass()
    assert duel.a.field_names == [ALTERNATIVE]
    assert shown(duel, duel.b) == [code(BLUE_EYES)]
    assert codes(view(duel, duel.b).foe.hand) == [0]


# -- the field ----------------------------------------------------------------------------------------


@pytest.mark.ruling("INFO-025")
def test_face_down_cards_are_known_to_their_controller() -> None:
    duel = Scenario()
    duel.a.face_down("Des Koala").set("Jar of Greed").monsters("Gemini Elf")
    mine, theirs = view(duel, duel.a).me, view(duel, duel.b).foe
    assert codes(mine.monsters) == [code("Des Koala"), code("Gemini Elf")]
    assert codes(mine.spells) == [code("Jar of Greed")]
    assert codes(theirs.monsters) == [0, code("Gemini Elf")]
    assert codes(theirs.spells) == [0]
    (monster, _), (trap,) = filter(None, theirs.monsters), filter(None, theirs.spells)
    assert monster.position == c.POS_FACEDOWN_DEFENSE
    assert not trap.is_face_up


@pytest.mark.ruling("INFO-026")
def test_a_set_spell_looks_like_a_set_trap() -> None:
    duel = Scenario()
    duel.a.set("Dian Keto the Cure Master", "Jar of Greed")
    one, other = (card for card in view(duel, duel.b).foe.spells if card is not None)
    assert one.type == other.type == 0
    assert one._replace(key=0, sequence=0) == other._replace(key=0, sequence=0)


@pytest.mark.ruling("INFO-027")
def test_a_set_monster_shows_nothing() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Summoned Skull")
    duel.a.sets("Summoned Skull", tributes=("Gemini Elf",))
    duel.all_pass()
    (monster,) = (card for card in view(duel, duel.b).foe.monsters if card is not None)
    hidden = (monster.code, monster.name_code, monster.type, monster.level, monster.attribute, monster.race)
    assert hidden == (0, 0, 0, 0, 0, 0)
    assert (monster.attack, monster.defense, monster.base_attack) == (0, 0, 0)
    log = told(duel, duel.b)
    assert [event.card.card.code for event in log if isinstance(event, CardSet)] == [0]
    moved = [event for event in log if isinstance(event, Moved)]
    tributed = [event for event in moved if event.reason & c.REASON_RELEASE]
    assert [event.before.card.code for event in tributed] == [code("Gemini Elf")]
    assert all(
        code("Summoned Skull") not in (event.before.card.code, event.after.card.code) for event in moved
    )


@pytest.mark.ruling("INFO-028")
def test_face_down_monsters_are_not_changed() -> None:
    duel = Scenario()
    duel.a.set("DNA Surgery").face_down("Gemini Elf")
    duel.a.activates("DNA Surgery")
    duel.a.chooses(c.RACE_ZOMBIE)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").race == c.RACE_SPELLCASTER
    duel.a.flips("Gemini Elf")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").race == c.RACE_ZOMBIE


# -- banished cards, materials ------------------------------------------------------------------------


@pytest.mark.ruling("INFO-032")
def test_cards_banished_face_up_are_public() -> None:
    duel = Scenario()
    duel.a.graveyard("Kuriboh").hand("Soul Release")
    duel.a.activates("Soul Release")
    if isinstance(duel.decision, d.SelectPlace):
        duel.respond(duel.decision.places[:1])
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Kuriboh")
    duel.all_pass()
    assert codes(view(duel, duel.a).me.banished) == [code("Kuriboh")]
    assert codes(view(duel, duel.b).foe.banished) == [code("Kuriboh")]


@pytest.mark.ruling("INFO-033")
def test_a_card_banished_face_down_is_known_to_its_owner() -> None:
    duel = Scenario()
    duel.a.deck("Gemini Elf", "Vorse Raider", "Skull Servant").hand("Different Dimension Capsule")
    duel.a.activates("Different Dimension Capsule")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert codes(view(duel, duel.a).me.banished) == [code("Vorse Raider")]
    assert codes(view(duel, duel.b).foe.banished) == [0]
    assert all(
        event.after.card.code != code("Vorse Raider") and event.before.card.code != code("Vorse Raider")
        for event in told(duel, duel.b)
        if isinstance(event, Moved)
    )


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("INFO-034")
def test_materials_are_public() -> None:
    duel = Scenario()
    duel.a.monsters("Gem-Knight Pearl")
    pearl = duel.a.card("Gem-Knight Pearl")
    for name in ("Gemini Elf", "Vorse Raider"):
        material = duel.put(name, 0, c.LOCATION_GRAVE, -1, c.POS_FACEUP_ATTACK)
        attach(duel, material.uid, pearl.uid)
    (monster,) = (card for card in view(duel, duel.b).foe.monsters if card is not None)
    assert codes(monster.materials) == [code("Gemini Elf"), code("Vorse Raider")]


def attach(duel: Scenario, material: int, holder: int) -> None:
    """Make a card of the GY the last Xyz Material of ``holder`` (while building)."""
    data, monster = duel.state.cards[material], duel.state.cards[holder]
    duel.state.pile(data.controller, data.location).remove(material)
    data.location, data.overlay_to, data.sequence = c.LOCATION_OVERLAY, holder, len(monster.materials)
    monster.materials = (*monster.materials, material)


# -- effects that show hands and Decks ----------------------------------------------------------------


@pytest.mark.ruling("INFO-036")
def test_a_check_of_both_decks() -> None:
    bug = "Man-Eater Bug"
    duel = Scenario()
    duel.a.hand("Nobleman of Crossout").deck(bug, "Gemini Elf", bug, "Vorse Raider")
    duel.b.face_down(bug).deck("Skull Servant", bug, bug)
    duel.a.activates("Nobleman of Crossout")
    duel.all_pass()
    assert duel.b.banished_names == [bug] * 3
    assert duel.a.banished_names == [bug] * 2
    assert sorted(duel.a.names(c.LOCATION_DECK)) == ["Gemini Elf", "Vorse Raider"]
    assert duel.b.names(c.LOCATION_DECK) == ["Skull Servant"]
    seen = Counter(shown(duel, duel.b))
    assert seen[code("Gemini Elf")] == seen[code("Vorse Raider")] == 1
    assert code("Skull Servant") in shown(duel, duel.a)
    assert (shuffles(duel, duel.a), shuffles(duel, duel.b)) == (1, 1)


@pytest.mark.ruling("INFO-039")
def test_respect_play() -> None:
    duel = Scenario()
    duel.a.face_up("Respect Play").hand("Gemini Elf")
    duel.b.hand("Vorse Raider")
    assert codes(view(duel, duel.b).foe.hand) == [code("Gemini Elf")]
    assert codes(view(duel, duel.a).foe.hand) == [0]
    duel.a.ends_turn()
    assert duel.turn_player == "B"
    assert codes(view(duel, duel.b).foe.hand) == [0]
    assert code("Vorse Raider") in codes(view(duel, duel.a).foe.hand)


def offered_cards(duel: Scenario) -> set[tuple[str, str]]:
    """(name, owner) of the cards the open selection offers."""
    assert isinstance(duel.decision, d.SelectCards)
    cards = [duel.kernel.by_key(ref.key) for ref in duel.decision.cards]
    return {(card.name, "AB"[card.data.owner]) for card in cards}


@pytest.mark.ruling("INFO-040")
def test_whose_deck_and_whose_gy() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial", "Soul Release").deck("Gemini Elf", "Vorse Raider").graveyard(
        "Luster Dragon"
    )
    duel.b.deck("Skull Servant", "Mystical Elf").graveyard("Celtic Guardian")
    duel.a.activates("Foolish Burial")
    duel.expect(0, (d.SelectCards,))
    assert offered_cards(duel) == {("Gemini Elf", "A"), ("Vorse Raider", "A")}
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    duel.a.activates("Soul Release")
    duel.expect(0, (d.SelectCards,))
    everything = {
        ("Luster Dragon", "A"),
        ("Gemini Elf", "A"),
        ("Foolish Burial", "A"),
        ("Celtic Guardian", "B"),
    }
    assert offered_cards(duel) == everything
    assert duel.happened(BecameTargets) == []
