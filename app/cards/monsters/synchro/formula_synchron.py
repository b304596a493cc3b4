"""Formula Synchron."""

from app.engine import authoring as ygo

card = ygo.Script(
    50091196,
    "Formula Synchron",
    note="Materials: a Tuner and exactly 1 monster that is no Tuner.",
    summon=ygo.synchro(count=(1, 1)),
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_SYNCHRO),
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def draw_one(fx: ygo.Effect) -> None:
    """Its Synchro Summon lets you draw 1 card, if you like."""
    await fx.draw()


def accelerates(fx: ygo.Effect) -> bool:
    """In the opponent's Main Phase, with a Synchro Monster within reach."""
    return ygo.opponents_turn(fx) and ygo.in_main_phase(fx) and fx.can_synchro_summon(fx.this)


@card.quick(when=accelerates, limit=ygo.ONCE_PER_CHAIN, category=ygo.CATEGORY_SPECIAL_SUMMON)
async def accelerate(fx: ygo.Effect) -> None:
    """Once per Chain, in your opponent's Main Phase: Synchro Summon, with this card among the materials, as
    soon as this has resolved.
    """
    if fx.this_is_face_up() and fx.this.controller is fx.you:
        await fx.synchro_summon(fx.this)
