"""Horus the Black Flame Dragon LV8."""

from app.engine import authoring as ygo

LV6 = 11224103
card = ygo.Script(
    48229808,
    "Horus the Black Flame Dragon LV8",
    note='Cannot be Normal Summoned or Set. Special Summon only by "Horus the Black Flame Dragon LV6".',
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: fx.this.is_named(LV6),
)


@card.quick(
    ygo.EVENT_CHAINING,
    when=ygo.spell_card_answered,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def black_flame(fx: ygo.Effect) -> None:
    """When a Spell Card is activated: You can negate the activation and destroy it, if you control this face-
    up card then and when this resolves.
    """
    if fx.this_is_face_up() and fx.this.controller is fx.you:
        await ygo.negate_and_destroy(fx)
