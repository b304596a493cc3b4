"""What the log says of a card that goes from one place to another."""

from __future__ import annotations

from typing import Final

from app.controller.words import Span, Words, card_span, spans
from app.engine import constants as c
from app.engine.decisions import CardRef
from app.engine.events import Moved

#: Ways to leave that have a word of their own, wherever the card goes.
_LEAVING: Final = (
    (c.REASON_RELEASE, "log.tributed"),
    (c.REASON_DISCARD, "log.discarded"),
    (c.REASON_MATERIAL, "log.material"),
)
#: Where such a card ends, if not in the GY.
_INSTEAD: Final = {c.LOCATION_REMOVED: "log.and_banished", c.LOCATION_EXTRA: "log.and_extra"}


def moved(event: Moved, words: Words) -> tuple[Span, ...]:
    """The sentence for a card that leaves or changes sides; empty for what other events tell.

    Draws, Summons, Sets and activations have events of their own.
    """
    before, after, reason = event.before.card, event.after.card, event.reason
    wording = _destroyed(reason) or _left(reason) or _gone(before, after, reason)
    if not wording:
        return ()
    code = after.code or before.code
    # Who does not see a card in a hand or Deck knows no more than that it is one.
    hidden = not code and not before.location & c.LOCATION_ONFIELD
    told = spans(words, wording, card=Span(words.pattern("cards.one")) if hidden else card_span(words, code))
    if after.location in _INSTEAD and (_destroyed(reason) or _left(reason)):
        told = spans(words, _INSTEAD[after.location], what=told)
    return spans(words, "log.cost", what=told) if reason & c.REASON_COST else told


def changes_side(event: Moved) -> bool:
    """Whether control of a monster changes, and nothing else."""
    before, after = event.before.card, event.after.card
    on_field = before.location == after.location == c.LOCATION_MZONE
    return on_field and before.controller != after.controller


def _destroyed(reason: int) -> str:
    if not reason & c.REASON_DESTROY:
        return ""
    if reason & c.REASON_LOST_TARGET:
        return "log.destroyed_unequipped"
    if reason & c.REASON_RULE:
        return "log.destroyed_rule"
    return "log.destroyed_battle" if reason & c.REASON_BATTLE else "log.destroyed"


def _left(reason: int) -> str:
    if reason & c.REASON_DISCARD and reason & c.REASON_ADJUST:
        return "log.discarded_limit"
    return next((wording for bit, wording in _LEAVING if reason & bit), "")


def _gone(before: CardRef, after: CardRef, reason: int) -> str:
    """The wording by place; "" for what other events tell."""
    to = after.location
    if to == c.LOCATION_OVERLAY:
        return "log.attached"
    if before.location == c.LOCATION_OVERLAY and to == c.LOCATION_GRAVE and not reason & c.REASON_RULE:
        return "log.detached"
    if to == c.LOCATION_REMOVED:
        return "log.banished" if after.position & c.POS_FACEUP else "log.banished_face_down"
    # A Spell or Trap that has done its work goes without a word, but not a Field Spell.
    spent = before.location == c.LOCATION_SZONE and before.sequence != c.SEQ_FIELD_ZONE
    if to == c.LOCATION_GRAVE and (not spent or reason & c.REASON_COST):
        return "log.back_to_gy" if before.location == c.LOCATION_REMOVED else "log.sent_to_gy"
    if to == c.LOCATION_HAND and not reason & c.REASON_DRAW:
        return "log.back_to_hand" if before.location & c.LOCATION_ONFIELD else "log.to_hand"
    if to == c.LOCATION_DECK and before.location:
        return "log.to_deck"
    if to == c.LOCATION_EXTRA and before.location:
        return "log.to_extra_face_up" if after.position & c.POS_FACEUP else "log.to_extra"
    return "log.token_gone" if not to and before.location == c.LOCATION_MZONE else ""
