"""Foucault's Cannon."""

from app.engine import authoring as ygo

card = ygo.Script(43785278, "Foucault's Cannon")
LOADED = "loaded"

card.pendulum_scale()


@card.continuous(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_PZONE,
    each=True,
    when=lambda fx: fx.answered.is_card_activation(),
    unclassified=True,
)
async def load(fx: ygo.Effect) -> None:
    fx.mark_this(LOADED, until_turn=fx.turn)


def face_up_backrow(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Spells and Traps on the field."""
    return fx.spells_and_traps_on_field(lambda each: each.is_face_up())


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_PZONE,
    when=lambda fx: fx.this_has(LOADED),
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(face_up_backrow),
    category=ygo.CATEGORY_DESTROY,
)
async def fire(fx: ygo.Effect) -> None:
    """Pendulum Effect, in the End Phase of the turn this card was activated: you can target 1 face-up
    Spell or Trap on the field; destroy it.
    """
    await fx.destroy(fx.targets_still_there())
