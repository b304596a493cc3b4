"""Chaos Scepter Blast."""

from app.engine import authoring as ygo

CHAOS_MAGICIANS = (30208479, 40737112)

card = ygo.Script(15256925, "Chaos Scepter Blast")


def great_magician(fx: ygo.Effect) -> bool:
    """You control a Spellcaster whose Level is 8 or higher."""
    return bool(fx.you.face_up_monsters(lambda m: m.level >= 8 and m.is_race(ygo.RACE_SPELLCASTER)))


def erasable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards on the field that can be banished face-down."""
    return fx.others(fx.cards_on_field(lambda each: fx.can_be_banished(each, face_down=True)))


@card.activation(when=great_magician, category=ygo.CATEGORY_REMOVE, target=ygo.affects_some(1, erasable))
async def erase(fx: ygo.Effect) -> None:
    """If you control a Spellcaster with a Level of 8 or more: Banish 1 card on the field face-down."""
    await fx.banish(await fx.choose(erasable(fx), prompt=ygo.BANISH), face_down=True)


def destroyed_by_them(fx: ygo.Effect) -> bool:
    """The opponent's effect destroyed it in its owner's Spell & Trap Zone."""
    before = fx.event.before(fx.this)
    if before is None or before.location != ygo.LOCATION_SZONE or before.controller != before.owner:
        return False
    return fx.event.by_effect() and fx.event.caused_by is fx.opponent


def chaos_magicians(fx: ygo.Effect) -> list[ygo.Card]:
    """The two Chaos magicians in your Deck."""
    return fx.you.deck(
        lambda m: m.is_named(*CHAOS_MAGICIANS) and fx.can_special_summon(m, ignore_conditions=True)
    )


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=destroyed_by_them,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, chaos_magicians),
)
async def answer_the_call(fx: ygo.Effect) -> None:
    """If an effect of your opponent destroys it in its owner's Spell & Trap Zone: You can Special Summon 1
    "Magician of Black Chaos" or "Dark Magician of Chaos" from your Deck, ignoring its Summoning conditions.
    """
    await fx.special_summon(await fx.choose(chaos_magicians(fx)), ignore_conditions=True)
    await fx.shuffle_deck()
