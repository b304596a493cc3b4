"""Gozen Match."""

from app.engine import authoring as ygo

card = ygo.Script(53334471, "Gozen Match")

card.activates()


def kinds(player: ygo.Player) -> list[int]:
    """Attributes among the player's face-up monsters."""
    return [bit for bit in ygo.ATTRIBUTES if any(m.is_attribute(bit) for m in player.face_up_monsters())]


def mixed(fx: ygo.Effect) -> list[ygo.Player]:
    """Players with more than one of them, the turn player first."""
    players = (fx.turn_player, fx.turn_player.opponent)
    return [each for each in players if len({m.attribute for m in each.face_up_monsters()}) > 1]


@card.continuous(ygo.EVENT_ADJUST, at=ygo.LOCATION_SZONE, when=lambda fx: bool(mixed(fx)))
async def keep_one(fx: ygo.Effect) -> None:
    """Each player can control monsters of 1 Attribute only and must send their other face-up monsters to the
    GY; they choose the Attribute to keep.
    """
    for player in mixed(fx):
        kept = await fx.declare_attribute(kinds(player), player)
        leaving = player.face_up_monsters(lambda m, kept=kept: not m.is_attribute(kept))  # type: ignore[misc]  # bound
        await fx.send_to_grave(leaving, reason=ygo.REASON_RULE)
