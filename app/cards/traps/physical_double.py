"""Physical Double."""

from app.engine import authoring as ygo

MIRAGE = ygo.CardData(
    63442605,
    "Mirage Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    attack=-2,
    defense=-2,
    level=1,
    attribute=ygo.ATTRIBUTE_LIGHT,
    race=ygo.RACE_WARRIOR,
)

card = ygo.Script(63442604, "Physical Double", tokens=(MIRAGE,))


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def fade(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.activation(
    when=ygo.opponents_turn,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.all_parts(
        ygo.needs(lambda fx: fx.can_special_summon_tokens(MIRAGE)),
        ygo.target_one(ygo.opponents_face_up_monster),
    ),
)
async def mirror(fx: ygo.Effect) -> None:
    """In the opponent's turn: Target 1 face-up monster they control; Special Summon 1 "Mirage Token" with its
    Level, Type, Attribute, ATK and DEF. It is destroyed in the End Phase.
    """
    model = fx.target
    if not (fx.still_there(model) and model.is_face_up()):
        return
    values = (
        (ygo.EFFECT_CHANGE_LEVEL, model.level),
        (ygo.EFFECT_CHANGE_RACE, model.race),
        (ygo.EFFECT_CHANGE_ATTRIBUTE, model.attribute),
        (ygo.EFFECT_SET_ATTACK, model.attack),
        (ygo.EFFECT_SET_DEFENSE, model.defense),
    )
    for token in await fx.special_summon_tokens(MIRAGE):
        for effect, value in values:
            fx.grant_value(effect, value, token)
        fx.delay(fade, token)
