"""Trickstar Light Stage."""

from app.engine import authoring as ygo

card = ygo.Script(35371948, "Trickstar Light Stage")
TURN = "turn"


def trickstars(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Trickstar" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("Trickstar"))


@card.activation(category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH)
async def open_the_stage(fx: ygo.Effect) -> None:
    """When it is activated, you can search your Deck: Take a "Trickstar" monster into your hand."""
    if fx.this_is_face_up() and trickstars(fx) and await fx.confirm():
        await fx.add_to_hand(await fx.choose(trickstars(fx), prompt=ygo.TO_HAND))


def their_set_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Set cards in the opponent's Spell & Trap Zones."""
    return fx.opponent.cards(ygo.LOCATION_SZONE, lambda each: each.is_face_down() and not each.in_field_zone)


def spotlit(fx: ygo.Effect) -> bool:
    """It holds a card in this turn."""
    return fx.this.flag(TURN) == fx.turn and fx.tied is not None


@card.delayed(ygo.EVENT_TURN_END)
async def take_away(fx: ygo.Effect) -> None:
    if spotlit(fx) and fx.this.in_field_zone and fx.this.is_face_up() and not fx.this.is_negated():
        await fx.send_to_grave([each for each in fx.bound if each.is_face_down()])


@card.ignition(
    at=ygo.LOCATION_FZONE,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(their_set_cards),
    category=ygo.CATEGORY_TOGRAVE,
)
async def spotlight(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 Set card in your opponent's Spell & Trap Zones. As long as this card is
    in the Field Zone, that card cannot be activated before the End Phase, and goes to the GY if your opponent
    has not activated it when that ends.
    """
    for each in fx.targets_still_there():
        if fx.this_is_face_up() and each.is_face_down():
            fx.tie_to(each)
            fx.mark_this(TURN, fx.turn)
            fx.delay(take_away, each)


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    at=ygo.LOCATION_FZONE,
    affects_player=ygo.the_opponent,
    when=lambda fx: spotlit(fx) and not fx.is_phase(ygo.PHASE_END),
)
def not_yet(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    return activated.this is fx.tied and activated.this.is_face_down()


def a_trickstar_hurt_them(fx: ygo.Effect) -> bool:
    """A "Trickstar" monster you control damaged your opponent, in battle or by its effect."""
    source = fx.event.source
    if source is None or fx.event.player is not fx.opponent or source.controller is not fx.you:
        return False
    return source.location == ygo.LOCATION_MZONE and source.is_archetype("Trickstar")


@card.continuous(ygo.EVENT_DAMAGE, at=ygo.LOCATION_FZONE, when=a_trickstar_hurt_them)
async def encore(fx: ygo.Effect) -> None:
    """Each time a "Trickstar" monster you control inflicts battle or effect damage to your opponent, they
    take 200 damage.
    """
    await fx.damage(200)
