"""Temple of the Kings."""

from app.engine import authoring as ygo

SERKET = 89194033
card = ygo.Script(29762407, "Temple of the Kings")
card.activates()


@card.modifier(
    ygo.EFFECT_TRAP_ACT_IN_SET_TURN,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other.controller is fx.you and other.is_on_field() and other.is_trap(),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
def sacred_ground(fx: ygo.Effect) -> bool:
    """1 Trap of yours can be used in the turn it was Set. Once per turn for all copies."""
    return True


def guardians(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Mystical Beast of Serket" in your Monster Zones."""
    return fx.you.face_up_monsters(lambda m: m.is_named(SERKET))


def treasures(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in hand and Deck and Fusion Monsters in the Extra Deck that could come."""
    places = ygo.LOCATION_HAND | ygo.LOCATION_DECK | ygo.LOCATION_EXTRA
    leaving = tuple(guardians(fx)[:1])
    return fx.you.cards(
        places,
        lambda each: (
            each.is_monster()
            and (each.location != ygo.LOCATION_EXTRA or each.is_type(ygo.TYPE_FUSION))
            and fx.can_special_summon(each, leaving=leaving)
        ),
    )


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.all_of(ygo.send_to_grave(1, guardians), ygo.send_this_card_to_grave()),
    target=ygo.affects_some(1, treasures),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def open_the_shrine(fx: ygo.Effect) -> None:
    """Give up this card and 1 "Mystical Beast of Serket" in your Monster Zone, both to the GY: Special Summon
    any 1 monster from hand or Deck, or a Fusion Monster from the Extra Deck. Once per turn for all copies.
    """
    chosen = await fx.choose(treasures(fx), prompt=ygo.SPECIAL_SUMMON)
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()
