"""Quickdraw Synchron."""

from app.engine import authoring as ygo

card = ygo.Script(
    20932152,
    "Quickdraw Synchron",
    note='For a Synchro Summon it can stand in for any "Synchron" Tuner that is named as material.',
    synchro_clause=ygo.SynchroClause(stands_in="Synchron"),
)


def monsters_to_send(fx: ygo.Effect) -> list[ygo.Card]:
    """Other monsters in your hand."""
    return fx.others(fx.you.hand(lambda each: each.is_monster()))


@card.summon_procedure(cost=ygo.send_to_grave(1, monsters_to_send))
async def quick_draw(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by sending 1 monster from your hand to the GY."""


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, unclassified=True)
def only_for_synchron_tuners(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    """It can only be used as Synchro Material for a monster that names a "Synchron" Tuner as material."""
    return not ygo.names_tuner_of(summoned, "Synchron")
