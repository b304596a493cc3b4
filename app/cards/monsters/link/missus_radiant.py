"""Missus Radiant."""

from app.engine import authoring as ygo

card = ygo.Script(
    3987233,
    "Missus Radiant",
    note="Materials: 2 EARTH monsters.",
    summon=ygo.link(ygo.is_attribute(ygo.ATTRIBUTE_EARTH), 2, 2),
)


def all_earth(fx: ygo.Effect, other: ygo.Card) -> bool:
    """EARTH monsters on the field."""
    return ygo.all_face_up_monsters(fx, other) and other.is_attribute(ygo.ATTRIBUTE_EARTH)


def all_wind(fx: ygo.Effect, other: ygo.Card) -> bool:
    """WIND monsters on the field."""
    return ygo.all_face_up_monsters(fx, other) and other.is_attribute(ygo.ATTRIBUTE_WIND)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=all_earth)
def earth_attack(fx: ygo.Effect) -> int:
    """EARTH monsters on the field gain 500 ATK and DEF, WIND monsters lose 400 ATK and DEF."""
    return 500


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, affects=all_earth)
def earth_defense(fx: ygo.Effect) -> int:
    return 500


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=all_wind)
def wind_attack(fx: ygo.Effect) -> int:
    return -400


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, affects=all_wind)
def wind_defense(fx: ygo.Effect) -> int:
    return -400


def buried_earth(fx: ygo.Effect) -> list[ygo.Card]:
    """EARTH monsters in your GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_EARTH))


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=lambda fx: fx.event.by_battle() or fx.event.by_effect(),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(buried_earth),
)
async def radiate(fx: ygo.Effect) -> None:
    """If it is destroyed by battle or card effect: You can target 1 EARTH monster in your GY; add it to your
    hand. Only once a turn by this name.
    """
    await fx.add_to_hand(fx.targets_still_there())
