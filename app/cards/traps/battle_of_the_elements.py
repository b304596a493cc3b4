"""Battle of the Elements."""

from app.engine import authoring as ygo

card = ygo.Script(60530944, "Battle of the Elements")


def all_face_up(fx: ygo.Effect) -> bool:
    """There are monsters on the field and none is face-down."""
    monsters = fx.monsters_on_field()
    return bool(monsters) and all(each.is_face_up() for each in monsters)


def mixed(fx: ygo.Effect) -> list[ygo.Player]:
    """Players with monsters of more than one Attribute."""
    players = (fx.turn_player, fx.turn_player.opponent)
    return [each for each in players if len({m.attribute for m in each.face_up_monsters()}) > 1]


@card.activation(
    when=all_face_up, category=ygo.CATEGORY_TOGRAVE, target=ygo.needs(lambda fx: bool(mixed(fx)))
)
async def fight(fx: ygo.Effect) -> None:
    """If all monsters on the field are face-up: Both players send monsters they control to the GY so that
    each controls 1 Attribute only.
    """
    for player in mixed(fx):
        bits = [b for b in ygo.ATTRIBUTES if any(m.is_attribute(b) for m in player.face_up_monsters())]
        kept = await fx.declare_attribute(bits, player)
        leaving = [m for m in player.face_up_monsters() if not m.is_attribute(kept)]
        await fx.send_to_grave(leaving, reason=ygo.REASON_RULE)
