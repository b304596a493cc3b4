"""Cyber Jar."""

from app.engine import authoring as ygo

card = ygo.Script(34124316, "Cyber Jar")

POSITIONS = ygo.POS_FACEUP_ATTACK | ygo.POS_FACEDOWN_DEFENSE


@card.flip(
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH
)
async def start_over(fx: ygo.Effect) -> None:
    """FLIP: Destroy all monsters, then each player reveals 5 cards from the top of their Deck, then
    Special Summons the Level 4 or lower monsters among them (face-up Attack or face-down Defense
    Position) and adds the others to the hand.
    """
    await fx.destroy(fx.monsters_on_field())
    await fx.then()
    players = (fx.turn_player, fx.turn_player.opponent)
    revealed = {player.index: player.deck()[::-1][:5] for player in players}
    for player in players:
        await fx.reveal(revealed[player.index])
    await fx.then()
    for player in players:
        small = [each for each in revealed[player.index] if 1 <= each.level <= 4]
        await fx.special_summon(small, POSITIONS, to=player, by=player)
    rest = [each for player in players for each in revealed[player.index] if each.is_at(ygo.LOCATION_DECK)]
    await fx.add_to_hand(rest, reveal=False, shuffle=False)
