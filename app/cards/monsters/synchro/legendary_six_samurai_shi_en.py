"""Legendary Six Samurai - Shi En."""

from app.engine import authoring as ygo

card = ygo.Script(
    29981921,
    "Legendary Six Samurai - Shi En",
    note='Materials: a Warrior Tuner and "Six Samurai" monsters that are no Tuners.',
    summon=ygo.synchro(
        tuner=lambda m: m.is_type(ygo.TYPE_TUNER) and m.is_race(ygo.RACE_WARRIOR),
        others=lambda m: not m.is_type(ygo.TYPE_TUNER) and m.is_archetype("Six Samurai"),
    ),
)


def their_card(fx: ygo.Effect) -> bool:
    """The opponent activated a Spell/Trap Card, which could be negated."""
    link = fx.answered
    if link.player is not fx.opponent or not link.can_be_negated():
        return False
    return link.is_card_activation() and (link.is_spell() or link.is_trap())


@card.quick(
    on=ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=their_card,
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    in_damage_step=True,
)
async def command(fx: ygo.Effect) -> None:
    """Once per turn, when your opponent activates a Spell/Trap Card: Negate the activation, and if you do,
    destroy it.
    """
    await ygo.negate_and_destroy(fx)


def vassals(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up "Six Samurai" monsters you control that can be destroyed."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_archetype("Six Samurai") and fx.can_destroy(m)))


@card.replacement(
    when=lambda fx: bool(fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)) and bool(vassals(fx)),
)
async def sacrifice(fx: ygo.Effect) -> bool:
    """Where battle or a card effect would destroy it, another "Six Samurai" monster of yours can be destroyed
    in its place.
    """
    return bool(await fx.destroy(await fx.choose(vassals(fx))))
