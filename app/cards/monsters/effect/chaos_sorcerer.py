"""Chaos Sorcerer."""

from app.engine import authoring as ygo

card = ygo.Script(
    9596126,
    "Chaos Sorcerer",
    note="Cannot be Normal Summoned or Set. Must first come by banishing a LIGHT and a DARK monster.",
    no_normal_summon=True,
    revive_limit=True,
)


def light(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT monsters in your GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_LIGHT))


def dark(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK monsters in your GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_DARK))


@card.summon_procedure(cost=ygo.all_of(ygo.banish(1, light), ygo.banish(1, dark)))
async def balance(fx: ygo.Effect) -> None:
    """Special Summon from the hand by banishing 1 LIGHT and 1 DARK monster from your GY."""


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.no_attack_by_this_card(),
    target=ygo.target_one(ygo.face_up_monster),
    category=ygo.CATEGORY_REMOVE,
)
async def exile(fx: ygo.Effect) -> None:
    """Once per turn it can banish a face-up monster that it targets; in that turn it does not attack."""
    await fx.banish([m for m in fx.targets_still_there() if m.is_face_up()])
