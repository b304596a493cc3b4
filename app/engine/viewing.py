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
        return tuple([card_view(kernel, viewer, kernel.card(uid)) if uid else None for uid in pile])

    mine = viewer == side
    return SideView(
        lp=state.lp[side],
        deck_count=len(state.deck[side]),
        extra_count=len(state.extra[side]),
        hand=_pile(kernel, viewer, side, c.LOCATION_HAND),
        monsters=row(state.mzone[side]),
        spells=row(state.szone[side]),
        graveyard=_pile(kernel, viewer, side, c.LOCATION_GRAVE),
        banished=_pile(kernel, viewer, side, c.LOCATION_REMOVED),
        extra=_pile(kernel, viewer, side, c.LOCATION_EXTRA),
        top_card=_seen_top(kernel, viewer, side),
        deck_list=_unseen_own(kernel, side) if mine else (),
    )


def _pile(kernel: Kernel, viewer: int, side: int, location: int) -> tuple[CardView, ...]:
    """The cards of a place off the field."""
    changed = _changed(kernel, _CHANGING)
    printed_views = kernel.printed_views
    # What was once seen as printed still is, unless something may change it now.
    none_special = not kernel.copied and 0 not in changed
    views = []
    for card in kernel.cards_in(side, location):
        uid = card.data.uid
        if none_special and uid in printed_views and uid not in changed and kernel.can_see(viewer, card):
            views.append(_printed_view(kernel, viewer, card))
        else:
            views.append(card_view(kernel, viewer, card))
    return tuple(views)


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
_CHANGING = frozenset(
    (
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
)
# On the field ATK and DEF may change, too.
_CHANGING_ON_FIELD = _CHANGING | {
    c.EFFECT_SWAP_BASE_AD,
    c.EFFECT_SET_BASE_ATTACK,
    c.EFFECT_SET_BASE_DEFENSE,
    c.EFFECT_SWAP_AD,
    c.EFFECT_SET_ATTACK,
    c.EFFECT_UPDATE_ATTACK,
    c.EFFECT_SET_ATTACK_FINAL,
    c.EFFECT_SET_DEFENSE,
    c.EFFECT_UPDATE_DEFENSE,
    c.EFFECT_SET_DEFENSE_FINAL,
}


def _changed(kernel: Kernel, codes: frozenset[int]) -> set[int]:
    """Uids of the cards that modifiers of these EFFECT codes may change; 0 for any card.

    Settled once per state version.
    """
    changed: set[int] | None = kernel.cache.get(codes)
    if changed is None:
        changed = set()
        for code, modifiers in kernel.in_force().items():
            for modifier in modifiers if code in codes else ():
                definition = modifier.definition
                if modifier.targets:
                    changed.update(target for target, _ in modifier.targets)
                elif definition is not None and definition.affects is None:
                    changed.add(modifier.source)
                else:
                    changed.add(0)
        kernel.cache[codes] = changed
    return changed


def _as_printed(kernel: Kernel, data: CardState, facts: CardData) -> bool:
    """Whether the card is surely what is printed on it, so that nothing need be asked one by one."""
    if facts.type & c.TYPE_GEMINI or data.uid in kernel.copied:
        return False
    if not data.location & c.LOCATION_ONFIELD:
        changed = _changed(kernel, _CHANGING)
    else:
        monster = facts.type & c.TYPE_MONSTER
        if monster and (data.location != c.LOCATION_MZONE or not facts.level):
            return False  # treated as a Spell, or with a Level that only its text tells
        if not monster and data.location != c.LOCATION_SZONE:
            return False
        changed = _changed(kernel, _CHANGING_ON_FIELD)
    return not changed or (0 not in changed and data.uid not in changed)


def _printed_view(kernel: Kernel, viewer: int, card: Card) -> CardView:
    """The view of a card that is as printed; the last one is given again if nothing in it has changed."""
    data = card.data
    public = data.location == c.LOCATION_HAND and card.is_public()
    in_play = data.location & c.LOCATION_ONFIELD and data.position & c.POS_FACEUP
    negated = bool(in_play) and card.is_negated() and _has_effects(card.facts)
    last = kernel.printed_views.get(data.uid)
    if (
        last is not None
        and last.sequence == data.sequence
        and last.location == data.location
        and last.position == data.position
        and last.controller == data.controller
        and last.public == public
        and last.turn_placed == data.turn_placed
        and last.summon_type == data.summon_type
        and last.attacks_declared == data.attacks
        and last.negated == negated
        and last.counters == data.counters
        and last.equipped_to == data.equip_to
        and not last.materials
        and not data.materials
    ):
        return last
    facts = card.facts
    monster = bool(facts.type & c.TYPE_MONSTER)
    attack = max(facts.attack, 0) if monster else 0
    defense = max(facts.defense, 0) if monster and not facts.type & c.TYPE_LINK else 0
    view = kernel.printed_views[data.uid] = CardView(
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
        data.counters,
        _materials(kernel, viewer, card),
        data.equip_to,
        _linked_keys(card, facts),
        negated,
        data.summon_type,
        data.turn_placed,
        data.attacks,
        public,
    )
    return view


def _has_effects(facts: CardData) -> bool:
    """Of a Normal Monster nothing is negated."""
    return bool(facts.type & c.TYPE_EFFECT) or not facts.type & c.TYPE_MONSTER


def _linked_keys(card: Card, facts: CardData) -> tuple[int, ...]:
    """Place keys of the zones that it points to."""
    if not facts.type & c.TYPE_LINK:
        return ()
    return tuple([place_key(side, c.LOCATION_MZONE, n) for side, n in query.linked_zones(card)])


def _hidden_view(kernel: Kernel, viewer: int, card: Card) -> CardView:
    """What shows of a card the viewer does not know; as with printed ones the last view may serve again."""
    data = card.data
    # The cards of a GY that may not be looked at show as little as face-down ones.
    position = c.POS_FACEDOWN_ATTACK if data.location == c.LOCATION_GRAVE else data.position
    last = kernel.hidden_views.get(data.uid)
    if (
        last is not None
        and not data.materials
        and not last.materials
        and last.sequence == data.sequence
        and last.location == data.location
        and last.position == position
        and last.controller == data.controller
        and last.turn_placed == data.turn_placed
    ):
        return last
    view = kernel.hidden_views[data.uid] = CardView(
        place_key(data.controller, data.location, data.sequence),
        0,
        data.owner if not data.location & c.LOCATION_ONFIELD else data.controller,
        data.controller,
        data.location,
        data.sequence,
        position,
        materials=_materials(kernel, viewer, card),  # never face-down (MAT)
        turn_placed=data.turn_placed,
    )
    return view


def _materials(kernel: Kernel, viewer: int, card: Card) -> tuple[CardView, ...]:
    if not card.data.materials:
        return ()
    return tuple([card_view(kernel, viewer, material) for material in card.materials()])


def card_view(kernel: Kernel, viewer: int, card: Card) -> CardView:
    """One card as the viewer knows it."""
    data = card.data
    if not kernel.can_see(viewer, card):
        return _hidden_view(kernel, viewer, card)
    facts = card.facts
    if _as_printed(kernel, data, facts):
        return _printed_view(kernel, viewer, card)
    bits = card.type
    monster = bool(bits & c.TYPE_MONSTER)
    on_field = card.is_on_field() and card.is_face_up()
    has_effects = not monster or card.is_effect_monster()  # of a Normal Monster nothing is negated
    return CardView(
        data.uid,
        data.code,
        data.owner,
        data.controller,
        data.location,
        data.sequence,
        data.position,
        card.name_code,
        bits,
        card.attribute if monster else 0,
        card.race if monster else 0,
        (card.level or card.rank or card.link_rating) if monster else 0,
        card.attack if monster else 0,
        card.defense if monster else 0,
        card.base_attack if monster else 0,
        card.base_defense if monster else 0,
        query.scale(card, True) if facts.type & c.TYPE_PENDULUM else 0,
        query.scale(card, False) if facts.type & c.TYPE_PENDULUM else 0,
        facts.markers,
        data.counters,
        _materials(kernel, viewer, card),
        data.equip_to,
        _linked_keys(card, facts),
        on_field and has_effects and card.is_negated(),
        data.summon_type,
        data.turn_placed,
        data.attacks,
        data.location == c.LOCATION_HAND and card.is_public(),
        copied_codes(card),
    )
