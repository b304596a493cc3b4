"""Kagetokage."""

from tests.scenario import Scenario


def test_it_follows_a_level_4_monster() -> None:
    for name, able in (("Celtic Guardian", True), ("Wattkid", False)):
        duel = Scenario()
        duel.a.hand("Kagetokage", name)
        assert not duel.a.may_summon("Kagetokage")
        assert not duel.a.may_set("Kagetokage")
        duel.a.summons(name)
        assert duel.a.could_respond("Kagetokage") is able


def test_it_comes_to_the_field_and_is_no_synchro_material() -> None:
    duel = Scenario()
    duel.a.hand("Kagetokage", "Celtic Guardian").extra("Scrap Archfiend").monsters("Tune Warrior")
    duel.a.summons("Celtic Guardian")
    duel.a.activates("Kagetokage")
    duel.all_pass()
    assert duel.place_of("Kagetokage") == "Monster Zone"
    duel.a.special_summons("Scrap Archfiend")
    duel.a.picks("Tune Warrior", "Celtic Guardian")
    duel.all_pass()
    assert sorted(duel.a.names(4)) == ["Kagetokage", "Scrap Archfiend"]
