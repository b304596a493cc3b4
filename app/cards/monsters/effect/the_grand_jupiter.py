"""The Grand Jupiter."""

from app.engine import authoring as ygo

card = ygo.Script(16255173, "The Grand Jupiter")
MARK = "captured"


def captured(fx: ygo.Effect) -> list[ygo.Card]:
    """Monster cards equipped to it by its own effect."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.you.free_spell_zones() > 0,
    cost=ygo.discard(2),
    target=ygo.target_one(ygo.opponents_face_up_monster),
    category=ygo.CATEGORY_EQUIP,
)
async def capture(fx: ygo.Effect) -> None:
    """Once per turn: Discard 2 cards, then target 1 face-up monster your opponent controls; equip it to this
    card.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up() and fx.this_is_face_up() and await fx.equip(fx.this, monster):
            fx.mark(monster, MARK)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """It gains the original ATK of the monsters its effect equipped to it."""
    return sum(max(each.facts.attack, 0) for each in captured(fx))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(
        lambda fx: [each for each in captured(fx) if not each.is_token() and fx.can_special_summon(each)]
    ),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def enlist(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase: You can target 1 Monster Card its effect equipped to it; Special
    Summon it to your field.
    """
    await fx.special_summon(fx.targets_still_there())
