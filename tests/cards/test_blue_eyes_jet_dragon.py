"""Blue-Eyes Jet Dragon."""

from tests.scenario import Scenario

JET = "Blue-Eyes Jet Dragon"


def test_it_takes_off_when_a_card_is_destroyed() -> None:
    duel = Scenario()
    duel.a.hand(JET, "Mystical Space Typhoon").graveyard("Blue-Eyes White Dragon")
    duel.b.set("Mirror Force")
    duel.a.activates("Mystical Space Typhoon")
    duel.a.activates(JET)
    duel.all_pass()
    assert duel.a.field_names == [JET]


def test_only_with_blue_eyes_near() -> None:
    duel = Scenario()
    duel.a.hand(JET, "Mystical Space Typhoon", "Blue-Eyes White Dragon")
    duel.b.set("Mirror Force")
    duel.a.activates("Mystical Space Typhoon")
    assert not duel.a.could_respond(JET)


def test_not_for_its_own_destruction() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters(JET).graveyard("Blue-Eyes White Dragon")
    duel.a.activates("Raigeki")
    assert not duel.b.could_respond(JET)


def test_the_other_cards_are_shielded() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki", "Heavy Storm")
    duel.b.monsters(JET, "Vorse Raider").set("Mirror Force")
    duel.a.activates("Heavy Storm")
    duel.all_pass()
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert sorted(duel.b.field_names) == ["Mirror Force", "Vorse Raider"]
    assert duel.b.graveyard_names == [JET]


def test_it_sweeps_a_card_away_at_the_start_of_its_battle() -> None:
    duel = Scenario()
    duel.a.monsters(JET).graveyard("Blue-Eyes White Dragon")
    duel.b.monsters("Vorse Raider").set("Trap Hole")
    duel.a.battle_phase()
    duel.a.attacks(JET, "Vorse Raider")
    duel.a.activates(JET)
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.b.hand_names == ["Vorse Raider"]
    assert duel.b.lp == 8000
