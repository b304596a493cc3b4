"""Superheavy Samurai Ogre Shutendoji."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

OGRE = "Superheavy Samurai Ogre Shutendoji"


def test_it_attacks_with_its_def() -> None:
    duel = Scenario()
    monster(duel.a, OGRE, position=c.POS_FACEUP_DEFENSE)
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks(OGRE, "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 7400
    assert duel.b.graveyard_names == ["Vorse Raider"]


def summoned(*grave: str) -> Scenario:
    """A Synchro Summons it (6) with Battleball (2) and a lowered Big Benkei; these cards lie in A's GY."""
    duel = Scenario()
    duel.a.monsters("Superheavy Samurai Battleball").extra(OGRE).graveyard(*grave)
    benkei = monster(duel.a, "Superheavy Samurai Big Benkei")
    duel.kernel.add_lingering(
        effect=c.EFFECT_CHANGE_LEVEL,
        value=4,
        source=duel.kernel.card(benkei.uid),
        player=0,
        targets=((benkei.uid, benkei.data.generation),),
    )
    duel.b.set("Jar of Greed", "Waboku")
    duel.a.special_summons(OGRE)
    duel.a.picks("Superheavy Samurai Battleball", "Superheavy Samurai Big Benkei")
    return duel


def test_it_drinks_all_their_spells_and_traps() -> None:
    duel = summoned("Kuriboh")
    duel.a.activates(OGRE)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Jar of Greed", "Waboku"]


def test_not_with_a_spell_in_the_grave() -> None:
    duel = summoned("Pot of Greed")
    assert not duel.a.could_respond(OGRE)
    duel.all_pass()
    assert duel.b.graveyard_names == []
