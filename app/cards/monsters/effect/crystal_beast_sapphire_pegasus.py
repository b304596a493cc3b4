"""Crystal Beast Sapphire Pegasus."""

from app.engine import authoring as ygo

card = ygo.Script(7093411, "Crystal Beast Sapphire Pegasus")
CRYSTAL = ygo.TYPE_SPELL | ygo.TYPE_CONTINUOUS


def beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Crystal Beast" monsters in your hand, Deck and GY, if there is a zone."""
    places = ygo.LOCATION_HAND | ygo.LOCATION_DECK | ygo.LOCATION_GRAVE
    room = fx.you.free_spell_zones() > 0
    return fx.you.cards(
        places, lambda each: room and each.is_monster() and each.is_archetype("Crystal Beast")
    )


async def turn_to_crystal(fx: ygo.Effect, beast: ygo.Card) -> bool:
    """Place it face-up in the Spell & Trap Zone as a Continuous Spell."""
    if not await fx.place_face_up(beast):
        return False
    fx.grant_value(ygo.EFFECT_CHANGE_TYPE, CRYSTAL, beast)
    return True


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    timing="when",
    target=ygo.affects_some(1, beasts),
)
async def call_a_crystal(fx: ygo.Effect) -> None:
    """On its Summon, of whatever kind, a "Crystal Beast" monster of your hand, Deck or GY can be laid face-up
    into your Spell & Trap Zone, where it is a Continuous Spell.
    """
    for beast in await fx.choose(beasts(fx)):
        from_deck = beast.location == ygo.LOCATION_DECK
        await turn_to_crystal(fx, beast)
        if from_deck:
            await fx.shuffle_deck()


@card.replacement(ygo.EFFECT_SEND_REPLACE, when=lambda fx: fx.you.free_spell_zones() > 0)
async def crystallize(fx: ygo.Effect) -> bool:
    """If it is destroyed while face-up in a Monster Zone: you can place it face-up in your Spell & Trap Zone
    as a Continuous Spell, and it does not go to the GY.
    """
    return await turn_to_crystal(fx, fx.this)
