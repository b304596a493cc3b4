"""Familiar-Possessed - Hiita."""

from app.engine import authoring as ygo

card = ygo.Script(4376658, "Familiar-Possessed - Hiita")
HIITA = 759393
BY_ITSELF = "by itself"


def charmers(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Hiita the Fire Charmer" face-up on your field."""
    return fx.you.face_up_monsters(lambda m: m.is_named(HIITA) and fx.can_go_to_grave_as_cost(m))


def flames(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up FIRE monsters."""
    return fx.you.face_up_monsters(
        lambda m: m.is_attribute(ygo.ATTRIBUTE_FIRE) and fx.can_go_to_grave_as_cost(m)
    )


def pair_there(fx: ygo.Effect) -> bool:
    """A charmer and another FIRE monster could be sent."""
    return any(other is not charmer for charmer in charmers(fx) for other in flames(fx))


async def send_both(fx: ygo.Effect) -> None:
    """Send 1 charmer and 1 other FIRE monster."""
    chosen = await fx.choose([m for m in charmers(fx) if any(other is not m for other in flames(fx))])
    chosen += await fx.choose([m for m in flames(fx) if m not in chosen])
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


@card.summon_procedure(at=ygo.LOCATION_HAND | ygo.LOCATION_DECK, cost=ygo.custom(pair_there, send_both))
async def be_possessed(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand or Deck by sending a face-up "Hiita the Fire Charmer" and
    another face-up FIRE monster you control to the GY.
    """
    fx.mark_this(BY_ITSELF)


@card.modifier(ygo.EFFECT_PIERCE, when=lambda fx: fx.this_has(BY_ITSELF))
def pierce(fx: ygo.Effect) -> bool:
    """Summoned this way it inflicts piercing battle damage."""
    return True
