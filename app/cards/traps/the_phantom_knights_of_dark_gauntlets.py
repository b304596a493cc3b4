"""The Phantom Knights of Dark Gauntlets."""

from app.engine import authoring as ygo

card = ygo.Script(24212820, "The Phantom Knights of Dark Gauntlets")
KNIGHT = ygo.MonsterValues(300, 600, 4, ygo.ATTRIBUTE_DARK, ygo.RACE_WARRIOR, effect=True)
MARK = "rose as a knight"


def phantom_cards(each: ygo.Card) -> bool:
    """A "Phantom Knights" Spell/Trap."""
    return each.is_spell_or_trap() and each.is_archetype("Phantom Knights")


@card.activation(
    target=ygo.affects_some(1, lambda fx: fx.you.deck(phantom_cards)), category=ygo.CATEGORY_TOGRAVE
)
async def bury(fx: ygo.Effect) -> None:
    """A "Phantom Knights" Spell/Trap of your choice goes out of your Deck into the GY."""
    await fx.send_to_grave(await fx.choose(fx.you.deck(phantom_cards)))
    await fx.shuffle_deck()


@card.quick(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack and not fx.you.field(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE)),
)
async def rise(fx: ygo.Effect) -> None:
    """When an opponent's monster attacks directly while you control no cards and this is in your GY: Special
    Summon it in Defense Position as an Effect Monster (Warrior, DARK, Level 4, 300 ATK, 600 DEF) and no Trap;
    banish it when it leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon_as_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE):
        fx.mark_this(MARK)
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, when=lambda fx: fx.this_has(MARK))
def armor(fx: ygo.Effect) -> int:
    """Summoned this way, it gains 300 DEF for each "Phantom Knights" Spell/Trap in your GY."""
    return 300 * len(fx.you.graveyard(phantom_cards))
