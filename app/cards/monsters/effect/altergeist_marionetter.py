"""Altergeist Marionetter."""

from app.engine import authoring as ygo

card = ygo.Script(53143898, "Altergeist Marionetter")


def traps(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Altergeist" Traps in your Deck, if there is a zone."""
    room = fx.you.free_spell_zones() > 0
    return fx.you.deck(lambda each: room and each.is_trap() and each.is_archetype("Altergeist"))


@card.trigger(ygo.EVENT_SUMMON_SUCCESS, timing="when", target=ygo.affects_some(1, traps))
async def lay_a_string(fx: ygo.Effect) -> None:
    """Its Normal Summon lets you Set an "Altergeist" Trap straight from your Deck."""
    for trap in await fx.choose(traps(fx), prompt=ygo.SET):
        await fx.set_spell_trap(trap)
        await fx.shuffle_deck()


def puppets(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up "Altergeist" cards that leave a zone for another."""
    free = fx.you.free_monster_zones() > 0
    return fx.you.field(
        lambda each: (
            each.is_face_up() and each.is_archetype("Altergeist") and (free or each.in_main_monster_zone)
        )
    )


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Altergeist" monsters in your GY that could come."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Altergeist")
            and fx.can_special_summon(each, leaving=tuple(puppets(fx)[:1]))
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.all_parts(ygo.target_one(puppets), ygo.target_one(fallen)),
)
async def pull_the_strings(fx: ygo.Effect) -> None:
    """Target 1 "Altergeist" card you control and 1 "Altergeist" monster in your GY: The former goes to the
    GY, and if it does, Special Summon the latter. Only once per turn by this name.
    """
    puppet, other = fx.targets
    if fx.still_there(puppet) and await fx.send_to_grave(puppet) and fx.still_there(other):
        await fx.special_summon(other)
