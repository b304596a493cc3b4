"""Gateway of the Six."""

from app.engine import authoring as ygo

BUSHIDO = 0x3
card = ygo.Script(27970830, "Gateway of the Six", counters=((BUSHIDO, 0),))

card.activates()


def samurai_arrived(fx: ygo.Effect) -> bool:
    """A face-up "Six Samurai" monster was Summoned."""
    return any(each.is_archetype("Six Samurai") and each.is_face_up() for each in fx.event.cards)


@card.continuous(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS), at=ygo.LOCATION_SZONE, when=samurai_arrived
)
async def count(fx: ygo.Effect) -> None:
    """Every Normal or Special Summon of "Six Samurai" monsters puts 2 Bushido Counters on it."""
    fx.add_counter(fx.this, BUSHIDO, 2)


def comrades(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Six Samurai" and "Shien" Effect Monsters."""
    return fx.face_up_monsters(
        lambda m: m.is_effect_monster() and (m.is_archetype("Six Samurai") or m.is_archetype("Shien"))
    )


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.remove_counters(BUSHIDO, 2, anywhere=True),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(comrades),
)
async def strengthen(fx: ygo.Effect) -> None:
    """For 2 Bushido Counters of your field a targeted Effect Monster, a "Six Samurai" or "Shien", is 500 ATK
    stronger in this turn.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.change_attack(monster, 500, until=fx.this_turn())


def recruits(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Six Samurai" monsters in your Deck and GY."""
    return fx.you.cards(
        ygo.LOCATION_DECK | ygo.LOCATION_GRAVE,
        lambda each: each.is_monster() and each.is_archetype("Six Samurai"),
    )


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.remove_counters(BUSHIDO, 4, anywhere=True),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, recruits),
)
async def recruit(fx: ygo.Effect) -> None:
    """For 4 Bushido Counters of your field a "Six Samurai" monster of your Deck or GY joins your hand."""
    await fx.add_to_hand(await fx.choose(recruits(fx)))


def fallen_shien(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Shien" Effect Monsters in your GY."""
    return fx.you.graveyard(
        lambda m: m.is_effect_monster() and m.is_archetype("Shien") and fx.can_special_summon(m)
    )


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.remove_counters(BUSHIDO, 6, anywhere=True),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(fallen_shien),
)
async def recall(fx: ygo.Effect) -> None:
    """For 6 Bushido Counters of your field a "Shien" Effect Monster, targeted in your GY, comes back by
    Special Summon.
    """
    await fx.special_summon(fx.targets_still_there())
