"""A position with all cards face-up for the reader: one seat's view filled with what the other saw."""

from __future__ import annotations

from app.engine.view import CardView, PlayerView, SideView


def revealed(view: PlayerView, other: PlayerView) -> PlayerView:
    """``view`` with every card that only ``other`` (the other seat at the same moment) may know."""
    mine = view.sides
    theirs = other.sides
    return PlayerView(
        player=view.player,
        rules=view.rules,
        turn=view.turn,
        turn_player=view.turn_player,
        phase=view.phase,
        damage_step=view.damage_step,
        sides=(_side(mine[0], theirs[0]), _side(mine[1], theirs[1])),
        chain=view.chain,
        attacker=view.attacker,
        attack_target=view.attack_target,
        normal_summons_left=view.normal_summons_left,
        winner=view.winner,
        summoning=_pile(view.summoning, other.summoning),
    )


def _side(mine: SideView, theirs: SideView) -> SideView:
    return SideView(
        lp=mine.lp,
        deck_count=mine.deck_count,
        extra_count=mine.extra_count,
        hand=_pile(mine.hand, theirs.hand),
        monsters=_row(mine.monsters, theirs.monsters),
        spells=_row(mine.spells, theirs.spells),
        graveyard=_pile(mine.graveyard, theirs.graveyard),
        banished=_pile(mine.banished, theirs.banished),
        extra=_pile(mine.extra, theirs.extra),
        deck_list=mine.deck_list or theirs.deck_list,
        top_card=mine.top_card or theirs.top_card,
    )


def _card(mine: CardView, theirs: CardView) -> CardView:
    return theirs if not mine.code and theirs.code else mine


def _pile(mine: tuple[CardView, ...], theirs: tuple[CardView, ...]) -> tuple[CardView, ...]:
    if len(mine) != len(theirs):
        return mine
    return tuple(_card(a, b) for a, b in zip(mine, theirs, strict=True))


def _row(
    mine: tuple[CardView | None, ...], theirs: tuple[CardView | None, ...]
) -> tuple[CardView | None, ...]:
    if len(mine) != len(theirs):
        return mine
    return tuple(_card(a, b) if a and b else a for a, b in zip(mine, theirs, strict=True))
