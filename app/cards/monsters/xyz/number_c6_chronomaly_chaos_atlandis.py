"""Number C6: Chronomaly Chaos Atlandis."""

from app.engine import authoring as ygo

ATLANDIS = 9161357
card = ygo.Script(
    6387204,
    "Number C6: Chronomaly Chaos Atlandis",
    note="Materials: 3 Level 7 monsters.",
    summon=ygo.xyz(7, 3),
)
MARK = "taken"


@card.continuous(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_MZONE,
    unclassified=True,
    when=lambda fx: any(link.link.number == fx.event.value and link.card is fx.this for link in fx.links()),
)
async def spare(fx: ygo.Effect) -> None:
    """If you activate an effect of this card, your opponent takes no further damage this turn."""
    for code in (ygo.EFFECT_CHANGE_DAMAGE, ygo.EFFECT_CHANGE_BATTLE_DAMAGE):
        fx.grant_to_player(code, fx.opponent, value=ygo.NO_DAMAGE, until=fx.this_turn())


def taken(fx: ygo.Effect) -> list[ygo.Card]:
    """Monster cards equipped to it by its own effect."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.you.free_spell_zones() > 0,
    target=ygo.target_one(ygo.opponents_monster),
    category=ygo.CATEGORY_EQUIP,
)
async def seize(fx: ygo.Effect) -> None:
    """Once per turn: Target 1 monster your opponent controls; equip it to this card, which gains 1000 ATK."""
    for monster in fx.targets_still_theirs():
        if fx.this_is_face_up() and await fx.equip(fx.this, monster):
            fx.mark(monster, MARK)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def gain_attack(fx: ygo.Effect) -> int:
    return 1000 * len(taken(fx))


def numbers(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Number" monsters among them."""
    return [each for each in taken(fx) if each.is_archetype("Number") and fx.can_go_to_grave_as_cost(each)]


async def give_them_up(fx: ygo.Effect) -> None:
    """Send all of them to the GY."""
    await fx.send_to_grave(numbers(fx), reason=ygo.REASON_COST)


@card.ignition(
    when=lambda fx: any(each.is_named(ATLANDIS) for each in fx.this.materials()),
    cost=ygo.all_of(ygo.detach(3), ygo.custom(lambda fx: bool(numbers(fx)), give_them_up)),
)
async def ruin(fx: ygo.Effect) -> None:
    """With "Number 6: Chronomaly Atlandis" as material: Detach 3 materials and send all "Number" monsters its
    effect equipped to it to the GY; your opponent's LP become 100.
    """
    fx.set_lp(fx.opponent, 100)
