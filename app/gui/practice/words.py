"""The sentences of the position editor."""

from __future__ import annotations

from typing import Final

from app.controller import practice_position as positions
from app.controller.practice_position import Piece, Position, Trouble
from app.controller.words import Words
from app.engine import constants as c
from app.gui.i18n import mark, tr

_REASONS: Final = {
    positions.NO_ZONE: mark("{card} lies in a zone that these rules do not have."),
    positions.TAKEN: mark("{card} cannot lie there: the zone is taken."),
    positions.NEEDS_MONSTER_ZONE: mark("{card} is a monster, so it belongs in a Monster Zone."),
    positions.NEEDS_SPELL_ZONE: mark("{card} is no monster, so it belongs in a Spell & Trap Zone."),
    positions.NEEDS_FIELD_ZONE: mark("{card} is a Field Spell, so it belongs in the Field Zone."),
    positions.NOT_FIELD_ZONE: mark("{card} is no Field Spell, so it cannot lie in the Field Zone."),
    positions.NEEDS_PENDULUM: mark("{card} is no Pendulum Monster, so it cannot lie in a Pendulum Zone."),
    positions.TOKEN_ON_FIELD: mark("{card} is a Token, so it belongs in a Monster Zone."),
    positions.UNSCRIPTED: mark("{card} has no script yet, so it cannot be used in a duel."),
}
PHASE_WORDS: Final = {
    "main1": mark("Main Phase 1"),
    "battle": mark("Battle Phase"),
    "main2": mark("Main Phase 2"),
}
SUMMON_WORDS: Final = {
    "": mark("Not told"),
    "normal": mark("Normal Summon"),
    "tribute": mark("Tribute Summon"),
    "gemini": mark("Gemini Summon"),
    "flip": mark("Flip Summon"),
    "special": mark("Special Summon"),
    "fusion": mark("Fusion Summon"),
    "ritual": mark("Ritual Summon"),
    "synchro": mark("Synchro Summon"),
    "xyz": mark("Xyz Summon"),
    "pendulum": mark("Pendulum Summon"),
    "link": mark("Link Summon"),
}
PILE_NAMES: Final = {
    c.LOCATION_DECK: mark("Deck"),
    c.LOCATION_HAND: mark("Hand"),
    c.LOCATION_GRAVE: mark("GY"),
    c.LOCATION_REMOVED: mark("Banished"),
    c.LOCATION_EXTRA: mark("Extra Deck"),
}
POSITION_NAMES: Final = {
    c.POS_FACEUP_ATTACK: mark("Attack Position"),
    c.POS_FACEUP_DEFENSE: mark("Defense Position"),
    c.POS_FACEDOWN_DEFENSE: mark("Face-down Defense Position"),
}


def goal_sentence(player: str, turn: int, now: int) -> str:
    """That ``player`` (a name) must win by the end of ``turn``; ``now`` is the turn of the position."""
    if turn == now:
        return tr("{player}: win this turn").format(player=player)
    return tr("{player}: win by the end of turn {turn}").format(player=player, turn=turn)


def refusal(reason: str, code: int, words: Words) -> str:
    """Why the card ``code`` cannot be put somewhere."""
    return tr(_REASONS[reason]).format(card=words.card(code))


def trouble_sentence(trouble: Trouble, position: Position, words: Words) -> str:
    """What is wrong with the position."""
    if not trouble.reason:
        return trouble.sentence
    pieces = [piece for key in trouble.keys if (piece := position.piece(key)) is not None]
    return refusal(trouble.reason, pieces[-1].code if pieces else 0, words)


def side_name(player: int) -> str:
    """Player 0 sits at the lower side."""
    return tr("You") if player == 0 else tr("Opponent")


def pile_title(player: int, location: int) -> str:
    """A pile and whose it is."""
    return f"{side_name(player)} · {tr(PILE_NAMES[location])}"


def piece_line(piece: Piece, words: Words) -> str:
    """A card in a list of its pile."""
    name = words.card(piece.code)
    if piece.turned:
        turned = tr("face-up") if piece.location == c.LOCATION_EXTRA else tr("face-down")
        return f"{name} ({turned})"
    return name
