"""Swift Scarecrow."""

from app.engine import authoring as ygo

card = ygo.Script(18964575, "Swift Scarecrow")


@card.quick(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_HAND,
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack,
    cost=ygo.discard_this_card(),
)
async def scare(fx: ygo.Effect) -> None:
    """When an opponent's monster declares a direct attack: you can discard this card; negate the attack,
    then end the Battle Phase.
    """
    if await fx.negate_attack():
        await fx.then()
        await fx.end_battle_phase()
