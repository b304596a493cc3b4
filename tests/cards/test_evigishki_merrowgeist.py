"""Evigishki Merrowgeist."""

from app.engine import constants as c
from tests.scenario import Scenario


def with_material(player: str = "A") -> Scenario:
    duel = Scenario(player=player)
    duel.a.monsters("Evigishki Merrowgeist")
    holder = duel.find("Evigishki Merrowgeist").data
    data = duel.put("Skull Servant", 0, c.LOCATION_GRAVE, -1, c.POS_FACEUP_ATTACK).data
    duel.state.grave[0].remove(data.uid)
    data.location, data.overlay_to, data.sequence = c.LOCATION_OVERLAY, holder.uid, 0
    holder.materials = (data.uid,)
    return duel


def test_not_when_the_foe_survives() -> None:
    duel = with_material()
    duel.b.defending("Giant Soldier of Stone", "Marshmallon")
    duel.a.battle_phase()
    duel.a.attacks("Evigishki Merrowgeist", "Marshmallon")
    assert not duel.a.could_respond("Evigishki Merrowgeist")


def test_the_gy_if_not_used() -> None:
    duel = with_material()
    duel.b.monsters("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Evigishki Merrowgeist", "Gemini Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Gemini Elf"]
