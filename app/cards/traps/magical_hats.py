"""Magical Hats."""

from app.engine import authoring as ygo

card = ygo.Script(81210420, "Magical Hats")

HAT = ygo.MonsterValues(attack=0, defense=0, level=0, attribute=0, race=0)


def spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """What can become a hat."""
    return fx.you.deck(lambda each: each.is_spell_or_trap())


def can_hide(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters in Main Monster Zones that are face-down or can be Set."""
    return fx.you.monsters(
        lambda each: (
            each.in_main_monster_zone
            and not each.is_token()
            and (each.is_face_down() or fx.can_change_position(each))
        )
    )


def room_for_hats(fx: ygo.Effect) -> bool:
    """2 cards in the Deck, 2 free zones and a monster to hide."""
    return len(spells_and_traps(fx)) >= 2 and fx.you.free_monster_zones() >= 2 and bool(can_hide(fx))


@card.delayed(on=ygo.EVENT_PHASE | ygo.PHASE_BATTLE)
async def destroy_the_hats(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.activation(
    when=lambda fx: ygo.opponents_turn(fx) and fx.is_phase(ygo.PHASE_ANY_BATTLE),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_POSITION,
    target=ygo.needs(room_for_hats),
)
async def hide_among_hats(fx: ygo.Effect) -> None:
    """In the opponent's Battle Phase: Choose 2 Spells/Traps from your Deck and 1 of your monsters; Special
    Summon the former face-down as Normal Monsters (ATK 0/DEF 0), Set the latter and shuffle the three.
    Destroy the 2 cards at the end of the Battle Phase.
    """
    if not room_for_hats(fx):
        return
    hats = await fx.choose(spells_and_traps(fx), count=2, prompt=ygo.SPECIAL_SUMMON)
    hidden = await fx.choose(can_hide(fx))
    hats = await fx.set_as_monsters(hats, HAT)
    await fx.shuffle_deck()
    await fx.turn_face_down([each for each in hidden if each.is_face_up()])
    await fx.shuffle_zones(hats + hidden)
    if hats:
        fx.delay(destroy_the_hats, hats)
