"""Blue-Eyes Spirit Dragon."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import monster
from tests.rulings.extra_deck import scales, selectable
from tests.rulings.watching import could_answer
from tests.scenario import Scenario

SPIRIT, FAIRY = "Blue-Eyes Spirit Dragon", "Ancient Fairy Dragon"


def test_its_materials() -> None:
    stone = "The White Stone of Legend"
    duel = Scenario()
    duel.a.monsters(stone, "Blue-Eyes White Dragon").extra(SPIRIT)
    duel.a.special_summons(SPIRIT)
    duel.a.picks(stone, "Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.a.card(SPIRIT).was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    other = Scenario()
    other.a.monsters(stone, "Archfiend Empress").extra(SPIRIT)
    assert not other.a.may_special_summon(SPIRIT)


def test_no_player_summons_two_at_once() -> None:
    for there in (True, False):
        duel = Scenario()
        if there:
            monster(duel.b, SPIRIT)
        duel.a.hand("Scapegoat", "Monster Reborn").graveyard("Gemini Elf")
        duel.b.set("Scapegoat")
        assert duel.settled_decision() is not None
        assert duel.a.may_activate("Scapegoat") is not there
        assert duel.a.may_activate("Monster Reborn")
        duel.a.activates("Monster Reborn")
        assert could_answer(duel, duel.b, "Scapegoat") is not there
        duel.all_pass()
        assert "Gemini Elf" in duel.a.field_names


def test_only_one_monster_in_a_pendulum_summon() -> None:
    duel = Scenario()
    monster(duel.b, SPIRIT)
    scales(duel.a, "Stargazer Magician", "Timegazer Magician")
    duel.a.hand("Gemini Elf", "Vorse Raider")
    duel.a.special_summons("Stargazer Magician")
    assert selectable(duel, duel.a) == ["Gemini Elf", "Vorse Raider"]
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Vorse Raider"]
    assert duel.a.hand_names == ["Gemini Elf"]
    assert isinstance(duel.decision, d.IdleCommand)


def test_it_negates_one_effect_in_a_grave_a_turn() -> None:
    duel = Scenario()
    monster(duel.b, SPIRIT)
    duel.a.hand("Pot of Greed", "Soul Exchange").graveyard("D/D Swirl Slime", "Plaguespreader Zombie")
    duel.a.deck(*["D/D Swirl Slime"] * 6)
    duel.a.activates("Pot of Greed")
    assert not could_answer(duel, duel.b, SPIRIT)
    duel.all_pass()
    duel.a.activates("D/D Swirl Slime")
    duel.b.activates(SPIRIT, effect=1)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.a.banished_names == ["D/D Swirl Slime"]
    assert duel.b.card(SPIRIT).is_face_up()
    duel.a.activates("Plaguespreader Zombie", "Soul Exchange")
    assert not could_answer(duel, duel.b, SPIRIT)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Plaguespreader Zombie"]


def test_it_gives_way_for_a_turn() -> None:
    duel = Scenario()
    monster(duel.a, SPIRIT)
    duel.a.extra(FAIRY)
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(SPIRIT)  # it was not Synchro Summoned
    again = Scenario()
    monster(again.a, SPIRIT).kernel.state.cards[-1].summon_type = c.SUMMON_TYPE_SYNCHRO
    again.a.extra(FAIRY, SPIRIT, "Stardust Dragon", "Avenging Knight Parshath")
    again.a.activates(SPIRIT)
    again.all_pass()
    assert again.a.names(c.LOCATION_MZONE) == [FAIRY]
    assert again.a.card(FAIRY).is_in(c.POS_FACEUP_DEFENSE)
    assert again.a.graveyard_names == [SPIRIT]
    again.a.ends_turn()
    again.all_pass()
    assert again.a.graveyard_names == [SPIRIT, FAIRY]
    assert again.a.card(FAIRY).data.reason & c.REASON_DESTROY
