"""Shooting Star Dragon."""

from app.engine import authoring as ygo

STARDUST = 44508094
AWAY = "flew away"
card = ygo.Script(
    24696097,
    "Shooting Star Dragon",
    note='Materials: 1 Tuner Synchro Monster and "Stardust Dragon".',
    summon=ygo.synchro(
        tuner=lambda monster: monster.is_type(ygo.TYPE_SYNCHRO),
        others=lambda monster: monster.is_named(STARDUST),
        count=(1, 1),
    ),
)


@card.ignition(limit=ygo.ONCE_PER_TURN, target=ygo.needs(lambda fx: len(fx.you.deck()) >= 5))
async def shower(fx: ygo.Effect) -> None:
    """Once per turn: You can excavate the top 5 cards of your Deck and shuffle them back; this turn it can
    attack as many times in each Battle Phase as there were Tuners among them.
    """
    top = fx.you.deck()[-5:]
    await fx.reveal(top)
    tuners = sum(bool(each.facts.type & ygo.TYPE_TUNER) for each in top)
    await fx.shuffle_deck()
    if not fx.this_is_face_up():
        return
    if tuners > 1:
        fx.grant_value(ygo.EFFECT_EXTRA_ATTACK, tuners - 1, fx.this, until=fx.this_turn())
    elif not tuners:
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, fx.this, until=fx.this_turn())


def would_destroy_on_field(fx: ygo.Effect) -> bool:
    """It answers an activation that would destroy a card on the field."""
    link = fx.answered
    return link.effect_can_be_negated() and link.would_destroy(lambda other: other.is_on_field())


@card.quick(
    ygo.EVENT_CHAINING,
    when=would_destroy_on_field,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DISABLE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def starlight(fx: ygo.Effect) -> None:
    """Once per turn, when a card or effect is activated that would destroy a card on the field: You can
    negate the effect and destroy that card.
    """
    link = fx.answered
    if await fx.negate_effect(link) and link.card.data.generation == link.link.generation:
        await fx.destroy(link.card)


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=ygo.opponent_attacks,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(lambda fx: [fx.attacker] if fx.attacker is not None else []),
    category=ygo.CATEGORY_REMOVE,
)
async def fly_away(fx: ygo.Effect) -> None:
    """Once per turn, when an opponent's monster attacks: You can target it; banish this card and negate that
    attack.
    """
    if fx.still_there(fx.this) and await fx.banish(fx.this):
        fx.mark_this(AWAY, until_turn=fx.turn)
        await fx.negate_attack()


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_REMOVED,
    mandatory=True,
    when=lambda fx: fx.this_has(AWAY),
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def fly_back(fx: ygo.Effect) -> None:
    """In the End Phase of a turn in which its effect banished it: Special Summon it."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
