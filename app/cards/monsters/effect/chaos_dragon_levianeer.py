"""Chaos Dragon Levianeer."""

from app.engine import authoring as ygo

LIGHT, DARK = 1, 2
MARK = "banished"
card = ygo.Script(
    55878038,
    "Chaos Dragon Levianeer",
    note="Cannot be Normal Summoned or Set; needs its own Special Summon first.",
    no_normal_summon=True,
    revive_limit=True,
)


def light_or_dark(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT and DARK monsters in your GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_LIGHT | ygo.ATTRIBUTE_DARK))


@card.summon_procedure(cost=ygo.banish(3, light_or_dark))
async def emerge(fx: ygo.Effect) -> None:
    """Special Summon it from your hand by banishing 3 LIGHT or DARK monsters from your GY."""
    attributes = [fx.kernel.card(uid).facts.attribute for uid in fx.labels]
    light = any(each & ygo.ATTRIBUTE_LIGHT for each in attributes)
    dark = any(each & ygo.ATTRIBUTE_DARK for each in attributes)
    fx.mark_this(MARK, light * LIGHT | dark * DARK)


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY that could come in Defense Position."""
    return fx.you.graveyard(lambda each: fx.can_special_summon(each, ygo.POS_FACEUP_DEFENSE))


def has_work(fx: ygo.Effect) -> bool:
    """There is something for what was banished."""
    kind = fx.this.flag(MARK)
    if kind == LIGHT:
        return bool(fallen(fx))
    return bool(fx.opponent.hand()) if kind == DARK else kind == LIGHT | DARK


async def remember_what(fx: ygo.Effect) -> None:
    """Remember what was banished."""
    fx.remember(fx.this.flag(MARK))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=lambda fx: fx.this_has(MARK),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.custom(lambda fx: True, remember_what),
    target=ygo.needs(has_work),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TODECK | ygo.CATEGORY_DESTROY,
)
async def chaos(fx: ygo.Effect) -> None:
    """When Summoned this way you can use this, but it cannot attack this turn. Only LIGHT were banished:
    Special Summon 1 monster from your GY in Defense Position. Only DARK: shuffle 1 random card of your
    opponent's hand into the Deck. Both: destroy up to 2 cards on the field. Once per turn by name.
    """
    kind = fx.labels[0]
    if fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, fx.this, until=fx.this_turn())
    if kind == LIGHT:
        chosen = await fx.choose(fallen(fx), prompt=ygo.SPECIAL_SUMMON)
        await fx.special_summon(chosen, ygo.POS_FACEUP_DEFENSE)
    elif kind == DARK:
        await fx.return_to_deck(fx.random_card(fx.opponent.hand()))
    else:
        await fx.destroy(await fx.choose(fx.cards_on_field(), count=2, at_least=1, prompt=ygo.DESTROY))
