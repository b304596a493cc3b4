"""Foolish Trap Hole."""

from app.engine import authoring as ygo

card = ygo.Script(10529441, "Foolish Trap Hole")


def their_monster_acted(fx: ygo.Effect) -> bool:
    """The opponent used a monster's effect on their field, and Special Summoned in this turn."""
    link = fx.answered
    on_field = link.at == ygo.LOCATION_MZONE and link.player is fx.opponent
    return link.is_monster_effect() and on_field and fx.special_summons(fx.opponent) > 0


def the_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster that used its effect, if it is still on the field."""
    link = fx.answered
    there = link.card.is_at(ygo.LOCATION_MZONE) and link.card.data.generation == link.link.generation
    return [link.card] if there else []


@card.activation(
    ygo.EVENT_CHAINING,
    when=their_monster_acted,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(the_monster),
)
async def fall_in(fx: ygo.Effect) -> None:
    """When a monster effect is activated on your opponent's field in a turn they have Special Summoned:
    Destroy that monster, then all cards they control in the zones next to it.
    """
    doomed = the_monster(fx)
    zone = doomed[0].sequence if doomed else -1
    if doomed and await fx.destroy(doomed):
        await fx.then()
        await fx.destroy(fx.opponent.next_to(ygo.LOCATION_MZONE, zone))
