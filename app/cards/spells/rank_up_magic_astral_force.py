"""Rank-Up-Magic Astral Force."""

from app.engine import authoring as ygo

card = ygo.Script(45950291, "Rank-Up-Magic Astral Force")


def higher(fx: ygo.Effect, below: ygo.Card) -> list[ygo.Card]:
    """Monsters of the Extra Deck 2 Ranks above with the same Type and Attribute."""
    return fx.you.extra_deck(
        lambda each: (
            each.rank == below.rank + 2
            and each.race == below.race
            and each.attribute == below.attribute
            and fx.can_special_summon(each, kind=ygo.SUMMON_TYPE_XYZ, proper=True, leaving=(below,))
        )
    )


def highest(fx: ygo.Effect) -> list[ygo.Card]:
    """Your Xyz Monsters of the highest Rank that can be ranked up."""
    ranked = fx.you.face_up_monsters(lambda each: each.rank > 0)
    top = max((each.rank for each in ranked), default=0)
    return [each for each in ranked if each.rank == top and higher(fx, each)]


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(highest))
async def rank_up(fx: ygo.Effect) -> None:
    """Target the Xyz Monster you control with the highest Rank; Xyz Summon from your Extra Deck 1
    monster of its Type and Attribute that is 2 Ranks higher by using it, with its materials.
    """
    below = fx.target
    if fx.still_there(below) and below.is_face_up() and below.controller is fx.you and fx.can_affect(below):
        for monster in await fx.choose(higher(fx, below), prompt=ygo.SPECIAL_SUMMON):
            await fx.xyz_summon_on(below, monster)


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_by_this_name(fx: ygo.Effect, monster: ygo.Card) -> bool:
    current = fx.kernel.current
    return current is None or not current.this.is_named(45950291)


def instead_of_the_draw(fx: ygo.Effect) -> None:
    """No normal draw, and no other Special Summons in this turn."""
    fx.grant_to_player(ygo.EFFECT_DRAW_COUNT, fx.you, value=0, until=(ygo.PHASE_DRAW, fx.turn))
    fx.grant(only_by_this_name, until=fx.this_turn(), oath=True)


@card.trigger(
    ygo.EVENT_PREDRAW,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.is_your_turn and fx.normal_draws() > 0,
    cost=ygo.custom(lambda fx: not fx.special_summons(), instead_of_the_draw),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_this_card(),
)
async def take_it_up_again(fx: ygo.Effect) -> None:
    """In your Draw Phase, from your GY, instead of your normal draw: You can add this card to your
    hand; in that turn you can Special Summon only by the effect of "Rank-Up-Magic Astral Force".
    """
    if fx.still_there(fx.this):
        await fx.add_to_hand(fx.this)
