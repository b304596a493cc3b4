"""White Veil."""

from app.engine import authoring as ygo

card = ygo.Script(49306994, "White Veil")

ygo.equip_spell(card)


def veiled_one_battles(fx: ygo.Effect) -> bool:
    """The equipped monster attacks or is attacked."""
    monster = fx.this.equipped_to
    return monster is not None and monster in (fx.attacker, fx.attack_target)


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    at=ygo.LOCATION_SZONE,
    affects_player=ygo.the_opponent,
    when=veiled_one_battles,
)
def no_spells_or_traps(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """While the equipped monster battles, your opponent cannot activate Spell/Trap Cards until the end of the
    Damage Step.
    """
    return activated.definition.kind == "activation"


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=veiled_one_battles,
    category=ygo.CATEGORY_DISABLE,
)
async def blind(fx: ygo.Effect) -> None:
    """When the equipped monster is in a declared attack: until the end of the Damage Step the face-up
    Spells/Traps your opponent controls are negated.
    """
    theirs = fx.opponent.field(lambda other: other.is_face_up() and other.is_spell_or_trap())
    until = (ygo.PHASE_DAMAGE, fx.turn)
    fx.grant_value(ygo.EFFECT_DISABLE, 1, theirs, until=until)
    fx.grant_value(ygo.EFFECT_DISABLE_TRAPMONSTER, 1, theirs, until=until)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    at=ygo.LOCATION_SZONE,
    timing="when",
    when=lambda fx: fx.event.includes(fx.this.equipped_to),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.opponent.spells_and_traps()),
)
async def sweep(fx: ygo.Effect) -> None:
    """When an opponent's monster is destroyed by battle with the equipped one: You can have all Spells and
    Traps on their field destroyed.
    """
    await fx.destroy(fx.opponent.spells_and_traps())


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def lift(fx: ygo.Effect) -> None:
    """When this face-up card leaves the field, its controller takes 3000 damage."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and before.location == ygo.LOCATION_SZONE:
        await fx.damage(3000, fx.you)
