"""Geargiaccelerator."""

from app.engine import authoring as ygo

card = ygo.Script(47030842, "Geargiaccelerator")


def is_geargia(other: ygo.Card) -> bool:
    """A "Geargia" monster."""
    return other.is_monster() and other.is_archetype("Geargia")


@card.summon_procedure(
    when=lambda fx: bool(fx.you.face_up_monsters(is_geargia)), position=ygo.POS_FACEUP_DEFENSE
)
async def accelerate(fx: ygo.Effect) -> None:
    """Beside a "Geargia" monster of yours it can come from your hand, in Defense Position."""


def came_from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


def fallen_geargia(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Geargia" monsters in your GY."""
    return fx.you.graveyard(lambda other: is_geargia(other) and not other.is_named(card.code))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=came_from_the_field,
    target=ygo.target_one(fallen_geargia),
    category=ygo.CATEGORY_TOHAND,
)
async def recover(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it can take a "Geargia" monster with another name, its target
    there, back to your hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
