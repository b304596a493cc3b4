"""Maestroke the Symphony Djinn."""

from app.engine import constants as c
from tests.scenario import Scenario


def with_material(player: str = "A") -> Scenario:
    duel = Scenario(player=player)
    duel.a.monsters("Maestroke the Symphony Djinn")
    holder = duel.find("Maestroke the Symphony Djinn").data
    data = duel.put("Skull Servant", 0, c.LOCATION_GRAVE, -1, c.POS_FACEUP_ATTACK).data
    duel.state.grave[0].remove(data.uid)
    data.location, data.overlay_to, data.sequence = c.LOCATION_OVERLAY, holder.uid, 0
    holder.materials = (data.uid,)
    return duel


def test_turns_an_attacker_face_down() -> None:
    duel = with_material()
    duel.b.monsters("Gemini Elf").defending("Vorse Raider")
    duel.a.activates("Maestroke the Symphony Djinn")
    duel.all_pass()
    assert duel.b.card("Gemini Elf").position == c.POS_FACEDOWN_DEFENSE
    assert duel.a.graveyard_names == ["Skull Servant"]
    assert not duel.a.may_activate("Maestroke the Symphony Djinn")


def test_replaces_destruction_by_an_effect() -> None:
    duel = with_material("B")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.a.says(True)
    duel.all_pass()
    assert duel.a.field_names == ["Maestroke the Symphony Djinn"]
