"""Moon Mirror Shield."""

from app.engine import authoring as ygo

card = ygo.Script(
    19508728,
    "Moon Mirror Shield",
    options=("Place it on the top of the Deck.", "Place it on the bottom of the Deck."),
)
TOP, BOTTOM = 0, 1
ygo.equip_spell(card)


def in_calculation(fx: ygo.Effect) -> bool:
    """The equipped monster battles an opponent's monster and damage calculation is conducted."""
    monster = fx.this.equipped_to
    if fx.damage_step_part != ygo.DS_CALC or monster is None:
        return False
    foe = monster.battling()
    return foe is not None and foe.controller is not monster.controller


def mirrored(fx: ygo.Effect) -> int:
    """100 more than the higher of the ATK and DEF of the monster battled."""
    monster = fx.this.equipped_to
    foe = monster.battling() if monster is not None else None
    return max(foe.attack, foe.defense) + 100 if foe is not None else 0


@card.trigger(
    ygo.EVENT_PRE_DAMAGE_CALCULATE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=in_calculation,
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
)
async def mirror(fx: ygo.Effect) -> None:
    """In damage calculation against an opponent's monster: for that calculation only, the ATK and DEF of the
    equipped monster become 100 more than the higher of that monster's two values.
    """
    monster = fx.this.equipped_to
    if monster is not None and in_calculation(fx):
        until = (ygo.PHASE_DAMAGE_CAL, fx.turn)
        for effect in (ygo.EFFECT_SET_ATTACK_FINAL, ygo.EFFECT_SET_DEFENSE_FINAL):
            fx.grant_value(effect, mirrored(fx), monster, until=until)


def was_face_up_on_field(fx: ygo.Effect) -> bool:
    """This card was face-up on the field until now."""
    before = fx.event.before(fx.this)
    return (
        before is not None
        and bool(before.location & ygo.LOCATION_ONFIELD)
        and bool(before.position & ygo.POS_FACEUP)
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=was_face_up_on_field,
    cost=ygo.pay_lp(500),
    category=ygo.CATEGORY_TODECK,
)
async def back_to_the_deck(fx: ygo.Effect) -> None:
    """If this face-up card is sent from the field to the GY: pay 500 LP; place it on the top or bottom of
    your Deck.
    """
    if fx.still_there(fx.this):
        where = await fx.choose_option(TOP, BOTTOM)
        await fx.return_to_deck(fx.this, bottom=where == BOTTOM, shuffle=False)
