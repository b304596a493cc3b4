"""State, RNG, notation, resampling."""

from __future__ import annotations

import pytest

from app.engine import constants as c
from app.engine.errors import BadNotation, UnknownRules
from app.engine.kernel import Kernel
from app.engine.notation import from_text, to_text
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from app.engine.rules import PRESETS, rules_named
from app.engine.viewing import view_for
from tests.scenario import Scenario, pool


def test_the_generator_gives_the_published_numbers() -> None:
    # xoshiro256** from the state 1, 2, 3, 4: the first outputs of the reference implementation.
    rng = Rng((1, 2, 3, 4))
    assert [rng.next() for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_below_is_in_range_and_reaches_every_number() -> None:
    rng = Rng(seed_words(9))
    assert {rng.below(6) for _ in range(200)} == set(range(6))


def test_equal_states_have_equal_digests_and_changes_show() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Dark Hole")
    state = duel.duel.kernel.state
    twin = state.clone()
    assert twin.digest() == state.digest()
    assert twin.cards[1] is not state.cards[1]
    twin.lp[0] -= 1
    assert twin.digest() != state.digest()


def test_problems_name_what_is_impossible() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    state = duel.state.clone()
    card = next(card for card in state.cards if card.location == c.LOCATION_MZONE)
    state.hand[0].append(card.uid)
    assert any("lies twice" in problem for problem in state.problems())
    state = duel.state.clone()
    state.cards[card.uid].sequence = 3
    assert any("says" in problem for problem in state.problems())


def test_flags_of_the_eras() -> None:
    mr2, mr3, mr4, mr5 = (PRESETS[name] for name in ("mr2", "mr3", "mr4", "mr5"))
    assert mr2.first_turn_draw
    assert not mr2.field_spell_each
    assert mr3.pendulum_sequences == (6, 7)
    assert not mr3.extra_monster_zones
    assert not mr3.first_turn_draw
    assert mr4.pendulum_sequences == (0, 4)
    assert mr4.extra_deck_free_types == 0
    assert mr5.extra_deck_free_types == c.TYPE_FUSION | c.TYPE_SYNCHRO | c.TYPE_XYZ
    with pytest.raises(UnknownRules, match="mr9"):
        rules_named("mr9")


def test_notation_round_trip() -> None:
    duel = Scenario(turn=5)
    duel.a.monsters("Vorse Raider").hand("Dark Hole").graveyard("Luster Dragon").life(1234)
    duel.b.face_down("Man-Eater Bug").set("Mirror Force").banished("Summoned Skull")
    text = to_text(duel.state)
    again = from_text(text, pool())
    assert to_text(again) == text
    assert again.lp == [1234, 8000]
    assert again.turn == 5


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "no rules line"),
        ("ketto 2\nrules mr5", "Line 1"),
        ("rules mr9", "Line 1"),
        ("rules mr5\nlp x y", "Line 2"),
        ("rules mr5\nA hand 1", "Line 2"),
        ("rules mr5\nturn 1 A main1\nA monster 0 attack 69247929\nA monster 0 attack 69247929", "Line 4"),
        ("rules mr5\nA spell 0 up 5318639 to=A3", "empty zone"),
    ],
)
def test_bad_notation_names_the_line(text: str, word: str) -> None:
    with pytest.raises(BadNotation, match=word):
        from_text(text, pool())


def test_resampling_keeps_what_is_seen_and_changes_what_is_not() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Dark Hole")
    duel.b.hand("Luster Dragon", "Summoned Skull", "Mirror Force", "Dark Hole").set("Mystical Space Typhoon")
    duel.b.face_down("Man-Eater Bug")
    state = duel.duel.kernel.state
    hands = set()
    for seed in range(30):
        other = resample(state, pool(), 0, Rng(seed_words(seed)))
        kernel = Kernel(other, pool())
        assert view_for(kernel, 0) == duel.duel.view(0)
        assert not other.problems()
        hands.add(tuple(card.name for card in kernel.cards_in(1, c.LOCATION_HAND)))
        (face_down,) = kernel.cards_in(1, c.LOCATION_MZONE)
        assert face_down.facts.type & c.TYPE_MONSTER
        (trap,) = kernel.cards_in(1, c.LOCATION_SZONE)
        assert trap.facts.type & (c.TYPE_SPELL | c.TYPE_TRAP)
    assert len(hands) > 5


def test_a_view_hides_what_its_player_may_not_know() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole")
    duel.b.hand("Luster Dragon").set("Mirror Force").face_down("Man-Eater Bug")
    view = duel.duel.view(0)
    assert [card.code for card in view.me.hand] == [53129443]
    assert [card.code for card in view.foe.hand] == [0]
    assert view.foe.monsters[0] is not None
    assert view.foe.monsters[0].code == 0
    assert view.foe.spells[0] is not None
    assert view.foe.spells[0].code == 0
    assert view.foe.deck_list == ()
    assert len(view.me.deck_list) == 10
