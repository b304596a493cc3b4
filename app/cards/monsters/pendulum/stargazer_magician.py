"""Stargazer Magician."""

from app.engine import authoring as ygo

card = ygo.Script(94415058, "Stargazer Magician")

card.pendulum_scale()


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    at=ygo.LOCATION_PZONE,
    affects_player=ygo.the_opponent,
    when=ygo.your_pendulum_monster_battles,
)
def no_spells_in_battle(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """While your Pendulum Monster battles, your opponent cannot activate Spell Cards until the Damage
    Step ends.
    """
    return activated.definition.kind == "activation" and activated.this.is_spell()


def without_partner(fx: ygo.Effect) -> bool:
    """No "Magician" or "Odd-Eyes" card in your other Pendulum Zone."""
    return not any(
        each.is_archetype("Magician") or each.is_archetype("Odd-Eyes")
        for each in fx.others(fx.you.spells_and_traps(lambda each: each.in_pendulum_zone))
    )


@card.modifier(ygo.EFFECT_CHANGE_LSCALE, at=ygo.LOCATION_PZONE, when=without_partner)
def left_scale_four(fx: ygo.Effect) -> int:
    """Without a "Magician" or "Odd-Eyes" card in your other Pendulum Zone, its Pendulum Scale is 4."""
    return 4


@card.modifier(ygo.EFFECT_CHANGE_RSCALE, at=ygo.LOCATION_PZONE, when=without_partner)
def right_scale_four(fx: ygo.Effect) -> int:
    return 4


def only_one_pendulum_returned(fx: ygo.Effect) -> bool:
    """The opponent's effect returned exactly 1 card, another Pendulum Monster of yours, to your hand."""
    snaps = fx.event.snapshots
    if len(snaps) != 1 or not fx.event.by_effect() or fx.event.caused_by is not fx.opponent:
        return False
    snap = snaps[0]
    mine = snap.controller == snap.owner == fx.you.index and snap.location == ygo.LOCATION_MZONE
    return mine and bool(snap.type & ygo.TYPE_PENDULUM) and snap.uid != fx.this.uid


def its_namesakes(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand with the name of the card returned."""
    codes = [snap.code for snap in fx.event.snapshots]
    return fx.you.hand(lambda each: each.is_named(*codes) and fx.can_special_summon(each))


@card.trigger(
    ygo.EVENT_TO_HAND,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=only_one_pendulum_returned,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, its_namesakes),
)
async def bring_it_back(fx: ygo.Effect) -> None:
    """Once per turn, when an opponent's effect returns exactly 1 other Pendulum Monster you control,
    and no other card, to your hand: You can Special Summon 1 monster with its name from your hand.
    """
    await fx.special_summon(await fx.choose(its_namesakes(fx)))
