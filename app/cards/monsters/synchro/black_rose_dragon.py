"""Black Rose Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(73580471, "Black Rose Dragon", summon=ygo.synchro())


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Plant monsters in the user's GY."""
    return fx.you.graveyard(ygo.is_race(ygo.RACE_PLANT))


def their_defenders(fx: ygo.Effect) -> list[ygo.Card]:
    """Defense Position monsters of the opponent."""
    return fx.opponent.monsters(lambda monster: monster.is_in(ygo.POS_DEFENSE))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_SYNCHRO),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.any_card_on_field),
)
async def gale(fx: ygo.Effect) -> None:
    """Its Synchro Summon can sweep the field: everything there is destroyed."""
    await fx.destroy(fx.cards_on_field())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.banish(1, plants),
    target=ygo.target_one(their_defenders),
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_ATKCHANGE,
)
async def restrict(fx: ygo.Effect) -> None:
    """Once per turn, for a Plant banished from your GY: A targeted defender of your opponent is forced into
    face-up Attack Position and, if so, has 0 ATK in this turn.
    """
    targets = [monster for monster in fx.targets_still_theirs() if monster.is_in(ygo.POS_DEFENSE)]
    for monster in await fx.change_position(targets, ygo.POS_FACEUP_ATTACK):
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, monster, until=fx.this_turn())
