"""Ultimaya Tzolkin."""

from app.engine import authoring as ygo

card = ygo.Script(
    1686814,
    "Ultimaya Tzolkin",
    note="Its original Level is always 12. Only its own Special Summon from the Extra Deck brings it.",
    original_level=12,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)


def pairs(fx: ygo.Effect) -> list[tuple[ygo.Card, ygo.Card]]:
    """A Tuner and a non-Tuner you control of the same Level, 5 or higher."""
    able = fx.you.face_up_monsters(lambda m: m.level >= 5 and fx.can_go_to_grave_as_cost(m))
    tuners = [m for m in able if m.is_type(ygo.TYPE_TUNER)]
    others = [m for m in able if not m.is_type(ygo.TYPE_TUNER)]
    return [(first, second) for first in tuners for second in others if first.level == second.level]


async def send_a_pair(fx: ygo.Effect) -> None:
    """Send 1 Tuner and 1 other monster of the same Level to the GY."""
    tuners = list(dict.fromkeys(first for first, _ in pairs(fx)))
    chosen = await fx.choose(tuners)
    seconds = [second for first, second in pairs(fx) if first in chosen]
    await fx.send_to_grave([*chosen, *await fx.choose(seconds)], reason=ygo.REASON_COST)


@card.summon_procedure(at=ygo.LOCATION_EXTRA, cost=ygo.custom(lambda fx: bool(pairs(fx)), send_a_pair))
async def descend(fx: ygo.Effect) -> None:
    """Special Summon it from your Extra Deck by sending 1 Tuner and 1 non-Tuner you control with the same
    Level (5 or higher) to the GY.
    """


def called(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Power Tool" Synchro Monsters and Level 7 or 8 Dragon Synchro Monsters in your Extra Deck."""

    def fits(m: ygo.Card) -> bool:
        dragon = m.is_race(ygo.RACE_DRAGON) and m.level in (7, 8)
        return m.is_type(ygo.TYPE_SYNCHRO) and (dragon or m.is_archetype("Power Tool"))

    return fx.you.extra_deck(lambda m: fits(m) and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_SSET,
    at=ygo.LOCATION_MZONE,
    timing="when",
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: any(each.controller is fx.you for each in fx.event.cards),
    target=ygo.affects_some(1, called),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def answer(fx: ygo.Effect) -> None:
    """Once per turn, when a Spell/Trap is Set on your field: You can Special Summon 1 "Power Tool" Synchro
    Monster or 1 Level 7 or 8 Dragon Synchro Monster from your Extra Deck.
    """
    await fx.special_summon(await fx.choose(called(fx)))


def in_company(fx: ygo.Effect) -> bool:
    """You control another Synchro Monster."""
    return bool(fx.others(fx.you.face_up_monsters(lambda m: m.is_type(ygo.TYPE_SYNCHRO))))


@card.modifier(ygo.EFFECT_CANNOT_BE_BATTLE_TARGET, when=in_company)
def out_of_reach(fx: ygo.Effect) -> bool:
    """While you control another Synchro Monster, it cannot be attacked or targeted by card effects."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, when=in_company)
def out_of_sight(fx: ygo.Effect) -> bool:
    return True
