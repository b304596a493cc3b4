"""Gaia Saber, the Lightning Shadow."""

from tests.scenario import Scenario

SABER = "Gaia Saber, the Lightning Shadow"


def test_three_monsters_or_a_link_2_and_one() -> None:
    for monsters, able in (
        (("Wattkid", "Luster Dragon"), False),
        (("Wattkid", "Luster Dragon", "Sangan"), True),
        (("Proxy Dragon", "Sangan"), True),
    ):
        duel = Scenario()
        duel.a.monsters(*monsters).extra(SABER)
        assert duel.a.may_special_summon(SABER) is able
