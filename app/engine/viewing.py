"""Builds a :class:`~app.engine.view.PlayerView`: what one player may know (INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.actions import normal_summon
from app.engine.copying import copied_codes
from app.engine.decisions import Text, place_key
from app.engine.prompts import ACTIVATE_CARD, EFFECT
from app.engine.state import STATUS_SUMMONING
from app.engine.view import CardView, LinkView, PlayerView, SideView

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.carddata import CardData
    from app.engine.kernel import Kernel
    from app.engine.state import CardState


def view_for(kernel: Kernel, player: int) -> PlayerView:
    """The duel as ``player`` may know it now."""
    state = kernel.state
    sides = (_side(kernel, player, 0), _side(kernel, player, 1))
    chain = tuple(
        LinkView(
            link.number,
            link.player,
            _key(kernel, player, kernel.card(link.uid), shown=True),
            link.code,
            Text(ACTIVATE_CARD if link.card_activation else EFFECT, link.code, link.index),
            tuple(_key(kernel, player, kernel.card(uid)) for uid, _ in link.targets),
            link.negated,
        )
        for link in state.chain
    )
    return PlayerView(
        player=player,
        rules=kernel.rules,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=state.phase,
        damage_step=state.ds_part,
        sides=sides,
        chain=chain,
        attacker=_key(kernel, player, kernel.card(state.attacker)) if state.attacker else 0,
        attack_target=_key(kernel, player, kernel.card(state.attack_target)) if state.attack_target else 0,
        normal_summons_left=normal_summon.summons_left(kernel, player),
        winner=state.winner,
        summoning=tuple(
            card_view(kernel, player, kernel.card(data.uid))
            for data in state.cards[1:]
            if not data.location and data.status & STATUS_SUMMONING
        ),
    )


def _key(kernel: Kernel, player: int, card: Card, *, shown: bool = False) -> int:
    data = card.data
    if shown or kernel.can_see(player, card):
        return data.uid
    return place_key(data.controller, data.location, data.sequence)


def _side(kernel: Kernel, viewer: int, side: int) -> SideView:
    state = kernel.state

    def row(pile: list[int]) -> tuple[CardView | None, ...]:
        return tuple(card_view(kernel, viewer, kernel.card(uid)) if uid else None for uid in pile)

    def pile(location: int) -> tuple[CardView, ...]:
        return tuple(card_view(kernel, viewer, card) for card in kernel.cards_in(side, location))

    mine = viewer == side
    return SideView(
        lp=state.lp[side],
        deck_count=len(state.deck[side]),
        extra_count=len(state.extra[side]),
        hand=pile(c.LOCATION_HAND),
        monsters=row(state.mzone[side]),
        spells=row(state.szone[side]),
        graveyard=pile(c.LOCATION_GRAVE),
        banished=pile(c.LOCATION_REMOVED),
        extra=pile(c.LOCATION_EXTRA),
        top_card=_seen_top(kernel, viewer, side),
        deck_list=_unseen_own(kernel, side) if mine else (),
    )


def _seen_top(kernel: Kernel, viewer: int, side: int) -> int:
    deck = kernel.state.deck[side]
    card = kernel.card(deck[-1]) if deck else None
    return card.code if card is not None and kernel.can_see(viewer, card) else 0


def _unseen_own(kernel: Kernel, player: int) -> tuple[int, ...]:
    """Passcodes of the player's own cards they cannot see: the Deck, and what lies hidden elsewhere."""
    state = kernel.state
    deck = state.deck[player]
    codes = [state.cards[uid].code for uid in deck]
    if codes and kernel.can_see(player, kernel.card(deck[-1])):
        codes.pop()
    for location in (c.LOCATION_MZONE, c.LOCATION_SZONE, c.LOCATION_REMOVED):
        for card in kernel.cards_in(1 - player, location):
            if card.data.owner == player and not kernel.can_see(player, card):
                codes.append(card.code)
    return tuple(sorted(codes))


# Modifiers that can change how a card off the field is seen.
_CHANGING = (
    c.EFFECT_CHANGE_CODE,
    c.EFFECT_ADD_CODE,
    c.EFFECT_CHANGE_TYPE,
    c.EFFECT_ADD_TYPE,
    c.EFFECT_REMOVE_TYPE,
    c.EFFECT_CHANGE_RACE,
    c.EFFECT_ADD_RACE,
    c.EFFECT_REMOVE_RACE,
    c.EFFECT_CHANGE_ATTRIBUTE,
    c.EFFECT_ADD_ATTRIBUTE,
    c.EFFECT_REMOVE_ATTRIBUTE,
    c.EFFECT_CHANGE_LEVEL,
    c.EFFECT_UPDATE_LEVEL,
    c.EFFECT_CHANGE_RANK,
    c.EFFECT_UPDATE_RANK,
    c.EFFECT_CHANGE_LSCALE,
    c.EFFECT_UPDATE_LSCALE,
    c.EFFECT_CHANGE_RSCALE,
    c.EFFECT_UPDATE_RSCALE,
)


