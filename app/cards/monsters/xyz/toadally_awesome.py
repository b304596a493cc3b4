"""Toadally Awesome."""

from app.engine import authoring as ygo

card = ygo.Script(
    90809975,
    "Toadally Awesome",
    note="Materials: 2 Level 2 Aqua monsters.",
    summon=ygo.xyz(2, 2, ygo.is_race(ygo.RACE_AQUA)),
)


def frogs(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Frog" monsters in your Deck that can come."""
    return fx.you.deck(
        lambda other: other.is_monster() and other.is_archetype("Frog") and fx.can_special_summon(other)
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_MZONE,
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(1),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, frogs),
)
async def spawn(fx: ygo.Effect) -> None:
    """Once per turn, in the Standby Phase: You can detach 1 material; Special Summon 1 "Frog" monster from
    your Deck.
    """
    await fx.special_summon(await fx.choose(frogs(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()


def aqua(fx: ygo.Effect) -> list[ygo.Card]:
    """Aqua monsters in your hand and face-up on your field."""
    is_aqua = ygo.is_race(ygo.RACE_AQUA)
    return fx.you.hand(is_aqua) + fx.you.face_up_monsters(is_aqua)


def opponent_acted(fx: ygo.Effect) -> bool:
    """A Spell/Trap Card or monster effect of your opponent that could be negated."""
    link = fx.answered
    kinds = ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx) or ygo.monster_effect_answered(fx)
    return link.player is fx.opponent and kinds


@card.quick(
    ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=opponent_acted,
    cost=ygo.send_to_grave(1, aqua),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def swallow(fx: ygo.Effect) -> None:
    """Once per turn, when your opponent activates a Spell/Trap Card or a monster effect: You can send 1 Aqua
    monster from your hand or face-up field to the GY; negate that activation and destroy the card, then you
    can Set it to your field.
    """
    prey = fx.answered.card
    if not await ygo.negate_and_destroy(fx) or prey.location != ygo.LOCATION_GRAVE:
        return
    if prey.is_spell_or_trap():
        room = fx.you.free_spell_zones() > 0 or prey.is_type(ygo.TYPE_FIELD)
        if room and await fx.confirm():
            await fx.then()
            await fx.set_spell_trap(prey)
    elif fx.can_special_summon(prey, ygo.POS_FACEDOWN_DEFENSE) and await fx.confirm():
        await fx.then()
        await fx.set_monster(prey)


def water(fx: ygo.Effect) -> list[ygo.Card]:
    """WATER monsters in your GY that can go to the hand."""
    return fx.you.graveyard(
        lambda other: (
            other.is_monster()
            and other.is_attribute(ygo.ATTRIBUTE_WATER)
            and not other.is_extra_deck_monster()
        )
    )


@card.trigger(ygo.EVENT_TO_GRAVE, target=ygo.target_one(water), category=ygo.CATEGORY_TOHAND)
async def fish(fx: ygo.Effect) -> None:
    """If it goes to the GY, it can fetch a WATER monster: Target one in your GY; that goes to your hand."""
    await fx.add_to_hand(fx.targets_still_there())
