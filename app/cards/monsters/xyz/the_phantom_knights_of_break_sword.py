"""The Phantom Knights of Break Sword."""

from app.engine import authoring as ygo

card = ygo.Script(
    62709239,
    "The Phantom Knights of Break Sword",
    note="Materials: 2 Level 3 monsters.",
    summon=ygo.xyz(3),
)


def your_card(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards you control."""
    return fx.you.field()


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.all_parts(ygo.target_one(your_card), ygo.target_one(ygo.opponents_card)),
)
async def break_both(fx: ygo.Effect) -> None:
    """Once per turn: detach 1 material, then target 1 card you control and 1 your opponent controls; destroy
    them.
    """
    await fx.destroy(fx.targets_still_there())


def fallen_knights(fx: ygo.Effect) -> list[ygo.Card]:
    """All "The Phantom Knights" monsters in your GY that have one of the same Level beside them."""
    knights = fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_archetype("The Phantom Knights")
            and each.level > 0
            and fx.can_special_summon(each)
        )
    )
    levels = [each.level for each in knights]
    return [each for each in knights if levels.count(each.level) >= 2]


class _TwoOfOneLevel(ygo.Target):
    """Two of the fallen knights with the same Level."""

    def possible(self, fx: ygo.Effect) -> bool:
        """A pair is there and finds two zones."""
        return bool(fallen_knights(fx)) and fx.you.free_monster_zones() >= 2

    async def choose(self, fx: ygo.Effect) -> None:
        """The second one must have the Level of the first."""
        first = (await fx.choose_targets(fallen_knights(fx), 1, 1, ygo.SPECIAL_SUMMON))[0]
        mates = [each for each in fallen_knights(fx) if each.level == first.level and each is not first]
        second = await fx.choose_targets(mates, 1, 1, ygo.SPECIAL_SUMMON)
        fx.retarget([first, *second])


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_dark(fx: ygo.Effect, monster: ygo.Card) -> bool:
    return not monster.is_attribute(ygo.ATTRIBUTE_DARK)


def xyz_summoned_and_destroyed(fx: ygo.Effect) -> bool:
    """It was destroyed on the field after its Xyz Summon."""
    before = fx.event.before(fx.this)
    return before is not None and before.summon_type == ygo.SUMMON_TYPE_XYZ


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=xyz_summoned_and_destroyed,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=_TwoOfOneLevel(),
)
async def rise_again(fx: ygo.Effect) -> None:
    """If this Xyz Summoned card is destroyed: You can target 2 "The Phantom Knights" monsters with the same
    Level in your GY; Special Summon them, their Levels go up by 1, and for the rest of this turn you can
    Special Summon DARK monsters only.
    """
    for knight in await fx.special_summon(fx.targets_still_there()):
        fx.grant_value(ygo.EFFECT_UPDATE_LEVEL, 1, knight)
    fx.grant(only_dark, until=fx.this_turn())
