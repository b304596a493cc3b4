"""Archfiend Empress."""

from app.engine import authoring as ygo

card = ygo.Script(31766317, "Archfiend Empress")


def is_dark_fiend(each: ygo.Card) -> bool:
    """A DARK Fiend monster."""
    return each.is_monster() and each.is_race(ygo.RACE_FIEND) and each.is_attribute(ygo.ATTRIBUTE_DARK)


def the_only_one(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """It is the one face-up DARK Fiend on the field, this card aside, that would be destroyed."""
    doomed = [
        each
        for each in fx.destroyed_together()
        if each is not fx.this and ygo.all_face_up_monsters(fx, each) and is_dark_fiend(each)
    ]
    return doomed == [monster]


def victims(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK Fiends in your GY that could be banished."""
    return fx.you.graveyard(lambda each: is_dark_fiend(each) and fx.can_be_banished(each))


@card.replacement(affects=the_only_one, when=lambda fx: bool(victims(fx)))
async def banish_another(fx: ygo.Effect) -> bool:
    """A DARK Fiend banished from your GY can save the one other face-up DARK Fiend on the field that is about
    to be destroyed; of several none.
    """
    return bool(await fx.banish(await fx.choose(victims(fx), prompt=ygo.BANISH)))


def was_destroyed_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field when it was destroyed."""
    before = fx.event.before(fx.this)
    on_field = before is not None and bool(before.location & ygo.LOCATION_ONFIELD)
    return on_field and bool(fx.event.reason & ygo.REASON_DESTROY)


def heirs(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK Fiends in your GY with a Level of 6 or more and another name that could be Special Summoned."""
    return fx.you.graveyard(
        lambda m: is_dark_fiend(m) and m.level >= 6 and not m.is_named(card.code) and fx.can_special_summon(m)
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=was_destroyed_on_the_field,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(heirs),
)
async def name_an_heir(fx: ygo.Effect) -> None:
    """When it is destroyed on the field and sent to the GY: You can target 1 DARK Fiend in your GY with a
    Level of 6 or more and another name; Special Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
