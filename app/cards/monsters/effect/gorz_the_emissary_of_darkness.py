"""Gorz the Emissary of Darkness."""

from app.engine import authoring as ygo

KAIEN = ygo.CardData(
    44330099,
    "Emissary of Darkness Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    attack=-2,
    defense=-2,
    level=7,
    attribute=ygo.ATTRIBUTE_LIGHT,
    race=ygo.RACE_FAIRY,
)

card = ygo.Script(44330098, "Gorz the Emissary of Darkness", tokens=(KAIEN,))


def hurt_by_their_card(fx: ygo.Effect) -> bool:
    """You took damage from a card of the opponent and control nothing."""
    source = fx.event.source
    theirs = source is not None and source.controller is fx.opponent
    return fx.event.player is fx.you and theirs and not fx.you.field() and fx.can_special_summon(fx.this)


@card.trigger(
    on=ygo.EVENT_DAMAGE,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=hurt_by_their_card,
    in_damage_step=True,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def answer_the_pain(fx: ygo.Effect) -> None:
    """When a card in your opponent's possession damages you: You can Special Summon this card from your hand.
    You must control no cards, now and when this resolves.
    """
    if fx.you.field() or not fx.still_there(fx.this) or not await fx.special_summon(fx.this):
        return
    fx.mark_this("battle" if fx.event.by_battle() else "effect", fx.event.value)


def damage_taken(word: str) -> ygo.Cost:
    """No real cost: remembers the amount from its activation on, even if it leaves the field."""
    return ygo.custom(lambda fx: True, lambda fx: fx.remember(fx.this.flag(word)))


@card.trigger(
    on=ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this_has("battle"),
    cost=damage_taken("battle"),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def call_the_other_emissary(fx: ygo.Effect) -> None:
    """When it is Summoned this way after battle damage: Special Summon 1 "Emissary of Darkness Token"
    (Fairy, LIGHT, Level 7), whose ATK and DEF are equal to that damage.
    """
    for token in await fx.special_summon_tokens(KAIEN):
        fx.grant_value(ygo.EFFECT_SET_ATTACK, fx.labels[0], token)
        fx.grant_value(ygo.EFFECT_SET_DEFENSE, fx.labels[0], token)


@card.trigger(
    on=ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this_has("effect"),
    cost=damage_taken("effect"),
    category=ygo.CATEGORY_DAMAGE,
)
async def pay_it_back(fx: ygo.Effect) -> None:
    """When it is Summoned this way after effect damage: Inflict as much damage to your opponent."""
    await fx.damage(fx.labels[0])
