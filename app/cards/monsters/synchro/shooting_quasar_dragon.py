"""Shooting Quasar Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    35952884,
    "Shooting Quasar Dragon",
    summon=ygo.synchro(
        tuner=lambda monster: monster.is_type(ygo.TYPE_SYNCHRO),
        others=lambda monster: monster.is_type(ygo.TYPE_SYNCHRO),
        count=(2, 11),
    ),
    note="Materials: 1 Tuner Synchro Monster and at least 2 Synchro Monsters that are no Tuners. Can be "
    "Special Summoned only by Synchro Summon.",
    special_summon_only_by=lambda fx: False,
)

SHOOTING_STAR = 24696097


@card.modifier(ygo.EFFECT_EXTRA_ATTACK)
def many_attacks(fx: ygo.Effect) -> int:
    """Can attack in each Battle Phase as often as non-Tuners were used for its Synchro Summon."""
    used = fx.this.summon_materials()
    return max(sum(not material.printed_type & ygo.TYPE_TUNER for material in used) - 1, 0)


@card.quick(
    ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.answered.can_be_negated(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def outshine(fx: ygo.Effect) -> None:
    """Once per turn, when a card or effect is activated: you can negate that and destroy the card."""
    await ygo.negate_and_destroy(fx)


def shooting_star(fx: ygo.Effect) -> list[ygo.Card]:
    """Shooting Star Dragon in the Extra Deck that can be Special Summoned."""
    return fx.you.extra_deck(lambda other: other.is_named(SHOOTING_STAR) and fx.can_special_summon(other))


def left_face_up(fx: ygo.Effect) -> bool:
    """It was face-up on the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.position & ygo.POS_FACEUP)


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    timing="when",
    when=left_face_up,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, shooting_star),
)
async def leave_a_star(fx: ygo.Effect) -> None:
    """When it leaves the field face-up: You can bring a "Shooting Star Dragon" by Special Summon out of your
    Extra Deck.
    """
    await fx.special_summon(await fx.choose(shooting_star(fx)))
