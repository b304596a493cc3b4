"""Cyber Angel Dakini."""

from app.engine import authoring as ygo

card = ygo.Script(
    39618799,
    "Cyber Angel Dakini",
    note='A Ritual Monster of "Machine Angel Ritual".',
    revive_limit=True,
)
MACHINE_ANGEL_RITUAL = 39996157


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_RITUAL) and bool(fx.opponent.monsters()),
    category=ygo.CATEGORY_TOGRAVE,
)
async def demand_a_sacrifice(fx: ygo.Effect) -> None:
    """If it is Ritual Summoned: you can make your opponent send 1 monster they control, of their choice, to
    the GY.
    """
    chosen = await fx.choose(fx.opponent.monsters(), prompt="to_grave", player=fx.opponent)
    # The player does it, so it is no effect that moves the card.
    await fx.send_to_grave(chosen, reason=ygo.REASON_RULE)


def your_rituals(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Ritual Monsters you control."""
    return ygo.your_monsters(fx, monster) and monster.is_type(ygo.TYPE_RITUAL)


@card.modifier(ygo.EFFECT_PIERCE, affects=your_rituals)
def pierce(fx: ygo.Effect) -> bool:
    """Your Ritual Monsters inflict piercing battle damage when they attack Defense Position monsters."""
    return True


def rituals_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Ritual Monsters and "Machine Angel Ritual" in your GY."""
    return fx.you.graveyard(
        lambda each: (
            (each.is_monster() and each.is_type(ygo.TYPE_RITUAL)) or each.is_named(MACHINE_ANGEL_RITUAL)
        )
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(rituals_in_grave),
    category=ygo.CATEGORY_TOHAND,
)
async def begin_anew(fx: ygo.Effect) -> None:
    """Once in your End Phase you can target a Ritual Monster, or "Machine Angel Ritual", in your GY and take
    it back to the hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
