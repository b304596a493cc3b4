"""Skill Drain."""

from app.engine import authoring as ygo

card = ygo.Script(82732705, "Skill Drain")
card.activates(cost=ygo.pay_lp(1000), text="Pay 1000 LP to activate this card.")


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=ygo.all_face_up_monsters)
def negate_monsters(fx: ygo.Effect) -> bool:
    """The effects of all face-up monsters on the field are negated while they are there, but can still be
    activated.
    """
    return True
