"""Proxy Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    22862454, "Proxy Dragon", note="Materials: 2 monsters.", summon=ygo.link(at_least=2, at_most=2)
)


def falls_along(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """It is tied to the doomed card, which takes it along: it is certain to be destroyed, too."""
    script = fx.kernel.script(fx.card.code)
    if script is None or fx.card.is_negated() or fx.card.data.tied != (monster.uid, monster.data.generation):
        return False
    return any(ygo.EVENT_LEAVE_FIELD in effect.on and not effect.at for effect in script.effects)


def pointed_at(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters it points to that could be destroyed in the other cards' place."""
    return [
        monster
        for monster in fx.this.points_to()
        if monster.controller is fx.you
        and monster is not fx.card
        and fx.can_destroy(monster)
        and not falls_along(fx, monster)
    ]


def own_card_on_field(fx: ygo.Effect, doomed: ygo.Card) -> bool:
    """Any card its controller has on the field."""
    return doomed.is_on_field() and doomed.controller is fx.you


@card.replacement(
    affects=own_card_on_field,
    when=lambda fx: bool(fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)) and bool(pointed_at(fx)),
)
async def sacrifice_instead(fx: ygo.Effect) -> bool:
    """If a card you control would be destroyed: destroy a monster of yours it points to instead."""
    chosen = await fx.choose(pointed_at(fx))
    return bool(await fx.destroy(chosen))
