"""Call of the Haunted."""

from app.engine import constants as c
from tests.scenario import Scenario


def revived() -> Scenario:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Vorse Raider")
    duel.a.hand("Mystical Space Typhoon", "Offerings to the Doomed")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    return duel


def test_it_revives_in_attack_position_and_stays() -> None:
    duel = revived()
    assert duel.a.card("Vorse Raider").position == c.POS_FACEUP_ATTACK
    assert "Call of the Haunted" in duel.a.field_names


def test_the_monster_is_destroyed_when_the_trap_leaves() -> None:
    duel = revived()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Call of the Haunted") == "GY"


def test_the_trap_is_destroyed_with_the_monster() -> None:
    duel = revived()
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Call of the Haunted") == "GY"


def test_the_trap_stays_when_the_monster_is_tributed() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Vorse Raider").hand("Summoned Skull")
    duel.a.activates("Call of the Haunted")
    duel.a.summons("Summoned Skull", ["Vorse Raider"])
    duel.all_pass()
    assert duel.place_of("Call of the Haunted") == "Spell & Trap Zone"


def test_it_only_takes_your_own_graveyard() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted")
    duel.b.graveyard("Vorse Raider")
    assert not duel.a.may_activate("Call of the Haunted")
