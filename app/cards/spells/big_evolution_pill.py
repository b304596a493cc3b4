"""Big Evolution Pill."""

from app.engine import authoring as ygo

card = ygo.Script(84808313, "Big Evolution Pill", counts_turns=True)


@card.activation(cost=ygo.tribute(1, lambda fx: fx.you.monsters(ygo.is_race(ygo.RACE_DINOSAUR))))
async def swallow(fx: ygo.Effect) -> None:
    """Tribute 1 Dinosaur; this card stays on the field after its activation."""


@card.modifier(ygo.EFFECT_REMAIN_FIELD, at=ygo.LOCATION_SZONE, unclassified=True)
def stay(fx: ygo.Effect) -> bool:
    return True


@card.modifier(
    ygo.EFFECT_DECREASE_TRIBUTE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, m: (
        m.controller is fx.you
        and m.location == ygo.LOCATION_HAND
        and m.level >= 5
        and m.is_race(ygo.RACE_DINOSAUR)
    ),
)
def evolve(fx: ygo.Effect) -> int:
    """You Normal Summon Level 5 or higher Dinosaurs without Tributes."""
    return 2


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_SZONE,
    when=ygo.opponents_turn,
    unclassified=True,
)
async def wear_off(fx: ygo.Effect) -> None:
    """Destroy this card in your opponent's 3rd End Phase after its activation."""
    turns = fx.this.flag("turns") + 1
    fx.mark_this("turns", turns)
    if turns >= 3:
        await fx.destroy(fx.this)
