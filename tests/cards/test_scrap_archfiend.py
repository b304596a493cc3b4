"""Scrap Archfiend."""

from tests.scenario import Scenario


def test_it_needs_a_tuner_and_level_7() -> None:
    for monsters, able in (
        (("Tune Warrior", "Celtic Guardian"), True),
        (("Wattkid", "Celtic Guardian"), False),
        (("Tune Warrior", "Wattkid"), False),
    ):
        duel = Scenario()
        duel.a.monsters(*monsters).extra("Scrap Archfiend")
        assert duel.a.may_special_summon("Scrap Archfiend") is able
