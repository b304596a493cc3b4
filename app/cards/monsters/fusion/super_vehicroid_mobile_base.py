"""Super Vehicroid - Mobile Base."""

from app.engine import authoring as ygo

card = ygo.Script(
    17745969,
    "Super Vehicroid - Mobile Base",
    note='Materials: 1 "roid" Fusion Monster + 1 "roid" monster.',
    summon=ygo.fusion(
        lambda each: each.is_archetype("roid") and each.is_type(ygo.TYPE_FUSION),
        lambda each: each.is_archetype("roid"),
    ),
)


def crew(fx: ygo.Effect, most: int) -> list[ygo.Card]:
    """ "roid" monsters with at most so much ATK in your Deck and Extra Deck that can be Special Summoned."""
    return fx.you.cards(
        ygo.LOCATION_DECK | ygo.LOCATION_EXTRA,
        lambda m: m.is_monster() and m.is_archetype("roid") and m.attack <= most and fx.can_special_summon(m),
    )


def yardsticks(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent that some "roid" does not exceed."""
    return fx.opponent.face_up_monsters(lambda monster: bool(crew(fx, monster.attack)))


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(yardsticks),
)
async def launch(fx: ygo.Effect) -> None:
    """You can target 1 face-up monster of your opponent; Special Summon 1 "roid" monster with at most its ATK
    from your Deck or Extra Deck. Only once a turn by this name.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            await fx.special_summon(await fx.choose(crew(fx, monster.attack), prompt=ygo.SPECIAL_SUMMON))
            await fx.shuffle_deck()


def berths(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other "roid" monsters in Main Monster Zones."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_archetype("roid") and m.in_main_monster_zone))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(berths),
)
async def dock(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase: You can target 1 other "roid" monster in your Main Monster Zone;
    return it to the hand, and if you do, move this card to its zone.
    """
    for monster in fx.targets_still_there():
        zone = monster.sequence
        if monster.controller is fx.you and await fx.return_to_hand(monster) and fx.this_is_face_up():
            if fx.this.controller is fx.you:
                await fx.move_to_zone(fx.this, zone)
