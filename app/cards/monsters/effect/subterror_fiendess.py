"""Subterror Fiendess."""

from app.engine import authoring as ygo

card = ygo.Script(74762582, "Subterror Fiendess")


def they_activated(fx: ygo.Effect) -> bool:
    """It answers an activation of the opponent that could be negated."""
    return fx.answers_chain and fx.answered.player is fx.opponent and fx.answered.can_be_negated()


def partners(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up "Subterror" monsters you control."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_archetype("Subterror")))


@card.quick(
    on=ygo.EVENT_CHAINING,
    at=ygo.LOCATION_HAND | ygo.LOCATION_MZONE,
    when=they_activated,
    cost=ygo.send_this_card_to_grave(),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_POSITION,
    target=ygo.target_one(partners),
)
async def bury_it(fx: ygo.Effect) -> None:
    """When your opponent activates a card or effect: You can send this card from your hand or field to the
    GY, then target 1 "Subterror" monster you control; negate the activation, then change that monster to
    face-down Defense Position. Once per turn for all copies.
    """
    if await fx.negate_activation(fx.answered):
        await fx.then()
        await fx.turn_face_down([m for m in fx.targets_still_there() if m.is_face_up()])


def hidden_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Subterror" monsters in your hand and GY that could come in Defense Position."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
        lambda m: (
            m.is_monster() and m.is_archetype("Subterror") and fx.can_special_summon(m, ygo.POS_DEFENSE)
        ),
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.all_parts(
        ygo.needs(lambda fx: bool(hidden_ones(fx))),
        ygo.target_one(lambda fx: fx.you.face_up_monsters(fx.can_change_position)),
    ),
)
async def dig(fx: ygo.Effect) -> None:
    """You can target 1 face-up monster you control; change it to face-down Defense Position, and Special
    Summon 1 "Subterror" monster from your hand or GY in face-up or face-down Defense Position. Once per turn
    for all copies.
    """
    if await fx.turn_face_down([m for m in fx.targets_still_there() if m.is_face_up()]):
        await fx.special_summon(await fx.choose(hidden_ones(fx), prompt=ygo.SPECIAL_SUMMON), ygo.POS_DEFENSE)
