"""There Can Be Only One."""

from app.engine import authoring as ygo

card = ygo.Script(24207889, "There Can Be Only One")

card.activates()


def crowds(fx: ygo.Effect) -> list[tuple[ygo.Player, list[ygo.Card]]]:
    """Players and their groups of 2 or more face-up monsters of one Type, the turn player's first."""
    found = []
    for player in (fx.turn_player, fx.turn_player.opponent):
        for race in ygo.RACES:
            group = player.face_up_monsters(ygo.is_race(race))
            if len(group) > 1:
                found.append((player, group))
    return found


@card.continuous(ygo.EVENT_ADJUST, at=ygo.LOCATION_SZONE, when=lambda fx: bool(crowds(fx)))
async def keep_one(fx: ygo.Effect) -> None:
    """Each player can control 1 monster of each Type only and must send the others to the GY; they choose
    which one to keep.
    """
    player, group = crowds(fx)[0]
    kept = await fx.choose(group, player=player)
    await fx.send_to_grave([each for each in group if each not in kept], reason=ygo.REASON_RULE)
