"""Qliphort Carrier."""

from app.engine import authoring as ygo

card = ygo.Script(
    91907707,
    "Qliphort Carrier",
    note="Can be Normal Summoned (not Set) without Tributes.",
    options=("Without Tributes", "With 1 Tribute"),
    tribute_choices=(0, 1),
    set_choices=(1,),
)
WITHOUT_TRIBUTES = 1

card.pendulum_scale()


@card.modifier(
    ygo.EFFECT_CANNOT_SPECIAL_SUMMON, at=ygo.LOCATION_PZONE, affects_player=ygo.you, unclassified=True
)
def only_qli(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    """Pendulum Effect: you can Special Summon "Qli" monsters only; this effect cannot be negated."""
    return not summoned.is_archetype("Qli")


@card.modifier(
    ygo.EFFECT_UPDATE_ATTACK,
    at=ygo.LOCATION_PZONE,
    affects=lambda fx, m: ygo.your_monsters(fx, m) and m.is_archetype("Qli"),
)
def power_supply(fx: ygo.Effect) -> int:
    """Pendulum Effect: all "Qli" monsters you control gain 300 ATK."""
    return 300


def is_lesser(fx: ygo.Effect) -> bool:
    """It was Normal Summoned without Tributes, or Special Summoned."""
    return fx.this.flag("summoned_by_way") == WITHOUT_TRIBUTES or fx.this.was_special_summoned()


@card.modifier(ygo.EFFECT_CHANGE_LEVEL, when=is_lesser)
def lesser_level(fx: ygo.Effect) -> int:
    """Normal Summoned without Tributes or Special Summoned, it is Level 4 and its original ATK is 1800."""
    return 4


@card.modifier(ygo.EFFECT_SET_BASE_ATTACK, when=is_lesser)
def lesser_attack(fx: ygo.Effect) -> int:
    return 1800


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, when=lambda fx: not fx.this.was_special_summoned())
def above_the_small(fx: ygo.Effect, source: ygo.Card) -> bool:
    """If Normal Summoned or Set, the activated effects of monsters whose original Level or Rank is lower than
    its Level do not affect it.
    """
    effect = fx.kernel.current
    activated = effect is not None and effect.this is source and effect.link is not None
    level = source.facts.level if source.printed_type & ygo.TYPE_MONSTER and not source.link_rating else 0
    return activated and 0 < level < fx.this.level


@card.trigger(
    ygo.EVENT_RELEASE,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(ygo.any_monster),
)
async def unload(fx: ygo.Effect) -> None:
    """If it is Tributed: You can target 1 monster on the field; return it to the hand."""
    await fx.return_to_hand(fx.targets_still_there())
