"""D - Fortune."""

from app.engine import authoring as ygo

card = ygo.Script(9201964, "D - Fortune")


def destiny_heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Destiny HERO" monsters in your GY."""
    return fx.you.graveyard(lambda each: each.is_monster() and each.is_archetype("Destiny HERO"))


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack,
    cost=ygo.banish(1, destiny_heroes),
)
async def turn_the_page(fx: ygo.Effect) -> None:
    """When a direct attack is declared against you: Banish 1 "Destiny HERO" monster from your GY; the Battle
    Phase is over.
    """
    await fx.end_battle_phase()
