"""Rank-Up-Magic Quick Chaos."""

from app.engine import authoring as ygo

card = ygo.Script(33252803, "Rank-Up-Magic Quick Chaos")


def number_of(monster: ygo.Card) -> str:
    """The number in a "Number" monster's name: "39" of both "Number 39" and "Number C39"."""
    return monster.facts.name.split(":")[0].split(" ")[-1].removeprefix("C")


def chaos_forms(fx: ygo.Effect, below: ygo.Card) -> list[ygo.Card]:
    """ "Number C" monsters in your Extra Deck with the same number that are 1 Rank above."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_archetype("Number C")
            and number_of(each) == number_of(below)
            and each.rank == below.rank + 1
            and fx.can_special_summon(each, kind=ygo.SUMMON_TYPE_XYZ, proper=True, leaving=(below,))
        )
    )


def numbers(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Number" Xyz Monsters, no "Number C" ones, that have such a form."""
    return fx.you.face_up_monsters(
        lambda m: (
            m.rank > 0
            and m.is_archetype("Number")
            and not m.is_archetype("Number C")
            and bool(chaos_forms(fx, m))
        )
    )


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(numbers))
async def turn_to_chaos(fx: ygo.Effect) -> None:
    """Target 1 "Number" Xyz Monster you control that is no "Number C" monster; Xyz Summon from your Extra
    Deck 1 "Number C" monster of the same number that is 1 Rank higher by using it, with its materials.
    """
    below = fx.target
    if fx.still_there(below) and below.is_face_up() and below.controller is fx.you and fx.can_affect(below):
        for monster in await fx.choose(chaos_forms(fx, below), prompt=ygo.SPECIAL_SUMMON):
            await fx.xyz_summon_on(below, monster)
