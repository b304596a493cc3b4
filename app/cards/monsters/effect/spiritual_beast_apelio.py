"""Spiritual Beast Apelio."""

from app.engine import authoring as ygo

card = ygo.Script(86396750, "Spiritual Beast Apelio")

ANYWHERE = ygo.LOCATION_MZONE | ygo.LOCATION_HAND | ygo.LOCATION_GRAVE | ygo.LOCATION_REMOVED


def ritual_beast_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Ritual Beast cards in the user's GY."""
    return fx.you.graveyard(lambda other: other.is_archetype("Ritual Beast"))


def your_ritual_beasts(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Ritual Beast monsters of the user."""
    return ygo.your_monsters(fx, monster) and monster.is_archetype("Ritual Beast")


@card.granted(ygo.EFFECT_UPDATE_ATTACK, affects=your_ritual_beasts)
def more_attack(fx: ygo.Effect) -> int:
    """Ritual Beast monsters you control gain 500 ATK and DEF."""
    return 500


@card.granted(ygo.EFFECT_UPDATE_DEFENSE, affects=your_ritual_beasts)
def more_defense(fx: ygo.Effect) -> int:
    return 500


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.banish(1, ritual_beast_cards),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    in_damage_step=True,
)
async def spur(fx: ygo.Effect) -> None:
    """Once per turn, in either player's turn: banish 1 Ritual Beast card from your GY; until the end of this
    turn Ritual Beast monsters you control gain 500 ATK and DEF.
    """
    fx.grant(more_attack, until=fx.this_turn())
    fx.grant(more_defense, until=fx.this_turn())


@card.continuous(ygo.EVENT_SPSUMMON_SUCCESS, unclassified=True)
async def count_summons(fx: ygo.Effect) -> None:
    fx.count_custom()


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, at=ANYWHERE, affects_player=ygo.you, unclassified=True)
def once_a_turn(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """You can Special Summon "Spiritual Beast Apelio" only once per turn."""
    return monster.is_named(fx.this.code) and fx.custom_count() > 0
