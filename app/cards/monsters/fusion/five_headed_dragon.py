"""Five-Headed Dragon."""

from app.engine import authoring as ygo

ALL_BUT_LIGHT = (
    ygo.ATTRIBUTE_DARK | ygo.ATTRIBUTE_EARTH | ygo.ATTRIBUTE_WATER | ygo.ATTRIBUTE_FIRE | ygo.ATTRIBUTE_WIND
)


def dragon(monster: ygo.Card) -> bool:
    """A Dragon monster."""
    return monster.is_race(ygo.RACE_DRAGON)


card = ygo.Script(
    99267150,
    "Five-Headed Dragon",
    note="Materials: 5 Dragon monsters. Only by Fusion Summon.",
    summon=ygo.fusion(dragon, dragon, dragon, dragon, dragon),
    special_summon_only_by=lambda fx: False,
)


def fights_no_light(fx: ygo.Effect) -> bool:
    """The monster it battles has one of those Attributes."""
    other = fx.this.battling()
    return other is not None and other.is_attribute(ALL_BUT_LIGHT)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE, when=fights_no_light)
def sturdy(fx: ygo.Effect) -> bool:
    """Of all monsters only LIGHT and DIVINE ones can destroy it by battle."""
    return True