def _as_printed(kernel: Kernel, uid: int) -> bool:
    """Whether the card off the field is what is printed on it (settled once per state version)."""
    changed: set[int] | None = kernel.cache.get("changed")
    if changed is None:
        changed = set()
        for code in _CHANGING:
            for modifier in kernel.active(code):
                definition = modifier.definition
                if modifier.targets:
                    changed.update(target for target, _ in modifier.targets)
                elif definition is not None and definition.affects is None:
                    changed.add(modifier.source)
                else:
                    changed.add(0)  # it may be any card
        kernel.cache["changed"] = changed
    return not changed or (0 not in changed and uid not in changed)


def _printed_view(data: CardState, facts: CardData, public: bool) -> CardView:
    monster = bool(facts.type & c.TYPE_MONSTER)
    attack = max(facts.attack, 0) if monster else 0
    defense = max(facts.defense, 0) if monster and not facts.type & c.TYPE_LINK else 0
    return CardView(
        data.uid,
        data.code,
        data.owner,
        data.controller,
        data.location,
        data.sequence,
        data.position,
        facts.alias or facts.code,
        facts.type,
        facts.attribute if monster else 0,
        facts.race if monster else 0,
        facts.level if monster else 0,
        attack,
        defense,
        attack,
        defense,
        facts.left_scale,
        facts.right_scale,
        facts.markers,
        (),
        (),
        0,
        (),
        False,
        data.summon_type,
        data.turn_placed,
        data.attacks,
        public,
    )


def card_view(kernel: Kernel, viewer: int, card: Card) -> CardView:
    """One card as the viewer knows it."""
    data = card.data
    if not kernel.can_see(viewer, card):
        key = place_key(data.controller, data.location, data.sequence)
        return CardView(
            key,
            0,
            data.owner if not data.location & c.LOCATION_ONFIELD else data.controller,
            data.controller,
            data.location,
            data.sequence,
            # The cards of a GY that may not be looked at show as little as face-down ones.
            c.POS_FACEDOWN_ATTACK if data.location == c.LOCATION_GRAVE else data.position,
            materials=tuple(card_view(kernel, viewer, m) for m in card.materials()),  # never face-down (MAT)
            turn_placed=data.turn_placed,
        )
    facts = card.facts
    if (
        not data.location & c.LOCATION_ONFIELD
        and not facts.type & c.TYPE_GEMINI
        and _as_printed(kernel, data.uid)
    ):
        public = data.location == c.LOCATION_HAND and card.is_public()
        return _printed_view(data, facts, public)
    monster = bool(card.type & c.TYPE_MONSTER)
    on_field = card.is_on_field() and card.is_face_up()
    has_effects = not monster or card.is_effect_monster()  # of a Normal Monster nothing is negated
    return CardView(
        key=data.uid,
        code=data.code,
        owner=data.owner,
        controller=data.controller,
        location=data.location,
        sequence=data.sequence,
        position=data.position,
        name_code=card.name_code,
        type=card.type,
        attribute=card.attribute if monster else 0,
        race=card.race if monster else 0,
        level=(card.level or card.rank or card.link_rating) if monster else 0,
        attack=card.attack if monster else 0,
        defense=card.defense if monster else 0,
        base_attack=card.base_attack if monster else 0,
        base_defense=card.base_defense if monster else 0,
        left_scale=query.scale(card, True) if facts.type & c.TYPE_PENDULUM else 0,
        right_scale=query.scale(card, False) if facts.type & c.TYPE_PENDULUM else 0,
        markers=facts.markers,
        counters=data.counters,
        materials=tuple(card_view(kernel, viewer, m) for m in card.materials()),
        equipped_to=data.equip_to,
        linked_to=tuple(place_key(side, c.LOCATION_MZONE, n) for side, n in query.linked_zones(card)),
        negated=on_field and has_effects and card.is_negated(),
        summon_type=data.summon_type,
        turn_placed=data.turn_placed,
        attacks_declared=data.attacks,
        public=data.location == c.LOCATION_HAND and card.is_public(),
        copied=copied_codes(card),
    )
