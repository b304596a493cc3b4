"""Mystic Swordsman LV2."""

from app.engine import authoring as ygo

card = ygo.Script(47507260, "Mystic Swordsman LV2")
LV4 = 74591968


def attacks_face_down(fx: ygo.Effect) -> bool:
    """This card attacks a face-down Defense Position monster."""
    target = fx.attack_target
    return fx.attacker is fx.this and target is not None and target.is_in(ygo.POS_FACEDOWN_DEFENSE)


@card.trigger(ygo.EVENT_BATTLE_START, mandatory=True, when=attacks_face_down, category=ygo.CATEGORY_DESTROY)
async def destroy_unseen(fx: ygo.Effect) -> None:
    """At the start of the Damage Step, if this attacks a face-down Defense Position monster: destroy it."""
    if attacks_face_down(fx):
        await fx.destroy(fx.attack_target)


@card.continuous(ygo.EVENT_BATTLE_DESTROYING, at=ygo.LOCATION_MZONE, each=True)
async def remember_victory(fx: ygo.Effect) -> None:
    fx.mark_this("destroyed by battle", fx.turn)


def the_next_level(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of Mystic Swordsman LV4 that could be Special Summoned when this card has left."""
    places = ygo.LOCATION_HAND | ygo.LOCATION_DECK
    return fx.you.cards(
        places,
        lambda each: (
            each.is_named(LV4)
            and fx.can_special_summon(each, ignore_conditions=True, leaving=(fx.this,), proper=True)
        ),
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: fx.this.flag("destroyed by battle") == fx.turn,
    cost=ygo.send_this_card_to_grave(),
    target=ygo.affects_some(1, the_next_level),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def level_up(fx: ygo.Effect) -> None:
    """In the End Phase, if this destroyed a monster by battle this turn: You can send it to the GY; Special
    Summon 1 "Mystic Swordsman LV4" from your hand or Deck.
    """
    chosen = await fx.choose(the_next_level(fx))
    await fx.special_summon(chosen, ignore_conditions=True, proper=True)
    await fx.shuffle_deck()
