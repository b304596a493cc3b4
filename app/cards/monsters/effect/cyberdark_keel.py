"""Cyberdark Keel."""

from app.engine import authoring as ygo

card = ygo.Script(3019642, "Cyberdark Keel")
MARK = "bound"


def small_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Dragon monsters of Level 3 or lower in your GY."""
    return fx.you.graveyard(lambda m: m.is_race(ygo.RACE_DRAGON) and 1 <= m.level <= 3)


def bound(fx: ygo.Effect) -> list[ygo.Card]:
    """The Dragon equipped to it by its own effect."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(small_dragons),
)
async def bind(fx: ygo.Effect) -> None:
    """If Normal Summoned: Target 1 Dragon monster of Level 3 or lower in your GY; equip it to this card."""
    for dragon in fx.targets_still_there():
        if fx.this_is_face_up() and await fx.equip(fx.this, dragon):
            fx.mark(dragon, MARK)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def gain_attack(fx: ygo.Effect) -> int:
    """It gains the original ATK of that Dragon."""
    return sum(max(each.facts.attack, 0) for each in bound(fx))


@card.trigger(ygo.EVENT_BATTLE_DESTROYING, mandatory=True, category=ygo.CATEGORY_DAMAGE)
async def lash(fx: ygo.Effect) -> None:
    """If it destroys a monster of your opponent by battle: 300 damage to your opponent."""
    await fx.damage(300)


@card.replacement(when=lambda fx: bool(fx.reason & ygo.REASON_BATTLE) and bool(bound(fx)), optional=False)
async def shed(fx: ygo.Effect) -> bool:
    """If it would be destroyed by battle, that Dragon is destroyed instead."""
    return bool(await fx.destroy(bound(fx)))
