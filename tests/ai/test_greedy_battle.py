"""The battle planner: what to attack with what, by numbers alone."""

from app.ai.evaluate import Values
from app.ai.greedy_battle import NO_PLAN, BattlePlanner, Fighter
from app.ai.knowledge import Knowledge
from tests.scenario import pool


def planner() -> BattlePlanner:
    return BattlePlanner(Values(pool()), Knowledge(pool()))


def attacker(key: int, attack: int) -> Fighter:
    return Fighter(key, attack, 0, True, False, attack)


def wall(key: int, defense: int) -> Fighter:
    return Fighter(key, 0, defense, False, False, defense * 3 // 4)


def unknown(key: int) -> Fighter:
    return Fighter(key, 0, 0, False, True, 1100)


def attacks(mine: list[Fighter], theirs: list[Fighter], lp: int = 8000) -> tuple[tuple[int, int], ...]:
    return planner().plan(mine, theirs, lp, 8000).attacks


def test_no_monster_no_plan() -> None:
    assert planner().plan([], [wall(9, 100)], 8000, 8000) is NO_PLAN


def test_an_open_field_is_attacked_directly_by_all() -> None:
    plan = planner().plan([attacker(1, 1000), attacker(2, 500)], [], 8000, 8000)
    assert set(plan.attacks) == {(1, 0), (2, 0)}
    assert plan.damage == 1500
    assert not plan.lethal


def test_never_into_a_stronger_monster() -> None:
    assert attacks([attacker(1, 1900)], [attacker(9, 2000)]) == ()
    assert attacks([attacker(1, 1900)], [wall(9, 2000)]) == ()


def test_the_stronger_of_two_targets_that_can_be_beaten() -> None:
    assert attacks([attacker(1, 2000)], [attacker(8, 1200), attacker(9, 1900)]) == ((1, 9),)


def test_two_attackers_share_two_targets_so_that_both_fall() -> None:
    mine = [attacker(1, 2500), attacker(2, 1500)]
    assert set(attacks(mine, [attacker(8, 1400), attacker(9, 2400)])) == {(1, 9), (2, 8)}


def test_the_way_is_cleared_before_direct_attacks() -> None:
    plan = attacks([attacker(1, 2500), attacker(2, 1500)], [attacker(9, 1000)])
    assert plan == ((2, 9), (1, 0))


def test_a_winning_line_goes_before_a_richer_one() -> None:
    plan = planner().plan([attacker(1, 2500), attacker(2, 1500)], [attacker(9, 1400)], 2600, 8000)
    assert plan.lethal
    assert plan.damage >= 2600
    assert plan.attacks == ((2, 9), (1, 0))


def test_an_even_trade_is_made_only_for_something_better() -> None:
    richer = Fighter(9, 1900, 0, True, False, 2600)
    assert attacks([attacker(1, 1900)], [richer]) == ((1, 9),)
    assert attacks([attacker(1, 1900)], [attacker(9, 1900)]) == ()


def test_a_monster_battle_cannot_destroy_is_only_worth_the_damage() -> None:
    tough = attacker(9, 1000)._replace(tough=True)
    exchange = planner().exchange(attacker(1, 1500), tough, 8000, 8000)
    assert (exchange.kills, exchange.damage) == (False, 500)


def test_strong_monsters_attack_what_is_face_down_and_weak_ones_do_not() -> None:
    assert attacks([attacker(1, 2000)], [unknown(9)]) == ((1, 9),)
    assert attacks([attacker(1, 800)], [unknown(9)]) == ()


def test_piercing_counts_as_damage() -> None:
    lance = attacker(1, 2000)._replace(pierces=True)
    plan = planner().plan([lance], [wall(9, 500)], 1500, 8000)
    assert plan.lethal
