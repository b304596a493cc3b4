"""Superheavy Samurai Battleball."""

from app.engine import authoring as ygo

card = ygo.Script(9402966, "Superheavy Samurai Battleball")


def only_samurai(fx: ygo.Effect) -> bool:
    """You control no other monsters than "Superheavy Samurai", and no Spell or Trap is in your GY."""
    mine = all(m.is_face_up() and m.is_archetype("Superheavy Samurai") for m in fx.you.monsters())
    return mine and not fx.you.graveyard(ygo.Card.is_spell_or_trap)


def generals(fx: ygo.Effect, level: int, *, leaving: tuple[ygo.Card, ...] = ()) -> list[ygo.Card]:
    """ "Superheavy Samurai" Synchro Monsters of this Level in your Extra Deck that could be Summoned."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_type(ygo.TYPE_SYNCHRO)
            and each.is_archetype("Superheavy Samurai")
            and each.level == level
            and fx.can_special_summon(each, kind=ygo.SUMMON_TYPE_SYNCHRO, proper=True, leaving=leaving)
        )
    )


def opponents_with_a_level(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent whose Level leads to such a Synchro Monster."""
    return fx.opponent.face_up_monsters(
        lambda m: m.level > 0 and bool(generals(fx, m.facts.level + fx.this.facts.level, leaving=(fx.this,)))
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=only_samurai,
    target=ygo.target_one(opponents_with_a_level),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_SPECIAL_SUMMON,
)
async def roll_together(fx: ygo.Effect) -> None:
    """If you control only "Superheavy Samurai" monsters and have no Spells/Traps in your GY: Target 1 monster
    of your opponent that has a Level; send it and this card to the GY, then a "Superheavy Samurai" Synchro
    Monster whose Level is the sum of their original Levels is Synchro Summoned from your Extra Deck. Only
    once a turn.
    """
    pair = [fx.this, *fx.targets_still_there()]
    if not fx.still_there(fx.this) or len(pair) < 2 or not pair[1].is_face_up():
        return
    level = sum(each.facts.level for each in pair)
    if len(await fx.send_to_grave(pair)) == 2:
        await fx.then()
        chosen = await fx.choose(generals(fx, level), prompt=ygo.SPECIAL_SUMMON)
        await fx.special_summon(chosen, kind=ygo.SUMMON_TYPE_SYNCHRO, proper=True)
