"""Snow Plow Hustle Rustle."""

from app.engine import authoring as ygo

card = ygo.Script(24731453, "Snow Plow Hustle Rustle")


def track(fx: ygo.Effect) -> list[ygo.Card]:
    """Your cards in Spell & Trap Zones (the Field Zone is none)."""
    return fx.you.spells_and_traps(lambda each: each.location == ygo.LOCATION_SZONE and each.sequence < 5)


def direct_attack_on_you(fx: ygo.Effect) -> bool:
    """Their monster attacks directly while you have a card in a Spell & Trap Zone."""
    hit = ygo.opponent_attacks(fx) and fx.is_direct_attack
    return hit and bool(track(fx)) and fx.can_special_summon(fx.this)


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=direct_attack_on_you,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
    target=ygo.affects_this_card(),
)
async def plow(fx: ygo.Effect) -> None:
    """When an opponent's monster attacks directly and you have a card in a Spell & Trap Zone: You can Special
    Summon this card from your hand, then destroy all your cards in those zones; 200 damage to your opponent
    for each one destroyed.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        await fx.then()
        cleared = await fx.destroy(track(fx))
        if cleared:
            await fx.damage(200 * len(cleared))


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_machines(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """You can Special Summon Machine monsters only."""
    return not monster.is_race(ygo.RACE_MACHINE)
