"""Mermail Abyssbalaen."""

from app.engine import authoring as ygo

card = ygo.Script(75180828, "Mermail Abyssbalaen")
RISEN, FIERCE = "risen", "fierce"


def other_mermails(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Mermail" monsters in your hand that could be discarded to the GY."""
    return fx.others(
        fx.you.hand(lambda m: m.is_monster() and m.is_archetype("Mermail") and fx.can_go_to_grave_as_cost(m))
    )


async def discard_four(fx: ygo.Effect) -> None:
    """Discard 4 of them."""
    chosen = await fx.choose(other_mermails(fx), count=4, prompt=ygo.DISCARD)
    await fx.discard_cards(chosen, reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.custom(lambda fx: len(other_mermails(fx)) >= 4, discard_four),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def rise(fx: ygo.Effect) -> None:
    """Discard 4 other "Mermail" monsters to the GY; this card is Special Summoned from your hand."""
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        fx.mark_this(RISEN)


def fallen_mermails(fx: ygo.Effect) -> int:
    """How many "Mermail" monsters lie in your GY."""
    return len(fx.you.graveyard(lambda m: m.is_monster() and m.is_archetype("Mermail")))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this_has(RISEN),
    target=ygo.target_if_possible(fallen_mermails, ygo.opponents_card, 1),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DESTROY,
)
async def crash_down(fx: ygo.Effect) -> None:
    """When Summoned by its own effect: Target cards of your opponent, at most as many as there are "Mermail"
    monsters in your GY, if possible; it gains 500 ATK, and they are destroyed.
    """
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 500)
        await fx.destroy(fx.targets_still_there())


def companions(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other "Mermail" monsters in face-up Attack Position."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_archetype("Mermail") and m.is_in(ygo.POS_ATTACK)))


@card.ignition(cost=ygo.tribute(1, companions))
async def grow_fierce(fx: ygo.Effect) -> None:
    """Tribute 1 other "Mermail" monster in face-up Attack Position; this turn it has the effect
    below.
    """
    if fx.this_is_face_up():
        fx.mark_this(FIERCE, until_turn=fx.turn)


def crouching_foe(fx: ygo.Effect) -> list[ygo.Card]:
    """The Defense Position monster it battles."""
    foe = fx.this.battling()
    return [foe] if foe is not None and foe.is_in(ygo.POS_DEFENSE) else []


@card.trigger(
    ygo.EVENT_BATTLE_START,
    mandatory=True,
    when=lambda fx: fx.this_has(FIERCE) and bool(crouching_foe(fx)),
    target=ygo.affects_all(crouching_foe),
    category=ygo.CATEGORY_DESTROY,
)
async def crush(fx: ygo.Effect) -> None:
    """At the start of the Damage Step, if it battles a Defense Position monster: Destroy that one."""
    await fx.destroy(crouching_foe(fx))
