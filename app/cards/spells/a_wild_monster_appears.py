"""A Wild Monster Appears!."""

from app.engine import authoring as ygo

card = ygo.Script(23587624, "A Wild Monster Appears!")


def wild(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand of Level 10 or lower that cannot be Normal Summoned or Set."""

    def is_wild(monster: ygo.Card) -> bool:
        return not ygo.can_be_normal_summoned(monster) and 1 <= monster.facts.level <= 10

    return fx.you.hand(
        lambda each: (
            each.is_monster() and is_wild(each) and fx.can_special_summon(each, ignore_conditions=True)
        )
    )


@card.granted(ygo.EFFECT_IMMUNE_EFFECT)
def unaffected(fx: ygo.Effect, source: ygo.Card) -> bool:
    mine = source.data.controller == fx.player_index
    itself = fx.lingering is not None and any(source.uid == uid for uid, _ in fx.lingering.targets)
    return mine and not itself and source is not fx.this


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=lambda fx: not fx.is_your_turn and fx.turn > fx.labels[0])
async def run_off(fx: ygo.Effect) -> None:
    await fx.return_to_deck(fx.bound)


@card.activation(
    when=lambda fx: bool(fx.opponent.monsters()) and not fx.you.monsters(),
    target=ygo.affects_some(1, wild),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def appear(fx: ygo.Effect) -> None:
    """If only your opponent controls a monster: Special Summon 1 monster of Level 10 or lower that cannot be
    Normal Summoned or Set from your hand, ignoring its Summoning conditions. Your other cards do not affect
    it, it goes to the Deck in your opponent's next End Phase. This turn you Summon and Set no other monsters,
    and your opponent takes no damage.
    """
    chosen = await fx.choose(wild(fx), prompt=ygo.SPECIAL_SUMMON)
    summoned = await fx.special_summon(chosen, ignore_conditions=True)
    if summoned:
        fx.grant(unaffected, summoned)
        fx.delay(run_off, summoned, labels=(fx.turn,))
    for forbidden in (ygo.EFFECT_CANNOT_SUMMON, ygo.EFFECT_CANNOT_MSET, ygo.EFFECT_CANNOT_SPECIAL_SUMMON):
        fx.grant_to_player(forbidden, fx.you, until=fx.this_turn())
    fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.opponent, until=fx.this_turn())
    fx.grant_to_player(ygo.EFFECT_CHANGE_DAMAGE, fx.opponent, value=ygo.NO_DAMAGE, until=fx.this_turn())
