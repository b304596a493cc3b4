"""Light and Darkness Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    47297616,
    "Light and Darkness Dragon",
    note="Cannot be Special Summoned.",
    no_special_summon=True,
)


@card.modifier(ygo.EFFECT_ADD_ATTRIBUTE)
def also_dark(fx: ygo.Effect) -> int:
    """It is DARK as well while face-up on the field."""
    return ygo.ATTRIBUTE_DARK


def has_strength_left(fx: ygo.Effect) -> bool:
    """It can lose exactly 500 ATK and DEF."""
    return fx.this.attack >= 500 and fx.this.defense >= 500


@card.quick(
    on=ygo.EVENT_CHAINING,
    mandatory=True,
    when=lambda fx: fx.answered.can_be_negated() and has_strength_left(fx),
    limit=ygo.ONCE_PER_CHAIN,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_ATKCHANGE,
    target=ygo.negates_answered(),
)
async def restore_order(fx: ygo.Effect) -> None:
    """Once per Chain, when a Spell/Trap Card or a monster effect is activated: It loses exactly 500 ATK and
    DEF, and that activation is negated.
    """
    if fx.this_is_face_up() and has_strength_left(fx):
        fx.change_attack(fx.this, -500)
        fx.change_defense(fx.this, -500)
        await fx.negate_activation(fx.answered)


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY that may be Special Summoned."""
    return fx.you.graveyard(fx.can_special_summon)


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=lambda fx: fx.event.destroyed(fx.this),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_if_possible(1, revivable),
)
async def leave_an_heir(fx: ygo.Effect) -> None:
    """When it is destroyed and sent to the GY: Target 1 monster in your GY, if possible; destroy all cards
    you control and Special Summon that monster.
    """
    await fx.destroy(fx.you.field())
    await fx.special_summon(fx.targets_still_there())
