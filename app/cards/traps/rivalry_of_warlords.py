"""Rivalry of Warlords."""

from app.engine import authoring as ygo

card = ygo.Script(90846359, "Rivalry of Warlords")

card.activates()


def kinds(player: ygo.Player) -> list[int]:
    """Types among the player's face-up monsters."""
    return [bit for bit in ygo.RACES if any(m.is_race(bit) for m in player.face_up_monsters())]


def mixed(fx: ygo.Effect) -> list[ygo.Player]:
    """Players with more than one of them, the turn player first."""
    players = (fx.turn_player, fx.turn_player.opponent)
    return [each for each in players if len({m.race for m in each.face_up_monsters()}) > 1]


@card.continuous(ygo.EVENT_ADJUST, at=ygo.LOCATION_SZONE, when=lambda fx: bool(mixed(fx)))
async def keep_one(fx: ygo.Effect) -> None:
    """Each player can control monsters of 1 Type only and must send their other face-up monsters to the GY;
    they choose the Type to keep.
    """
    for player in mixed(fx):
        kept = await fx.declare_race(kinds(player), player)
        leaving = player.face_up_monsters(lambda m, kept=kept: not m.is_race(kept))  # type: ignore[misc]  # bound
        await fx.send_to_grave(leaving, reason=ygo.REASON_RULE)
