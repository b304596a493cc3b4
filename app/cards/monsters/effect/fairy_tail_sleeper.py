"""Fairy Tail - Sleeper."""

from app.engine import authoring as ygo

card = ygo.Script(42921475, "Fairy Tail - Sleeper")


def dreams(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand that could come."""
    return fx.you.hand(lambda m: m.is_monster() and fx.can_special_summon(m))


@card.flip(mandatory=False, category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.affects_some(1, dreams))
async def wake(fx: ygo.Effect) -> None:
    """FLIP: A monster of your hand can come by Special Summon."""
    await fx.special_summon(await fx.choose(dreams(fx), prompt=ygo.SPECIAL_SUMMON))


def their_normal_card(fx: ygo.Effect) -> bool:
    """The opponent activated a Normal Spell or Normal Trap Card."""
    link = fx.answered
    normal = not link.card.printed_type & (
        ygo.TYPES_THAT_STAY | ygo.TYPE_QUICKPLAY | ygo.TYPE_RITUAL | ygo.TYPE_COUNTER
    )
    return link.player is fx.opponent and link.is_card_activation() and normal


def others(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other monsters."""
    return fx.others(fx.you.monsters())


@card.delayed(on=())
async def lull(fx: ygo.Effect) -> None:
    """Change 1 face-up monster of your opponent to face-down Defense Position."""
    choices = fx.opponent.face_up_monsters(fx.can_change_position)
    await fx.turn_face_down(await fx.choose(choices))


@card.quick(
    on=ygo.EVENT_CHAINING,
    when=their_normal_card,
    cost=ygo.tribute(1, others),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def enchant(fx: ygo.Effect) -> None:
    """When your opponent activates a Normal Spell/Trap Card: You can Tribute 1 other monster; that card's
    effect becomes "Change 1 face-up monster of your opponent to face-down Defense Position". Once per turn
    for all copies.
    """
    fx.replace_effect(fx.answered.link, lull)
