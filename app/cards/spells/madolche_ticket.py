"""Madolche Ticket."""

from app.engine import authoring as ygo

card = ygo.Script(
    60470713,
    "Madolche Ticket",
    options=("Add it to your hand", "Special Summon it"),
)
TO_HAND, SUMMON = 0, 1

card.activates()


def guests_went_home(fx: ygo.Effect) -> bool:
    """An effect returned "Madolche" cards from your field (face-up) or GY to your hand or Main Deck."""
    if not fx.event.by_effect() or not fx.event.reason & ygo.REASON_RETURN:
        return False
    return any(
        snap.controller == fx.player_index
        and bool(snap.location & (ygo.LOCATION_ONFIELD | ygo.LOCATION_GRAVE))
        and bool(snap.position & ygo.POS_FACEUP)
        and guest.controller is fx.you
        and guest.is_at(ygo.LOCATION_HAND | ygo.LOCATION_DECK)
        and guest.is_archetype("Madolche")
        for snap, guest in zip(fx.event.snapshots, fx.event.cards, strict=True)
    )


def has_a_fairy(fx: ygo.Effect) -> bool:
    """You control a face-up Fairy "Madolche" monster."""
    return bool(fx.you.face_up_monsters(lambda m: m.is_race(ygo.RACE_FAIRY) and m.is_archetype("Madolche")))


@card.trigger(
    (ygo.EVENT_TO_HAND, ygo.EVENT_TO_DECK),
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=guests_went_home,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH | ygo.CATEGORY_SPECIAL_SUMMON,
)
async def invite(fx: ygo.Effect) -> None:
    """When an effect returns a "Madolche" card from your field or GY to your hand or Main Deck: Add 1
    "Madolche" monster from your Deck to your hand, or, with a face-up Fairy "Madolche" monster, you can
    Special Summon it in Attack Position. Only one "Madolche Ticket" a turn does this.
    """
    guests = fx.you.deck(lambda m: m.is_monster() and m.is_archetype("Madolche"))
    for guest in await fx.choose(guests):
        able = has_a_fairy(fx) and fx.can_special_summon(guest, ygo.POS_FACEUP_ATTACK)
        if able and await fx.choose_option(TO_HAND, SUMMON) == SUMMON:
            await fx.special_summon(guest, ygo.POS_FACEUP_ATTACK)
            await fx.shuffle_deck()
        else:
            await fx.add_to_hand(guest)
