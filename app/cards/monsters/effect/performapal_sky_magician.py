"""Performapal Sky Magician."""

from app.engine import authoring as ygo

card = ygo.Script(73734821, "Performapal Sky Magician")
CAST = "cast"


def you_activate_a_spell_card(fx: ygo.Effect) -> bool:
    """The link just added is a Spell Card of yours."""
    added = [link for link in fx.links() if link.link.number == fx.event.value]
    return any(link.is_card_activation() and link.is_spell() and link.player is fx.you for link in added)


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_MZONE, when=you_activate_a_spell_card)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this(CAST, until_turn=fx.turn)


@card.trigger(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.this_has(CAST),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_this_card(),
)
async def soar(fx: ygo.Effect) -> None:
    """Once per turn, if you activate a Spell Card: It gains 300 ATK."""
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 300)


def continuous_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Continuous Spells that could return to the hand."""
    return fx.you.spells_and_traps(
        lambda each: (
            each.is_face_up()
            and each.is_spell()
            and each.is_type(ygo.TYPE_CONTINUOUS)
            and fx.can_return_to_hand(each)
        )
    )


def magic_in_hand(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Magician" Continuous Spells in your hand."""
    return fx.you.hand(
        lambda each: (
            each.is_spell()
            and each.is_type(ygo.TYPE_CONTINUOUS)
            and each.is_archetype("Magician")
            and ygo.may_activate_card(fx, each)
        )
    )


@card.quick(
    limit=ygo.ONCE_PER_TURN_BY_NAME, category=ygo.CATEGORY_TOHAND, target=ygo.target_one(continuous_spells)
)
async def change_the_trick(fx: ygo.Effect) -> None:
    """Target 1 Continuous Spell you control: It returns to the hand; after that you can activate 1 "Magician"
    Continuous Spell from your hand. Only once per turn by this name.
    """
    if await fx.return_to_hand(fx.targets_still_there()) and magic_in_hand(fx) and await fx.confirm():
        await fx.then()
        for each in await fx.choose(magic_in_hand(fx)):
            await fx.place_face_up(each)


def left_face_up(fx: ygo.Effect) -> bool:
    """It was face-up on the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.position & ygo.POS_FACEUP)


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    when=left_face_up,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.any_card_on_field),
)
async def last_trick(fx: ygo.Effect) -> None:
    """If it leaves the field while face-up: You can target 1 card on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())
