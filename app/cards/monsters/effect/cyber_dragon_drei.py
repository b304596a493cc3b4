"""Cyber Dragon Drei."""

from app.engine import authoring as ygo

card = ygo.Script(59281922, "Cyber Dragon Drei")
CYBER_DRAGON = 70095154


@card.modifier(ygo.EFFECT_CHANGE_CODE, at=ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def name(fx: ygo.Effect) -> int:
    """On the field and in the GY its name is "Cyber Dragon"."""
    return CYBER_DRAGON


def your_cyber_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Cyber Dragon" you control."""
    return fx.you.face_up_monsters(lambda m: m.is_named(CYBER_DRAGON))


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def machines_only(fx: ygo.Effect, monster: ygo.Card) -> bool:
    return not monster.is_race(ygo.RACE_MACHINE)


def only_machines_so_far(fx: ygo.Effect) -> bool:
    """You have Special Summoned nothing but Machines this turn."""
    return all(bool(facts.race & ygo.RACE_MACHINE) for facts in fx.you.special_summoned())


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    cost=ygo.custom(
        only_machines_so_far, lambda fx: fx.grant(machines_only, until=fx.this_turn(), oath=True)
    ),
    category=ygo.CATEGORY_LVCHANGE,
    target=ygo.affects_all(your_cyber_dragons),
)
async def raise_levels(fx: ygo.Effect) -> None:
    """When it is Normal Summoned: You can make all "Cyber Dragon" you control Level 5; this turn you cannot
    Special Summon monsters except Machines.
    """
    fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, 5, your_cyber_dragons(fx))


@card.trigger(ygo.EVENT_REMOVE, target=ygo.target_one(your_cyber_dragons))
async def protect(fx: ygo.Effect) -> None:
    """Being banished it can shield a targeted "Cyber Dragon" of yours: neither battle nor card effects
    destroy that in this turn.
    """
    for dragon in fx.targets_still_there():
        fx.grant_value(ygo.EFFECT_INDESTRUCTABLE, 1, dragon, until=fx.this_turn())
