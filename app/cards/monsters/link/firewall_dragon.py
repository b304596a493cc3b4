"""Firewall Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    5043010, "Firewall Dragon", note="Materials: at least 2 monsters.", summon=ygo.link(at_least=2)
)


def monsters_anywhere(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters on the field and in the GYs."""
    return fx.monsters_on_field() + fx.graveyards(lambda each: each.is_monster())


def co_linked_count(fx: ygo.Effect) -> int:
    """How many monsters are co-linked to it."""
    return len(fx.this.co_linked())


@card.quick(
    limit=ygo.ONCE_WHILE_FACE_UP,
    when=lambda fx: co_linked_count(fx) > 0 and not fx.custom_count(),
    cost=ygo.custom(lambda fx: True, lambda fx: fx.count_custom()),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_up_to(co_linked_count, monsters_anywhere),
)
async def wall_of_fire(fx: ygo.Effect) -> None:
    """Once while face-up, in either turn, and once a turn by this name: target as many monsters on the field
    and in the GYs, at most, as are co-linked to it; return them to the hand.
    """
    await fx.return_to_hand(fx.targets_still_there())


def it_pointed_to_one(fx: ygo.Effect) -> bool:
    """A monster in one of its linked zones was destroyed by battle or sent to the GY."""
    linked = fx.this.linked_zones()
    return any(
        snap.location == ygo.LOCATION_MZONE and (snap.controller, snap.sequence) in linked
        for snap in fx.event.snapshots
    )


def cyberses(fx: ygo.Effect) -> list[ygo.Card]:
    """Cyberse monsters in your hand that could be Special Summoned."""
    return fx.you.hand(
        lambda each: each.is_monster() and each.is_race(ygo.RACE_CYBERSE) and fx.can_special_summon(each)
    )


@card.trigger(
    (ygo.EVENT_BATTLE_DESTROYED, ygo.EVENT_TO_GRAVE),
    at=ygo.LOCATION_MZONE,
    when=it_pointed_to_one,
    in_damage_step=True,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, cyberses),
)
async def call_a_cyberse(fx: ygo.Effect) -> None:
    """If a monster it points to is destroyed by battle or sent to the GY: You can Special Summon 1 Cyberse
    monster from your hand. Only once a turn by this name.
    """
    await fx.special_summon(await fx.choose(cyberses(fx)))
