"""What only some eras know and no rulebook entry tells."""

from app.engine import decisions as d
from tests.scenario import Scenario

LYLA = "Lyla, Lightsworn Sorceress"
HOLE = "Bottomless Trap Hole"


def after_her_summon(rules: str) -> Scenario:
    """A has Normal Summoned Lyla, whose Ignition Effect destroys a Spell/Trap; B has the Trap Set."""
    duel = Scenario(rules=rules)
    duel.a.hand(LYLA)
    duel.b.set(HOLE)
    duel.a.summons(LYLA)
    return duel


def offered_to(duel: Scenario, player: int) -> list[str]:
    decision = duel.expect(player, (d.ChainResponse,))
    assert isinstance(decision, d.ChainResponse)
    return [name for name in (LYLA, HOLE) if any(duel.is_named(x.card, name) for x in decision.commands)]


def test_in_mr1_the_turn_player_may_use_an_ignition_effect_before_the_opponent_responds() -> None:
    duel = after_her_summon("mr1")
    assert offered_to(duel, 0) == [LYLA]
    duel.a.activates(LYLA)
    duel.b.activates(HOLE)  # as Chain Link 2: Lyla is banished, but her effect still resolves
    duel.all_pass()
    assert duel.place_of(LYLA) == "banished"


def test_in_mr1_whoever_does_not_use_the_priority_lets_the_opponent_respond() -> None:
    duel = after_her_summon("mr1")
    assert offered_to(duel, 0) == [LYLA]
    duel.duel.respond(())
    assert offered_to(duel, 1) == [HOLE]
    duel.b.activates(HOLE)
    duel.all_pass()
    assert duel.place_of(LYLA) == "banished"
    assert not duel.a.may_activate(LYLA)


def test_from_mr2_on_there_is_no_such_priority() -> None:
    for rules in ("mr2", "mr3", "mr4", "mr5"):
        assert offered_to(after_her_summon(rules), 1) == [HOLE]


def test_the_priority_is_for_summons_only_and_not_for_cards_in_the_hand() -> None:
    duel = Scenario(rules="mr1")
    duel.a.monsters(LYLA).hand("Elemental HERO Captain Gold", "Giant Soldier of Stone", "Upstart Goblin")
    duel.b.set(HOLE)
    duel.a.activates("Upstart Goblin")
    zone = duel.decision
    assert isinstance(zone, d.SelectPlace)
    duel.respond(zone.places[:1])
    # It has resolved and nobody was asked: a Spell gives nobody any priority.
    assert isinstance(duel.decision, d.IdleCommand)
    duel.a.summons("Giant Soldier of Stone")
    assert offered_to(duel, 0) == [LYLA]  # not Captain Gold in the hand
