"""Relinquished."""

from app.engine import authoring as ygo

card = ygo.Script(
    64631466,
    "Relinquished",
    note='A Ritual Monster of "Black Illusion Ritual".',
    revive_limit=True,
)
MARK = "absorbed"
#: It lost that monster in its place in the present battle.
SHIELDED = "shielded"


def absorbed(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster card equipped to it by its own effect."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.ignition(
    when=lambda fx: not absorbed(fx) and fx.you.free_spell_zones() > 0,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(ygo.opponents_monster),
    limit=ygo.ONCE_PER_TURN,
)
async def absorb(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 monster your opponent controls; equip it to this card (1 at a time)."""
    if fx.this_is_face_up() and fx.target in fx.targets_still_theirs() and await fx.equip(fx.this, fx.target):
        fx.mark(fx.target, MARK)


@card.modifier(ygo.EFFECT_SET_ATTACK, when=lambda fx: bool(absorbed(fx)))
def attack(fx: ygo.Effect) -> int:
    """Its ATK and DEF become those of that monster."""
    return sum(max(each.facts.attack, 0) for each in absorbed(fx))


@card.modifier(ygo.EFFECT_SET_DEFENSE, when=lambda fx: bool(absorbed(fx)))
def defense(fx: ygo.Effect) -> int:
    """The same for DEF."""
    return sum(max(each.facts.defense, 0) for each in absorbed(fx))


@card.replacement(when=lambda fx: bool(fx.reason & ygo.REASON_BATTLE) and bool(absorbed(fx)), optional=False)
async def shield(fx: ygo.Effect) -> bool:
    """If it would be destroyed by battle, that monster is destroyed instead."""
    done = bool(await fx.destroy(absorbed(fx)))
    if done:
        fx.mark_this(SHIELDED, until_turn=fx.turn)
    return done


def hurt_while_holding(fx: ygo.Effect) -> bool:
    """You took battle damage from its battle, into which it went with a monster."""
    held = bool(absorbed(fx)) or fx.this_has(SHIELDED)
    return held and fx.event.player is fx.you and fx.this.battling() is not None


@card.continuous(ygo.EVENT_BATTLE_DAMAGE, at=ygo.LOCATION_MZONE, when=hurt_while_holding)
async def share_the_hurt(fx: ygo.Effect) -> None:
    """While it holds that monster, your opponent takes the same damage as you from its battles."""
    await fx.damage(fx.event.value)


@card.continuous(ygo.EVENT_BATTLED, at=ygo.LOCATION_MZONE, each=True)
async def forget(fx: ygo.Effect) -> None:
    fx.mark_this(SHIELDED, 0)
