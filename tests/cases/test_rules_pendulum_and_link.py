"""Cases of other simulators that need Pendulum, Xyz and Link Monsters (tests/cases/README.md)."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import materials, monster, put
from tests.scenario import Scenario

RANK_UP = "Rank-Up-Magic Quick Chaos"
UTOPIA, RAY_V = "Number 39: Utopia", "Number C39: Utopia Ray V"


def test_case_28_a_quick_play_set_by_an_effect_that_says_so_may_be_used_at_once() -> None:
    duel = Scenario()
    strix = monster(duel.a, "Raidraptor - Wise Strix", 5)
    falcon = monster(duel.a, "Raidraptor - Rise Falcon", 2)
    materials(duel.a, falcon, "Harpie Lady")
    monster(duel.a, UTOPIA)
    ball = monster(duel.b, "Mystical Shine Ball")
    duel.state.cards[ball.uid].summon_type = c.SUMMON_TYPE_SPECIAL
    duel.a.deck_top(RANK_UP).hand(RANK_UP).extra(RAY_V)
    assert duel.a.may_activate(RANK_UP)
    duel.a.sets(RANK_UP)
    duel.all_pass()
    by_hand = duel.kernel.cards_in(0, c.LOCATION_SZONE)[0]
    assert not duel.a.may_activate(RANK_UP)
    duel.a.activates("Raidraptor - Rise Falcon")
    duel.all_pass()
    assert strix.is_on_field()
    by_strix = next(card for card in duel.kernel.cards_in(0, c.LOCATION_SZONE) if card.uid != by_hand.uid)
    assert by_strix.is_face_down()
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    able = {x.card.key for x in decision.commands if x.kind == d.ACT_ACTIVATE}
    assert by_strix.uid in able
    assert by_hand.uid not in able
    duel.a.activates(RANK_UP)
    duel.all_pass()
    assert RAY_V in duel.a.field_names
    assert by_strix.location == c.LOCATION_GRAVE


def test_case_28_wise_strix_brings_a_silent_bird() -> None:
    duel = Scenario()
    duel.a.monster_in(1, "Raidraptor - Skull Eagle").monster_in(2, "Raidraptor - Skull Eagle")
    duel.a.extra("Raidraptor - Wise Strix").deck_top("Blackwing - Zephyros the Elite")
    duel.a.special_summons("Raidraptor - Wise Strix")
    duel.a.picks("Raidraptor - Skull Eagle", "Raidraptor - Skull Eagle")
    duel.a.activates("Raidraptor - Wise Strix")
    duel.all_pass()
    bird = duel.find("Blackwing - Zephyros the Elite")
    assert bird.position == c.POS_FACEUP_DEFENSE
    assert bird.is_negated()


def rebellion(*, proper: bool) -> Scenario:
    duel = Scenario()
    put(duel.a, "Stargazer Magician", c.LOCATION_SZONE, 0)
    put(duel.a, "Timegazer Magician", c.LOCATION_SZONE, 4)
    dragon = put(duel.a, "Odd-Eyes Rebellion Dragon", c.LOCATION_EXTRA, position=c.POS_FACEUP_ATTACK)
    if not proper:
        duel.state.cards[dragon.uid].status = 0
    duel.a.hand("Monster Reborn")
    duel.b.set("Solemn Warning")
    duel.a.special_summons("Stargazer Magician")
    duel.a.picks("Odd-Eyes Rebellion Dragon")
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    assert duel.place_of("Odd-Eyes Rebellion Dragon") == "GY"
    assert duel.b.lp == 6000
    return duel


def test_case_64_a_negated_pendulum_summon_keeps_the_mark_of_the_proper_one() -> None:
    duel = rebellion(proper=True)
    assert duel.a.may_activate("Monster Reborn")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Odd-Eyes Rebellion Dragon"]


def test_case_64_without_a_proper_summon_it_stays_in_the_graveyard() -> None:
    duel = rebellion(proper=False)
    assert not duel.a.may_activate("Monster Reborn")


def test_case_64_the_dragon_becomes_a_scale_when_destroyed() -> None:
    duel = Scenario()
    monster(duel.a, "Odd-Eyes Rebellion Dragon", 5)
    put(duel.a, "Stargazer Magician", c.LOCATION_SZONE, 0)
    duel.b.hand("Mokey Mokey").set("Raigeki Break")
    duel.a.hand("Jar of Greed")
    duel.a.sets("Jar of Greed")
    duel.b.activates("Raigeki Break", "Odd-Eyes Rebellion Dragon")
    duel.a.activates("Odd-Eyes Rebellion Dragon")
    duel.all_pass()
    dragon = duel.find("Odd-Eyes Rebellion Dragon")
    assert dragon.in_pendulum_zone
    assert duel.place_of("Stargazer Magician") == "Extra Deck"


def oracle(*, life: int) -> Scenario:
    duel = Scenario()
    duel.a.face_up("Trickstar Light Stage").monsters("Trickstar Lilybell").hand("Ookazi")
    monster(duel.b, "D/D/D Oracle King d'Arc")
    duel.b.life(life)
    return duel


def test_case_13_effect_damage_that_becomes_a_gain_comes_too_late() -> None:
    alive = oracle(life=700)
    alive.a.activates("Ookazi")
    alive.all_pass()
    assert alive.b.lp == 1500
    duel = oracle(life=700)
    duel.a.battle_phase()
    duel.a.attacks_directly("Trickstar Lilybell")
    duel.all_pass()
    assert duel.winner == "A"
    assert duel.b.lp == 0


def test_case_13_with_more_lp_it_is_a_gain() -> None:
    duel = oracle(life=900)
    duel.a.battle_phase()
    duel.a.attacks_directly("Trickstar Lilybell")
    duel.all_pass()
    assert duel.winner is None
    assert duel.b.lp == 900 - 800 + 200
