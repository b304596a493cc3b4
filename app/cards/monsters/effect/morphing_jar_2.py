"""Morphing Jar #2."""

from app.engine import authoring as ygo

card = ygo.Script(79106360, "Morphing Jar #2")


def excavated(player: ygo.Player, wanted: int) -> list[ygo.Card]:
    """Cards from the top of the Deck until ``wanted`` monsters are among them."""
    found: list[ygo.Card] = []
    for each in reversed(player.deck()):
        if sum(other.is_monster() for other in found) == wanted:
            break
        found.append(each)
    return found


@card.flip(category=ygo.CATEGORY_TODECK | ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOGRAVE)
async def reshuffle(fx: ygo.Effect) -> None:
    """FLIP: Shuffle all monsters on the field into the Deck. Then each player excavates until they find as
    many monsters as they shuffled into their Main Deck; Special Summon the Level 4 or lower ones face-down,
    send the rest to the GY.
    """
    gone = await fx.return_to_deck(fx.monsters_on_field())
    await fx.then()
    rest: list[ygo.Card] = []
    for player in (fx.turn_player, fx.turn_player.opponent):
        wanted = sum(each.is_at(ygo.LOCATION_DECK) and each.owner is player for each in gone)
        cards = excavated(player, wanted)
        if cards:
            await fx.reveal(cards)
        small = [m for m in cards if m.is_monster() and 1 <= m.level <= 4]
        down = ygo.POS_FACEDOWN_DEFENSE
        able = [m for m in small if fx.can_special_summon(m, down, to=player)]
        chosen = await fx.choose(able, count=min(len(able), player.free_monster_zones()), player=player)
        await fx.special_summon(chosen, down, to=player, by=player)
        rest += [each for each in cards if each not in chosen]
    await fx.send_to_grave(rest, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL)
