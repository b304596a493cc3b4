"""The course of a Duel and its turns (TURN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import (
    ChainLinkResolving,
    CoinsTossed,
    Drawn,
    DuelStarted,
    Event,
    Moved,
    PhaseStarted,
    TurnStarted,
)
from app.engine.rules import rules_named
from tests.scenario import FILLER, Scenario, pool

WARWOLF = "Gene-Warped Warwolf"
WORLD = "Arcana Force XXI - The World"
PIECES = (
    "Exodia the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)


def fresh_duel(*, seed: int = 5, first: int | None = 0) -> Duel:
    """A Duel between two 40-card Decks of Normal Monsters."""
    code = pool().named(FILLER).code
    deck = DeckList((code,) * 40)
    return Duel(Setup(rules_named("mr5"), seed, (deck, deck), first), pool())


def end_turn(duel: Duel) -> None:
    """The turn player ends the turn at once; nobody responds."""
    duel.respond((d.ACT_END, 0, 0))


def phases(events: list[Event]) -> list[int]:
    """Phases in the order of their announcement."""
    return [event.phase for event in events if isinstance(event, PhaseStarted)]


@pytest.mark.ruling("TURN-001")
def test_turns_alternate_and_are_counted() -> None:
    duel = fresh_duel()
    assert duel.decision is not None
    assert (duel.turn, duel.view(0).turn_player) == (1, 0)
    end_turn(duel)
    assert (duel.turn, duel.view(0).turn_player) == (2, 1)
    end_turn(duel)
    assert (duel.turn, duel.view(0).turn_player) == (3, 0)
    started = [(e.player, e.turn) for e in duel.take_events() if isinstance(e, TurnStarted)]
    assert started == [(0, 1), (1, 2), (0, 3)]


@pytest.mark.ruling("TURN-002")
def test_the_winner_of_the_toss_may_choose_to_go_second() -> None:
    seeds = [seed for seed in range(20) if _asked_first(seed) == 0]
    assert 0 < len(seeds) < 20, "the toss must be able to go either way"
    duel = fresh_duel(seed=seeds[0], first=None)
    assert isinstance(duel.decision, d.FirstPlayer)
    duel.respond((1,))
    assert duel.turn == 1
    assert duel.view(0).turn_player == 1
    assert duel.decision is not None
    assert duel.decision.player == 1


def _asked_first(seed: int) -> int:
    decision = fresh_duel(seed=seed, first=None).decision
    assert isinstance(decision, d.FirstPlayer)
    return decision.player


@pytest.mark.ruling("TURN-004")
def test_shuffled_decks_and_opening_hands() -> None:
    codes = tuple(pool().named(name).code for name in (WARWOLF, FILLER) for _ in range(20))
    deck = DeckList(codes)
    orders = set()
    for seed in range(4):
        duel = Duel(Setup(rules_named("mr5"), seed, (deck, deck), 0), pool())
        assert duel.decision is not None
        assert duel.turn == 1
        view = duel.view(0)
        for side in view.sides:
            assert (len(side.hand), side.deck_count, side.lp) == (5, 35, 8000)
        started = [event for event in duel.take_events() if isinstance(event, (DuelStarted, TurnStarted))]
        assert isinstance(started[0], DuelStarted)
        assert started[0].decks == (40, 40)
        order = tuple(duel.kernel.card(uid).code for uid in duel.kernel.state.deck[0])
        assert sorted(order) != list(order)
        orders.add(order)
    assert len(orders) == 4


@pytest.mark.ruling("TURN-005")
def test_no_draw_in_the_first_turn_but_a_draw_phase() -> None:
    duel = fresh_duel()
    assert isinstance(duel.decision, d.IdleCommand)
    side = duel.view(0).me
    assert (len(side.hand), side.deck_count) == (5, 35)
    assert phases(duel.take_events())[:2] == [c.PHASE_DRAW, c.PHASE_STANDBY]


@pytest.mark.ruling("TURN-006")
def test_the_second_player_draws_in_turn_two() -> None:
    duel = fresh_duel()
    assert duel.decision is not None
    assert len(duel.view(1).me.hand) == 5
    end_turn(duel)
    assert duel.turn == 2
    side = duel.view(1).me
    assert (len(side.hand), side.deck_count) == (6, 34)


@pytest.mark.ruling("TURN-007")
def test_no_battle_phase_in_the_first_turn() -> None:
    duel = Scenario(turn=1)
    duel.a.hand(WARWOLF)
    duel.a.summons(WARWOLF)
    duel.all_pass()
    assert duel.find(WARWOLF).position == c.POS_FACEUP_ATTACK
    assert not duel.a.may_enter_battle_phase()
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    leaving = {x.kind for x in decision.commands} & {d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END}
    assert leaving == {d.ACT_END}


@pytest.mark.ruling("TURN-008")
def test_no_main_phase_2_in_the_first_turn() -> None:
    duel = Scenario(turn=1)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn == 2
    assert phases(duel.events)[0] == c.PHASE_END


@pytest.mark.ruling("TURN-009")
def test_the_second_player_may_attack_in_turn_two() -> None:
    duel = Scenario(turn=2, player="B")
    duel.b.hand(WARWOLF)
    duel.b.summons(WARWOLF)
    duel.all_pass()
    assert duel.b.may_enter_battle_phase()
    duel.b.battle_phase()
    duel.b.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.a.lp == 6000


@pytest.mark.ruling("TURN-010")
def test_the_order_of_the_phases() -> None:
    duel = Scenario(turn=2, player="B")
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.turn, duel.turn_player) == (3, "A")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    duel.a.ends_turn()
    duel.all_pass()
    # The Battle Phase is announced by its steps: Start Step, Battle Step, End Step.
    own = [e.phase for e in duel.happened(PhaseStarted) if e.player == 0]
    assert own == [
        c.PHASE_DRAW,
        c.PHASE_STANDBY,
        c.PHASE_MAIN1,
        c.PHASE_BATTLE_START,
        c.PHASE_BATTLE_STEP,
        c.PHASE_BATTLE,
        c.PHASE_MAIN2,
        c.PHASE_END,
    ]


# -- skipped turns ------------------------------------------------------------------------------------


@pytest.mark.ruling("TURN-011")
def test_a_skipped_turn_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.monsters(WORLD, "Skull Servant", "Skull Servant")
    world = duel.a.card(WORLD).data
    world.flags = (("heads", 1, 0),)  # its toss at its Summon came up Heads
    duel.a.ends_turn()
    duel.a.activates(WORLD)
    duel.a.picks("Skull Servant", "Skull Servant")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Skull Servant"] * 2
    assert duel.turn_player == "A"
    assert isinstance(duel.decision, d.IdleCommand)
    assert [e.player for e in duel.happened(TurnStarted)] == [0]
    assert [e.player for e in duel.happened(PhaseStarted)] == [0, 0, 0, 0]
    assert (duel.a.hand_names, duel.b.hand_names) == ([FILLER], [])


@pytest.mark.ruling("TURN-012")
def test_a_skipped_turn_of_ones_own() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 2).set("Gamble")
    duel.b.hand(*[FILLER] * 6)
    duel.a.activates("Gamble")
    duel.a.chooses(wrong_call(duel))
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    duel.b.ends_turn()
    duel.b.picks(FILLER)
    duel.all_pass()
    assert [e.player for e in duel.happened(TurnStarted)] == [1, 1]
    assert duel.turn_player == "B"
    assert len(duel.a.hand_names) == 2


def wrong_call(duel: Scenario) -> int:
    """The side of the coin that will not come up, found on a copy."""
    twin = duel.duel.clone()
    while not isinstance(twin.decision, d.Option):
        assert isinstance(twin.decision, d.ChainResponse)
        twin.respond(())
    twin.take_events()
    twin.respond((1,))
    (toss,) = (event for event in twin.take_events() if isinstance(event, CoinsTossed))
    return 0 if toss.heads == (True,) else 1


# -- victory ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("TURN-017")
def test_sending_from_an_empty_deck_loses_nothing() -> None:
    duel = Scenario()
    duel.a.deck().monsters("Lyla, Lightsworn Sorceress")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.graveyard_names == []
    assert (duel.winner, duel.turn_player) == (None, "B")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.winner == "B"  # by the draw A needs now


@pytest.mark.ruling("TURN-022")
def test_the_turn_player_does_it_first() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 3).deck_top(WARWOLF, WARWOLF)
    duel.b.hand(*[FILLER] * 3).set("Hand Destruction")
    duel.a.hand("Mystical Space Typhoon").set("Mirror Force")
    duel.a.activates("Mystical Space Typhoon", "Mirror Force")
    duel.b.activates("Hand Destruction")
    first = duel.expect(0, (d.SelectCards,))
    assert isinstance(first, d.SelectCards)
    assert (first.min, first.max) == (2, 2)
    duel.a.picks(FILLER, FILLER)
    duel.b.picks(FILLER, FILLER)
    duel.all_pass()
    order: list[tuple[object, ...]] = []
    for event in duel.events:
        if isinstance(event, Moved) and event.before.card.location == c.LOCATION_HAND:
            if event.after.card.location == c.LOCATION_GRAVE:
                order.append(("send", event.before.card.controller))
        elif isinstance(event, Drawn):
            order.append(("draw", event.player, len(event.cards)))
    assert order == [("send", 0)] * 2 + [("send", 1)] * 2 + [("draw", 0, 2), ("draw", 1, 2)]


@pytest.mark.ruling("TURN-015")
def test_both_cannot_draw_enough() -> None:
    duel = Scenario(filler=4)
    duel.a.face_down("Morphing Jar")
    duel.a.flips("Morphing Jar")
    duel.all_pass()
    assert duel.decision is None
    assert duel.winner == "draw"


@pytest.mark.ruling("TURN-016")
def test_one_player_cannot_draw_enough() -> None:
    duel = Scenario(filler=4)
    duel.a.deck_top(*[FILLER] * 6).face_down("Morphing Jar")
    assert (duel.a.deck_count, duel.b.deck_count) == (10, 4)
    duel.a.flips("Morphing Jar")
    duel.all_pass()
    assert duel.decision is None
    assert duel.winner == "A"


@pytest.mark.ruling("TURN-018")
@pytest.mark.parametrize("on_top", [0, 4])
def test_a_victory_in_the_middle_of_a_chain(on_top: int) -> None:
    drawn = PIECES[on_top]
    held = [piece for piece in PIECES if piece != drawn]
    duel = Scenario()
    duel.a.hand(*held).deck_top(drawn).set("Jar of Greed")
    duel.b.set("Mind Crush")
    duel.a.hand("Mystical Space Typhoon").set("Mirror Force")
    duel.a.activates("Mystical Space Typhoon", "Mirror Force")
    duel.b.activates("Mind Crush")
    duel.b.chooses(pool().named(held[0]).code)
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert duel.winner == "A"
    assert duel.decision is None
    resolving = [event.card.card.code for event in duel.happened(ChainLinkResolving)]
    assert resolving == [pool().named("Jar of Greed").code]
    assert set(PIECES) <= set(duel.a.hand_names)


@pytest.mark.ruling("TURN-020")
def test_your_opponent_is_the_other_player() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant", "Skull Servant").hand("Mystical Space Typhoon").set("Mirror Force")
    duel.b.set("Just Desserts")
    duel.a.activates("Mystical Space Typhoon", "Mirror Force")
    duel.b.activates("Just Desserts")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7000, 8000)


@pytest.mark.ruling("TURN-013")
@pytest.mark.parametrize("clock", [True, False])
def test_a_turn_count_moves_forward(clock: bool) -> None:
    swords, pyro = "Swords of Revealing Light", "Pyro Clock of Destiny"
    duel = Scenario()
    duel.a.hand(swords).set(pyro)
    duel.a.activates(swords)
    duel.all_pass()
    duel.a.ends_turn()
    while duel.turn < 4:
        duel.respond(())
    if clock:
        duel.a.activates(pyro)
        while duel.find(swords).flag("turns") == 0:
            assert isinstance(duel.decision, d.ChainResponse)
            duel.respond(())
        assert (duel.turn, duel.find(swords).flag("turns")) == (4, 1)
    duel.all_pass()
    assert (duel.turn, duel.phase) == (4, c.PHASE_MAIN1)  # the turn itself goes on as usual
    assert duel.find(swords).flag("turns") == int(clock)
    last = 6 if clock else 8
    for turn in range(4, last):
        assert (duel.turn, duel.place_of(swords)) == (turn, "Spell & Trap Zone")
        (duel.b if turn % 2 == 0 else duel.a).ends_turn()
        duel.all_pass()
        if turn == 4:
            assert duel.find(swords).flag("turns") == (2 if clock else 1)
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of(swords) == "GY"
    (gone,) = (e for e in duel.happened(Moved) if e.reason & c.REASON_DESTROY)
    begun = [e.turn for e in duel.events[: duel.events.index(gone)] if isinstance(e, TurnStarted)]
    assert begun[-1] == last


def _countdowns(clock_of_b: bool) -> Scenario:
    """A activates Final Countdown in turn 1, B in turn 2; B may move its own count forward in turn 10."""
    countdown, pyro = "Final Countdown", "Pyro Clock of Destiny"
    duel = Scenario(turn=1, filler=25)
    duel.a.hand(countdown)
    duel.b.hand(countdown).set(pyro)
    duel.a.activates(countdown)
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    duel.b.activates(countdown)
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (6000, 6000)
    while duel.turn < 20:
        if duel.turn == 10 and clock_of_b:
            duel.b.activates(pyro)
            choice = duel.expect(1, (d.SelectCards,))
            assert isinstance(choice, d.SelectCards)
            duel.respond(tuple(ref.key for ref in choice.cards if ref.controller == 1))
            duel.all_pass()
            assert duel.b.card(countdown).flag("turns") == 1
        _end_turn_of(duel)
    assert duel.winner is None
    _end_turn_of(duel)
    return duel


def _end_turn_of(duel: Scenario) -> None:
    """The turn player ends the turn and discards what is too much."""
    (duel.a if duel.turn_player == "A" else duel.b).ends_turn()
    duel.all_pass()
    if isinstance(duel.decision, d.SelectCards):
        duel.respond(tuple(ref.key for ref in duel.decision.cards[: duel.decision.min]))
        duel.all_pass()


@pytest.mark.ruling("TURN-014")
@pytest.mark.parametrize("clock_of_b", [True, False])
def test_two_special_victories_at_once_are_a_draw(clock_of_b: bool) -> None:
    duel = _countdowns(clock_of_b)
    assert duel.decision is None
    assert duel.turn == 20
    assert duel.winner == ("draw" if clock_of_b else "A")
