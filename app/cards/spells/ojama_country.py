"""Ojama Country."""

from app.engine import authoring as ygo

card = ygo.Script(90011152, "Ojama Country")
card.activates()


def ojama(each: ygo.Card) -> bool:
    """An "Ojama" card."""
    return each.is_archetype("Ojama")


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Ojama" monsters in your GY that could be Special Summoned."""
    return fx.you.graveyard(lambda each: ojama(each) and fx.can_special_summon(each))


def one_will_be_there(fx: ygo.Effect) -> bool:
    """One lies in the GY, or the cost could bring one there."""
    from_hand = fx.you.hand(lambda each: ojama(each) and ygo.can_be_normal_summoned(each))
    return bool(revivable(fx)) or (bool(from_hand) and fx.you.free_monster_zones() > 0)


@card.ignition(
    at=ygo.LOCATION_FZONE,
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.send_to_grave(1, lambda fx: fx.you.hand(ojama)),
    target=ygo.needs(one_will_be_there),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def come_home(fx: ygo.Effect) -> None:
    """Once per turn, the price being an "Ojama" card that you send from your hand to the GY: an "Ojama"
    monster of your GY is Special Summoned.
    """
    await fx.special_summon(await fx.choose(revivable(fx), prompt=ygo.SPECIAL_SUMMON))


@card.modifier(
    ygo.EFFECT_SWAP_BASE_AD,
    at=ygo.LOCATION_FZONE,
    when=lambda fx: bool(fx.you.face_up_monsters(ojama)),
    affects=ygo.all_face_up_monsters,
)
def upside_down(fx: ygo.Effect) -> bool:
    """While you control an "Ojama" monster, the original ATK and DEF of all monsters are switched."""
    return True
