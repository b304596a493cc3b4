"""Supreme King Dragon Starving Venom."""

from app.engine import authoring as ygo


def dark_pendulum(monster: ygo.Card) -> bool:
    """A DARK Pendulum Monster."""
    return monster.is_attribute(ygo.ATTRIBUTE_DARK) and monster.is_type(ygo.TYPE_PENDULUM)


card = ygo.Script(
    43387895,
    "Supreme King Dragon Starving Venom",
    note="Only by Fusion Summon with 2 DARK Pendulum Monsters, or by Tributing those you control.",
    summon=ygo.fusion(dark_pendulum, dark_pendulum, contact=ygo.LOCATION_GRAVE, tribute=True, either=True),
    special_summon_only_by=lambda fx: False,
)


def others(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up monsters on the field, and monsters in either GY."""
    return fx.others(fx.face_up_monsters() + fx.graveyards(lambda each: each.is_monster()))


@card.granted(ygo.EFFECT_PIERCE, affects=ygo.your_monsters)
def pierce(fx: ygo.Effect) -> bool:
    return True


@card.ignition(limit=ygo.ONCE_PER_TURN, target=ygo.target_one(others))
async def devour(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 other monster on the field or in either GY; until the End Phase this
    card has its original name and, in place of this effect, its original effects. Your monsters inflict
    piercing battle damage this turn.
    """
    for meal in fx.targets_still_there():
        if fx.this_is_face_up() and not meal.is_face_down():
            fx.copy_text(meal, until=fx.this_turn())
    fx.grant(pierce, until=fx.this_turn())
