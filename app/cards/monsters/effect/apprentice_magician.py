"""Apprentice Magician."""

from app.engine import authoring as ygo

card = ygo.Script(9156135, "Apprentice Magician")


def can_take_a_counter(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards a Spell Counter may be placed on."""
    return fx.cards_on_field(lambda each: each.is_face_up() and fx.can_place_counter(each, ygo.COUNTER_SPELL))


def small_spellcasters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 2 or lower Spellcasters in your Deck that could be Special Summoned face-down."""
    return fx.you.deck(
        lambda each: (
            each.is_race(ygo.RACE_SPELLCASTER)
            and 1 <= each.level <= 2
            and fx.can_special_summon(each, ygo.POS_FACEDOWN_DEFENSE)
        )
    )


@card.trigger(
    on=(ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    mandatory=True,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.target_one(can_take_a_counter),
)
async def place_a_counter(fx: ygo.Effect) -> None:
    """If this card is Summoned: Target 1 face-up card that can hold a Spell Counter; place 1 on it."""
    for target in fx.targets_still_there():
        fx.add_counter(target, ygo.COUNTER_SPELL)


@card.trigger(
    on=ygo.EVENT_BATTLE_DESTROYED,
    timing="when",
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_spellcasters),
)
async def call_a_pupil(fx: ygo.Effect) -> None:
    """Fallen in battle it can call a Spellcaster of at most Level 2 from your Deck, which is Set by Special
    Summon.
    """
    chosen = await fx.choose(small_spellcasters(fx), prompt=ygo.SPECIAL_SUMMON)
    await fx.set_monster(chosen)
    await fx.shuffle_deck()
