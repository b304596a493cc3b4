"""A position that is being built, as the table shows it: printed values, everything open."""

from __future__ import annotations

from app.controller.practice_position import Piece, Position
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.view import CardView, PlayerView, SideView

_PHASES = {"main1": c.PHASE_MAIN1, "battle": c.PHASE_BATTLE_STEP, "main2": c.PHASE_MAIN2}
#: Xyz Materials have no key of their own; they get their holder's times this, and their number.
_MATERIAL_KEYS = 1000


def position_view(position: Position, pool: CardPool, viewer: int = 0) -> PlayerView:
    """The view of ``viewer`` who sees every card. Nothing of it is checked."""
    sides = (_side(position, pool, 0), _side(position, pool, 1))
    turn_player = position.turn_player
    return PlayerView(
        player=viewer,
        rules=position.duel_rules,
        turn=position.turn,
        turn_player=turn_player,
        phase=_PHASES[position.phase],
        damage_step=0,
        sides=sides,
        chain=(),
        normal_summons_left=max(0, 1 - position.summoned[turn_player]),
    )


def _side(position: Position, pool: CardPool, player: int) -> SideView:
    def pile(location: int) -> tuple[CardView, ...]:
        found = position.pile(player, location)
        return tuple(_card(piece, pool, n) for n, piece in enumerate(found))

    def row(location: int, width: int) -> tuple[CardView | None, ...]:
        cards: list[CardView | None] = [None] * width
        for piece in position.pile(player, location):
            if 0 <= piece.sequence < width:
                cards[piece.sequence] = _card(piece, pool, piece.sequence)
        return tuple(cards)

    deck, extra = position.pile(player, c.LOCATION_DECK), pile(c.LOCATION_EXTRA)
    top = deck[-1].code if deck and not position.shuffled[player] else 0
    return SideView(
        lp=position.lp[player],
        deck_count=len(deck),
        extra_count=len(extra),
        hand=pile(c.LOCATION_HAND),
        monsters=row(c.LOCATION_MZONE, 7),
        spells=row(c.LOCATION_SZONE, 8),
        graveyard=pile(c.LOCATION_GRAVE),
        banished=pile(c.LOCATION_REMOVED),
        extra=extra,
        deck_list=tuple(sorted(piece.code for piece in deck)),
        top_card=top,
    )


def _card(piece: Piece, pool: CardPool, sequence: int) -> CardView:
    data = pool.get(piece.code)
    position = piece.position
    if piece.location == c.LOCATION_EXTRA:
        position = c.POS_FACEUP_ATTACK if piece.turned else c.POS_FACEDOWN_DEFENSE
    elif piece.location == c.LOCATION_REMOVED:
        position = c.POS_FACEDOWN_DEFENSE if piece.turned else c.POS_FACEUP_ATTACK
    elif piece.location in (c.LOCATION_HAND, c.LOCATION_DECK):
        position = c.POS_FACEDOWN_DEFENSE
    view = CardView(
        key=piece.key,
        code=piece.code,
        owner=1 - piece.player if piece.foreign else piece.player,
        controller=piece.player,
        location=piece.location,
        sequence=sequence,
        position=position,
        name_code=piece.code,
        counters=piece.counters,
        materials=tuple(_material(piece, code, n) for n, code in enumerate(piece.materials)),
        equipped_to=piece.to or piece.tied,
    )
    if data is None:
        return view
    return view._replace(
        type=data.type,
        attribute=data.attribute,
        race=data.race,
        level=data.level,
        attack=max(0, data.attack),
        defense=max(0, data.defense),
        base_attack=max(0, data.attack),
        base_defense=max(0, data.defense),
        left_scale=data.left_scale,
        right_scale=data.right_scale,
        markers=data.markers,
    )


def _material(piece: Piece, code: int, number: int) -> CardView:
    return CardView(
        key=piece.key * _MATERIAL_KEYS + number + 1_000_000,
        code=code,
        owner=piece.player,
        controller=piece.player,
        location=c.LOCATION_OVERLAY,
        sequence=number,
        position=c.POS_FACEUP_ATTACK,
        name_code=code,
    )
