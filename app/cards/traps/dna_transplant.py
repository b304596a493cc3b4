"""DNA Transplant."""

from app.engine import authoring as ygo

card = ygo.Script(56769674, "DNA Transplant")


async def declare_an_attribute(fx: ygo.Effect) -> None:
    """The Attribute is declared when the card is activated."""
    fx.mark_this("attribute", await fx.declare_attribute())


@card.activation(cost=ygo.custom(lambda fx: True, declare_an_attribute))
async def transplant(fx: ygo.Effect) -> None:
    """Declare 1 Attribute when you activate this card."""


@card.modifier(
    ygo.EFFECT_CHANGE_ATTRIBUTE,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.this_has("attribute"),
    affects=ygo.all_face_up_monsters,
)
def declared_attribute(fx: ygo.Effect) -> int:
    """All face-up monsters on the field become the declared Attribute."""
    return fx.this.flag("attribute")
