"""Red-Eyes Darkness Metal Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(88264978, "Red-Eyes Darkness Metal Dragon")


def own_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Dragons you control."""
    return fx.you.face_up_monsters(ygo.is_race(ygo.RACE_DRAGON))


def dragons_to_call(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Dragons in your hand or GY that may be Special Summoned."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
        lambda monster: (
            monster.is_monster()
            and monster.is_race(ygo.RACE_DRAGON)
            and not monster.is_named(card.code)
            and fx.can_special_summon(monster)
        ),
    )


@card.summon_procedure(cost=ygo.banish(1, own_dragons), limit=ygo.ONCE_PER_TURN_BY_NAME)
async def summon_itself(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by banishing 1 face-up Dragon monster you control, only once
    per turn for all copies.
    """


@card.ignition(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, dragons_to_call),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def call_a_dragon(fx: ygo.Effect) -> None:
    """Once per turn for all copies: You can Special Summon 1 Dragon monster of another name from your
    hand or GY.
    """
    await fx.special_summon(await fx.choose(dragons_to_call(fx)))
