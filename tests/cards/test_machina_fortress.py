"""Machina Fortress."""

from app.engine import decisions as d
from tests.scenario import Scenario

FORTRESS = "Machina Fortress"


def test_from_the_graveyard_with_eight_levels() -> None:
    duel = Scenario()
    duel.a.graveyard(FORTRESS).hand("Cyber Dragon", "X-Head Cannon")
    duel.a.special_summons(FORTRESS)
    duel.a.picks("X-Head Cannon")
    duel.all_pass()
    assert duel.place_of(FORTRESS) == "Monster Zone"
    duel = Scenario()
    duel.a.graveyard(FORTRESS).hand("Cyber Dragon", "Wattkid")
    assert not duel.a.may_special_summon(FORTRESS)


def test_discards_before_a_monster_effect_that_targets_it_resolves() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(FORTRESS)
    duel.b.monsters("Junk Archer").hand("Pot of Greed", "Jar of Greed")
    duel.b.activates("Junk Archer")
    duel.all_pass()
    assert isinstance(duel.decision, d.SelectCards)
    assert duel.decision.player == 0
    assert duel.place_of(FORTRESS) == "Monster Zone", "not resolved yet"
    duel.a.picks("Jar of Greed")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Jar of Greed"]
    assert duel.place_of(FORTRESS) == "banished"


def test_takes_a_card_with_it() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(FORTRESS)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", FORTRESS)
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == "GY"


def test_it_can_pay_with_itself() -> None:
    duel = Scenario()
    duel.a.hand(FORTRESS, "Proto-Cyber Dragon")
    duel.a.special_summons(FORTRESS)
    duel.a.picks(FORTRESS)
    duel.all_pass()
    assert duel.place_of(FORTRESS) == "Monster Zone"
    assert duel.a.graveyard_names == ["Proto-Cyber Dragon"]


def test_it_cannot_pay_with_itself_where_it_would_be_banished() -> None:
    duel = Scenario()
    duel.a.hand(FORTRESS, "Proto-Cyber Dragon")
    duel.b.face_up("Macro Cosmos")
    assert not duel.a.may_special_summon(FORTRESS)


def test_nothing_needless_is_discarded() -> None:
    duel = Scenario()
    duel.a.graveyard(FORTRESS).hand("Ancient Gear Golem", "Proto-Cyber Dragon", "Cyber Dragon")
    duel.a.special_summons(FORTRESS)
    duel.a.picks("Proto-Cyber Dragon")
    duel.all_pass()
    assert duel.a.hand_names == ["Ancient Gear Golem"], "3 + 5 Levels are enough, and 3 + 8 were too much"
