"""DNA Surgery."""

from app.engine import authoring as ygo

card = ygo.Script(74701381, "DNA Surgery")


async def declare_a_type(fx: ygo.Effect) -> None:
    """The Type is declared when the card is activated."""
    fx.mark_this("type", await fx.declare_race())


@card.activation(cost=ygo.custom(lambda fx: True, declare_a_type))
async def operate(fx: ygo.Effect) -> None:
    """Declare 1 monster Type when you activate this card."""


@card.modifier(
    ygo.EFFECT_CHANGE_RACE,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.this_has("type"),
    affects=ygo.all_face_up_monsters,
)
def declared_type(fx: ygo.Effect) -> int:
    """All face-up monsters on the field become the declared Type."""
    return fx.this.flag("type")
