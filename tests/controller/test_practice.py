"""Hand tests, puzzles, and the model of the position editor."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ai.passive import PassiveAgent
from app.ai.random_agent import RandomAgent
from app.controller import practice_position as positions
from app.controller.live import HAND_TEST, HUMAN, PASSIVE, PUZZLE
from app.controller.practice import both_sides, hand_test, puzzle_duel
from app.controller.practice_editor import PositionEditor
from app.controller.practice_position import (
    Position,
    PositionError,
    parse_position,
    position_text,
)
from app.controller.practice_view import position_view
from app.controller.preferences import ALWAYS
from app.controller.session import DuelSession
from app.data.decks import Deck, load_ydk
from app.data.paths import sample_decks_dir
from app.data.puzzle_file import Puzzle, load_puzzle
from app.data.puzzle_store import sample_puzzles_dir
from app.engine import constants as c
from app.engine.decisions import SelectCards
from app.engine.duel import DeckList, Duel, Setup
from app.engine.errors import BadSetup
from app.engine.notation import from_text, to_text
from app.engine.rules import rules_named
from tests.scenario import pool

NAMES = ("Me", "Nobody")
HAND = c.LOCATION_HAND
MZONE, SZONE = c.LOCATION_MZONE, c.LOCATION_SZONE


def code(name: str) -> int:
    found = next(card.code for card in pool() if card.name == name and pool().is_playable(card.code))
    return found


def deck(name: str = "hero_fusion") -> Deck:
    return load_ydk(sample_decks_dir() / f"{name}.ydk", pool())


def play_out(duel: Duel) -> None:
    """Both players do nothing until the duel is over."""
    agents = (PassiveAgent(), PassiveAgent())
    while (decision := duel.decision) is not None:
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))


# --- hand tests -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_a_hand_test_never_ends_by_the_opponents_deck(first: bool) -> None:
    live = hand_test(deck(), pool(), "mr5", first, NAMES, 3)
    assert (live.players, live.mode) == ((HUMAN, PASSIVE), HAND_TEST)
    duel = Duel(live.setup, pool())
    assert duel.decision is not None
    view = duel.view(0)
    assert view.turn_player == (0 if first else 1)
    assert len(view.me.hand) == 5
    play_out(duel)
    assert (duel.winner, duel.win_reason) == (1, "deck")


def test_another_seed_is_another_hand() -> None:
    hands = set()
    for seed in range(4):
        duel = Duel(hand_test(deck(), pool(), "mr5", True, NAMES, seed).setup, pool())
        assert duel.decision is not None
        hands.add(tuple(sorted(card.code for card in duel.view(0).me.hand)))
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("rules", "first", "cards"), [("mr5", True, 5), ("mr5", False, 6), ("mr2", True, 6), ("mr2", False, 6)]
)
def test_a_stacked_deck_is_drawn_in_its_order(rules: str, first: bool, cards: int) -> None:
    tested = deck()
    stack = tuple(sorted(tested.main))[:8]
    duel = Duel(hand_test(tested, pool(), rules, first, NAMES, 1, stack).setup, pool())
    assert duel.decision is not None
    assert duel.decision.player == 0
    view = duel.view(0)
    assert sorted(card.code for card in view.me.hand) == sorted(stack[:cards])
    assert (view.turn, view.turn_player) == (1 if first else 2, 0)
    assert view.me.deck_count == len(tested.main) - cards
    assert view.foe.deck_count > view.me.deck_count
    # The cards that follow in the stack lie on top of the Deck.
    words = position_text(parse_position(to_text(duel.kernel.state))).split("A deck ")[1].split("\n")[0]
    top = [int(word) for word in words.split()][::-1]
    assert tuple(top[: len(stack) - cards]) == stack[cards:]
    play_out(duel)
    assert (duel.winner, duel.win_reason) == (1, "deck")


def test_a_stack_of_cards_the_deck_lacks_is_refused() -> None:
    with pytest.raises(BadSetup, match="too few copies of Blue-Eyes White Dragon"):
        hand_test(deck(), pool(), "mr5", True, NAMES, 1, (89631139,) * 4)


def test_a_puzzle_is_played_by_its_solver() -> None:
    puzzle = load_puzzle(sample_puzzles_dir() / "soft_target.puzzle")
    live = puzzle_duel(puzzle, NAMES, PASSIVE, 5)
    assert (live.mode, live.seat, live.players, live.names) == (PUZZLE, 0, (HUMAN, PASSIVE), NAMES)
    turned = replace(puzzle, position=puzzle.position.replace("goal A", "goal B"))
    live = puzzle_duel(turned, NAMES, HUMAN, 5)
    assert (live.seat, live.players, live.names) == (1, (HUMAN, HUMAN), ("Nobody", "Me"))
    assert puzzle_duel(replace(puzzle, position=both_sides_text()), NAMES).mode != PUZZLE


def both_sides_text() -> str:
    return position_text(Position())


def test_both_sides_belong_to_one_player() -> None:
    live = both_sides(Puzzle("x", both_sides_text()).setup(1), ("a", "b"))
    assert live.open_hands


# --- positions as text ------------------------------------------------------------------------

WHOLE = """ketto 1
rules mr5
turn 4 B battle
lp 100 7100
goal B 6
A summoned 1
A deck shuffled 89631139 69247929
A hand 53129443
A gy 89631139*
A banished 53129443_
A monster 2 attack 69247929 counter=1x2 by=normal new
A monster 5 defense 84013237 by=xyz with=69247929,89631139
A spell 1 up 40619825 to=A2
A spell 3 set 44095762
B monster 0 set 31305911 improper foreign
"""


def test_a_position_survives_as_text() -> None:
    position = parse_position(WHOLE)
    assert position_text(position) == WHOLE
    assert (position.turn, position.turn_player, position.phase) == (4, 1, "battle")
    assert position.goal == (1, 6)
    assert position.shuffled == (True, False)
    equip = position.at((0, SZONE, 1))
    monster = position.at((0, MZONE, 2))
    assert equip is not None
    assert monster is not None
    assert equip.to == monster.key
    # The engine reads the same.
    assert to_text(from_text(WHOLE.replace("shuffled ", ""), pool())) == WHOLE.replace("shuffled ", "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rules mr9", "Line 1"),
        ("rules mr5\nturn x A main1", "Line 2"),
        ("rules mr5\nA monster 2", "Line 2"),
        ("rules mr5\nA spell 1 up 40619825 to=A3", "empty zone A3"),
        ("rules mr5\nA monster 1 sideways 69247929", "Line 2"),
        ("rules mr5\nC hand 1", "Line 2"),
    ],
)
def test_a_bad_position_names_its_line(text: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        parse_position(text)


WORDS = ("ketto", "rules", "mr5", "turn", "A", "B", "main1", "lp", "goal", "monster", "spell", "deck", "up")
MORE = (
    "attack",
    "1",
    "-1",
    "x",
    "69247929",
    "to=A2",
    "with=",
    "counter=1x",
    "by=fish",
    "new",
    "#",
    "*^_",
    "",
)


@given(st.lists(st.lists(st.sampled_from(WORDS + MORE), max_size=7).map(" ".join), max_size=8).map("\n".join))
def test_any_text_is_a_position_or_one_clear_sentence(text: str) -> None:
    try:
        position = parse_position(text)
    except PositionError as error:
        told = str(error)
    else:
        told = "It can be read."
        assert parse_position(position_text(position)).rules == position.rules
    assert told.endswith(".")


def test_every_random_position_survives_the_editor() -> None:
    from tests.engine.test_positions import open_duel

    for step in (10, 40, 80):
        setup, responses = open_duel(step)
        duel = Duel(setup, pool())
        duel.decision  # noqa: B018
        for response in responses:
            duel.respond(response)
        text = to_text(duel.kernel.state)
        assert position_text(parse_position(text)) == text


# --- the editor ---------------------------------------------------------------------------------


@pytest.fixture
def editor() -> PositionEditor:
    return PositionEditor(pool())


def text_of(editor: PositionEditor) -> str:
    return position_text(editor.position)


def test_cards_come_to_zones_and_piles(editor: PositionEditor) -> None:
    wolf, hole, force = code("Gene-Warped Warwolf"), code("Dark Hole"), code("Mirror Force")
    assert editor.add(wolf, (0, MZONE, 2)) == ""
    assert editor.add(force, (1, SZONE, 3)) == ""
    assert editor.add(hole, (0, HAND, 0)) == ""
    assert editor.add(code("Stardust Dragon"), (0, HAND, 0)) == ""  # belongs in the Extra Deck
    lines = text_of(editor).splitlines()
    assert f"A monster 2 attack {wolf}" in lines
    assert f"B spell 3 set {force}" in lines
    assert f"A hand {hole}" in lines
    assert f"A extra {code('Stardust Dragon')}" in lines
    assert editor.troubles() == ()
    view = position_view(editor.position, pool())
    monster = view.sides[0].monsters[2]
    assert monster is not None
    assert (monster.attack, monster.code) == (2000, wolf)
    assert view.sides[1].spells[3] is not None


def test_what_cannot_lie_somewhere_is_refused(editor: PositionEditor) -> None:
    refused: tuple[tuple[str, tuple[int, int, int], str], ...] = (
        ("Dark Hole", (0, MZONE, 1), positions.NEEDS_SPELL_ZONE),
        ("Gene-Warped Warwolf", (0, SZONE, 1), positions.NEEDS_MONSTER_ZONE),
        ("Dark Hole", (0, SZONE, 5), positions.NOT_FIELD_ZONE),
    )
    for name, place, reason in refused:
        assert editor.add(code(name), place) == reason
    assert editor.position.pieces == ()
    assert not editor.can_undo
    editor.add(code("Gene-Warped Warwolf"), (0, MZONE, 1))
    assert editor.add(code("Marshmallon"), (0, MZONE, 1)) == positions.TAKEN


def test_equips_and_materials_by_dropping_on_a_monster(editor: PositionEditor) -> None:
    wolf, axe = code("Gene-Warped Warwolf"), code("Axe of Despair")
    xyz = next(card.code for card in pool() if card.type & c.TYPE_XYZ and pool().is_playable(card.code))
    editor.add(wolf, (1, MZONE, 0))
    assert editor.add(axe, (1, MZONE, 0)) == ""
    assert f"B spell 0 up {axe} to=B0" in text_of(editor)
    editor.add(xyz, (0, MZONE, 1))
    assert editor.add(wolf, (0, MZONE, 1)) == ""
    assert editor.move(1, (0, MZONE, 1)) == ""  # the equipped monster becomes material, too
    assert f"A monster 1 attack {xyz} by=xyz with={wolf},{wolf}" in text_of(editor)
    assert "to=" not in text_of(editor)
    editor.drop_material(3, 0)
    assert f"with={wolf}\n" in text_of(editor)


def test_moving_swaps_and_leaves_behind_what_belongs_to_a_place(editor: PositionEditor) -> None:
    wolf, mush = code("Gene-Warped Warwolf"), code("Marshmallon")
    editor.add(wolf, (0, MZONE, 0))
    editor.add(mush, (0, MZONE, 1))
    editor.change(1, position=c.POS_FACEUP_DEFENSE)
    editor.count(1, 1, 3)
    assert editor.move(1, (0, MZONE, 1)) == ""
    assert f"A monster 1 defense {wolf} counter=1x3" in text_of(editor)
    assert f"A monster 0 attack {mush}" in text_of(editor)
    editor.move(1, (0, c.LOCATION_GRAVE, 0))
    assert f"A gy {wolf}*\n" in text_of(editor)
    editor.count(2, 1, 2)
    editor.count(2, 1, 0)
    assert "counter" not in text_of(editor)
    assert editor.give_over(2) == ""
    assert f"B monster 0 attack {mush} foreign" in text_of(editor)


def test_piles_have_an_order(editor: PositionEditor) -> None:
    wolf, mush, hole = code("Gene-Warped Warwolf"), code("Marshmallon"), code("Dark Hole")
    for card in (wolf, mush, hole):
        editor.add(card, (0, c.LOCATION_DECK, 0))
    editor.move(3, (0, c.LOCATION_DECK, 0), 0)
    assert f"A deck {hole} {wolf} {mush}\n" in text_of(editor)
    assert position_view(editor.position, pool()).sides[0].top_card == mush
    editor.set(shuffled=(True, False))
    assert f"A deck shuffled {hole}" in text_of(editor)
    assert position_view(editor.position, pool()).sides[0].top_card == 0


def test_each_change_is_undone_and_done_again(editor: PositionEditor) -> None:
    changes: tuple[Callable[[], object], ...] = (
        lambda: editor.add(code("Gene-Warped Warwolf"), (0, MZONE, 0)),
        lambda: editor.change(1, position=c.POS_FACEUP_DEFENSE),
        lambda: editor.set("lp", lp=(100, 200)),
        lambda: editor.set_rules("mr3"),
        lambda: editor.set_words(name="A name"),
        lambda: editor.remove(1),
    )
    texts = [editor.puzzle().position + editor.name]
    for change in changes:
        change()
        texts.append(editor.puzzle().position + editor.name)
    assert len(set(texts)) == len(texts)
    for text in texts[-2::-1]:
        editor.undo()
        assert editor.puzzle().position + editor.name == text
    assert not editor.can_undo
    assert not editor.dirty
    for text in texts[1:]:
        editor.redo()
        assert editor.puzzle().position + editor.name == text
    assert not editor.can_redo


def test_typing_a_number_is_one_step(editor: PositionEditor) -> None:
    for lp in (1, 12, 120, 1200):
        editor.set("lp 0", lp=(lp, 8000))
    editor.undo()
    assert editor.position.lp == (8000, 8000)


def test_another_era_moves_what_lies_in_zones_it_lacks(editor: PositionEditor) -> None:
    wolf = code("Gene-Warped Warwolf")
    editor.add(wolf, (0, MZONE, 5))
    editor.set_rules("mr3")
    assert f"A monster 0 attack {wolf}" in text_of(editor)
    for n in range(1, 5):
        editor.add(wolf, (0, MZONE, n))
    editor.set_rules("mr5")
    editor.add(wolf, (0, MZONE, 6))
    editor.set_rules("mr2")
    assert f"A gy {wolf}\n" in text_of(editor)
    assert editor.troubles() == ()


def test_problems_name_the_cards_they_are_about(editor: PositionEditor) -> None:
    editor.add(code("Gene-Warped Warwolf"), (0, MZONE, 0))
    editor.change(1, location=SZONE)
    (trouble,) = editor.troubles()
    assert (trouble.reason, trouble.keys) == (positions.NEEDS_MONSTER_ZONE, (1,))
    editor.undo()
    editor.add(code("Marshmallon"), (0, MZONE, 5))
    editor.add(code("Marshmallon"), (0, MZONE, 3))
    editor.change(3, player=1, sequence=6)
    (trouble,) = editor.troubles()
    assert (trouble.reason, trouble.keys) == (positions.TAKEN, (2, 3))
    editor.undo()
    editor.change(3, counters=((99_999, 1),))
    (trouble,) = editor.troubles()
    assert "Line" in trouble.sentence
    assert trouble.keys == (3,)


# --- both sides at one table ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_an_open_table_shows_everything_by_the_names_questions_have(seed: int) -> None:
    lists = [DeckList(deck(name).main, deck(name).extra) for name in ("flip_control", "synchro")]
    duel = Duel(Setup(rules_named("mr5"), seed, (lists[0], lists[1])), pool())
    session = DuelSession(duel, (0, 1), preference=ALWAYS)
    agent = RandomAgent(seed)
    seats, renamed = set(), 0
    for _ in range(150):
        while session.settle():
            pass
        decision = session.decision
        if decision is None:
            break
        assert session.viewer == decision.player
        seats.add(decision.player)
        view = session.view()
        assert view.player == decision.player
        for side in view.sides:
            on_field = [card for card in (*side.monsters, *side.spells) if card is not None]
            assert all(card.code for card in (*side.hand, *on_field))
        if isinstance(decision, SelectCards):
            named = {ref.key for ref in decision.cards if ref.location & (c.LOCATION_ONFIELD | HAND)}
            assert named <= set(view.cards())
        keys = session.true_keys()
        renamed += len(keys)
        assert set(keys) <= set(view.cards())
        assert set(keys.values()).isdisjoint(view.cards())
        session.answer(agent.choose(duel.view(decision.player), decision))
    assert seats == {0, 1}
    assert renamed > 100


def test_nothing_is_open_against_an_ai() -> None:
    lists = [DeckList(deck(name).main, deck(name).extra) for name in ("flip_control", "synchro")]
    duel = Duel(Setup(rules_named("mr5"), 3, (lists[0], lists[1])), pool())
    session = DuelSession(duel, (0,), {1: PassiveAgent()})
    assert session.decision is not None
    assert session.true_keys() == {}
    assert not any(card.code for card in session.view().foe.hand)


# --- anything a mouse can do ----------------------------------------------------------------------


def do_something(editor: PositionEditor, rng: random.Random, codes: list[int]) -> None:
    place = (rng.randrange(2), rng.choice((MZONE, SZONE, HAND, *positions.PILE_WORDS)), rng.randrange(9))
    keys = [piece.key for piece in editor.position.pieces] or [0]
    key = rng.choice(keys)
    match rng.randrange(9):
        case 0 | 1 | 2:
            editor.add(rng.choice(codes), place)
        case 3 | 4:
            editor.move(key, place, rng.choice((None, rng.randrange(4))))
        case 5:
            editor.count(key, 1, rng.randrange(4))
            editor.change(key, position=rng.choice((1, 4, 8)))
        case 6:
            editor.give_over(key)
            editor.drop_material(key, 0)
        case 7:
            editor.set_rules(rng.choice(("mr2", "mr3", "mr5")))
        case _:
            rng.choice((editor.undo, editor.redo, lambda: editor.remove(key)))()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_can_be_read_shown_and_undone(seed: int) -> None:
    rng = random.Random(seed)
    playable = [card for card in pool() if pool().is_playable(card.code)]
    kinds = (c.TYPE_XYZ, c.TYPE_LINK, c.TYPE_PENDULUM, c.TYPE_EQUIP, c.TYPE_FIELD, c.TYPE_TOKEN, c.TYPE_TRAP)
    codes = [next(card.code for card in playable if card.type & kind) for kind in kinds]
    codes += [card.code for card in rng.sample(playable, 12)]
    editor = PositionEditor(pool())
    for _ in range(150):
        do_something(editor, rng, codes)
        position = editor.position
        text = position_text(position)
        assert position_text(parse_position(text)) == text
        view = position_view(position, pool())
        assert len(view.cards()) >= len([p for p in position.pieces if p.location != c.LOCATION_DECK])
        zones = [positions.shared_place(piece.place) for piece in position.pieces if piece.on_field]
        assert len(zones) == len(set(zones))
        assert editor.troubles() == ()
    while editor.can_undo:
        editor.undo()
    while editor.can_redo:
        editor.redo()
