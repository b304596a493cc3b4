"""Events -> lines of the duel log, with card names as links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.controller.words import Span, Words, card_span, cards_span, say, spans
from app.engine import constants as c
from app.engine import events as ev
from app.engine.decisions import CardRef
from app.engine.events import Event

TURN: Final = "turn"
LINE: Final = "line"
SUB: Final = "sub"

_SUMMON_NAMES: Final = {
    c.SUMMON_TYPE_NORMAL: "normal",
    c.SUMMON_TYPE_TRIBUTE: "tribute",
    c.SUMMON_TYPE_GEMINI: "gemini",
    c.SUMMON_TYPE_FLIP: "flip",
    c.SUMMON_TYPE_SPECIAL: "special",
    c.SUMMON_TYPE_FUSION: "fusion",
    c.SUMMON_TYPE_RITUAL: "ritual",
    c.SUMMON_TYPE_SYNCHRO: "synchro",
    c.SUMMON_TYPE_XYZ: "xyz",
    c.SUMMON_TYPE_PENDULUM: "pendulum",
    c.SUMMON_TYPE_LINK: "link",
}


#: Changes of LP that have a sentence of their own.
_LP_KINDS: Final = ("battle", "effect", "recover", "pay")


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: ``kind`` is TURN, LINE or SUB (a consequence), ``player`` whose doing (2: nobody's)."""

    kind: str
    player: int
    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The line without links."""
        return "".join(span.text for span in self.spans)


def log_line(event: Event, viewer: int, words: Words) -> LogLine | None:
    """The line for an event as ``viewer`` sees it, or None for what needs no words."""
    found = _line(event, viewer, words)
    if found is None:
        return None
    kind, player, wording, values = found
    if player in (0, 1):
        whose = f"{wording}.{'you' if player == viewer else 'foe'}"
        wording = whose if words.pattern(whose) != whose else wording
    return LogLine(kind, player, _capitalised(spans(words, wording, **values)))


def _capitalised(line: tuple[Span, ...]) -> tuple[Span, ...]:
    """The line with a capital letter at its start; names stay as they are."""
    if not line or line[0].code or not line[0].text:
        return line
    first = line[0]
    return (Span(first.text[0].upper() + first.text[1:], 0, first.tone), *line[1:])


_Found = tuple[str, int, str, dict[str, object]]


def _line(event: Event, viewer: int, words: Words) -> _Found | None:
    def name(seen: ev.Seen) -> Span:
        return card_span(words, seen.card.code)

    match event:
        case ev.TurnStarted():
            return TURN, event.player, "log.turn", {"turn": event.turn}
        case ev.Drawn():
            return LINE, event.player, "log.draw", {"cards": cards_span(words, _codes(event.cards))}
        case ev.Summoned():
            wording = f"log.summon_{summon_name(event.kind)}"
            return LINE, event.player, wording, {"card": name(event.card)}
        case ev.CardSet():
            return LINE, event.player, "log.set", {"card": name(event.card)}
        case ev.PositionChanged() if not event.flipped:
            position = words.pattern(f"position.{event.card.card.position}")
            return (
                LINE,
                event.card.card.controller,
                "log.position",
                {"card": name(event.card), "position": position},
            )
        case ev.PositionChanged():
            return SUB, 2, "log.flipped", {"card": name(event.card)}
        case ev.ChainLinkAdded():
            values: dict[str, object] = {"card": name(event.card), "number": event.number}
            return LINE, event.player, f"log.activate{'' if event.card_activation else '_effect'}", values
        case ev.BecameTargets():
            wording = "log.target" if len(event.cards) == 1 else "log.targets"
            return SUB, 2, wording, {"cards": cards_span(words, _codes(event.cards))}
        case ev.ChainLinkResolving():
            return SUB, 2, "log.resolves", {"card": name(event.card), "number": event.number}
        case ev.ActivationNegated():
            wording = "log.effect_negated" if event.effect_only else "log.activation_negated"
            return SUB, 2, wording, {"card": name(event.card), "number": event.number}
        case ev.SummonNegated():
            return SUB, 2, "log.summon_negated", {"card": name(event.card)}
        case ev.MissedTiming():
            return SUB, 2, "log.missed", {"card": name(event.card)}
        case ev.AttackDeclared():
            attack: dict[str, object] = {"card": name(event.attacker), "target": name(event.target)}
            wording = "log.attack" if event.target.card.location else "log.attack_direct"
            wording += "_again" if event.replayed else ""
            return LINE, event.attacker.card.controller, wording, attack
        case ev.AttackNegated():
            return SUB, 2, "log.attack_negated", {"card": name(event.attacker)}
        case ev.ReplayHappened():
            return SUB, 2, "log.replay", {"card": name(event.attacker)}
        case ev.LpChanged():
            return _lp(event, viewer)
        case ev.Moved():
            return _move(event, words)
        case ev.Revealed():
            return SUB, event.player, "log.reveal", {"cards": cards_span(words, _codes(event.cards))}
        case ev.Equipped():
            return SUB, 2, "log.equip", {"card": name(event.card), "target": name(event.target)}
        case ev.CounterChanged():
            return (
                SUB,
                2,
                "log.counter",
                {
                    "card": name(event.card),
                    "counter": words.counter(event.counter),
                    "total": event.total,
                    "change": f"{event.change:+d}",
                },
            )
        case ev.CoinsTossed():
            tosses = ", ".join(
                words.pattern("prompt.heads" if side else "prompt.tails") for side in event.heads
            )
            return SUB, event.player, "log.coins", {"result": tosses}
        case ev.DiceRolled():
            return SUB, event.player, "log.dice", {"result": ", ".join(map(str, event.results))}
        case ev.Announced():
            return SUB, event.player, "log.declare", {"what": declared(event, words)}
        case ev.DestructionReplaced():
            itself = event.card.card.key == event.source.card.key
            wording = "log.replaced_itself" if itself else "log.replaced"
            return SUB, 2, wording, {"card": name(event.card), "source": name(event.source)}
        case ev.EffectApplied():
            return SUB, 2, "log.applied", {"card": name(event.card)}
        case ev.ScriptFault():
            return SUB, 2, "log.fault", {"card": name(event.card)}
        case ev.DuelEnded():
            wording = "log.draw_game" if event.winner == 2 else "log.wins"
            return TURN, event.winner, wording, {}
        case _:
            return None


def _codes(cards: tuple[ev.Seen, ...]) -> tuple[int, ...]:
    return tuple(seen.card.code for seen in cards)


def summon_name(kind: int) -> str:
    """The word ("normal", "tribute", "special" ...) of a SUMMON_TYPE code."""
    return _SUMMON_NAMES.get(kind & 0x7F000000, "special")


def declared(event: ev.Announced, words: Words) -> Span:
    """What was declared, in words."""
    if event.kind == "card":
        return card_span(words, event.value)
    prefix = {"type": "race.", "attribute": "attribute."}.get(event.kind)
    return Span(words.pattern(f"{prefix}{event.value}") if prefix else str(event.value))


def _lp(event: ev.LpChanged, viewer: int) -> _Found:
    change = event.after - event.before
    tone = ("good" if change > 0 else "bad") if event.player == viewer else ("bad" if change > 0 else "good")
    amount = Span(f"{change:+d}".replace("-", "−"), 0, tone)
    if event.kind in _LP_KINDS and change:
        amount = Span(str(event.amount or abs(change)), 0, tone)
        return SUB, event.player, f"log.lp_{event.kind}", {"amount": amount, "lp": event.after}
    return SUB, event.player, "log.lp", {"amount": amount, "lp": event.after}


def _move(event: ev.Moved, words: Words) -> _Found | None:
    """Lines for destructions and cards that leave; draws, Summons and Sets have their own events."""
    before, after, reason = event.before.card, event.after.card, event.reason
    wording = _left(before, after, reason)
    if not wording:
        return None
    card = card_span(words, after.code or before.code)
    if reason & c.REASON_COST:
        return SUB, 2, "log.cost", {"what": spans(words, wording, card=card)}
    return SUB, 2, wording, {"card": card}


def _left(before: CardRef, after: CardRef, reason: int) -> str:
    """The wording of a card that goes; "" for what other events tell."""
    if reason & c.REASON_DESTROY:
        return "log.destroyed_battle" if reason & c.REASON_BATTLE else "log.destroyed"
    for bit, wording in (
        (c.REASON_RELEASE, "log.tributed"),
        (c.REASON_DISCARD, "log.discarded"),
        (c.REASON_MATERIAL, "log.material"),
    ):
        if reason & bit:
            return wording
    to = after.location
    if before.location == c.LOCATION_OVERLAY and to == c.LOCATION_GRAVE:
        return "log.detached"
    if to == c.LOCATION_REMOVED:
        return "log.banished"
    if to == c.LOCATION_GRAVE and (before.location != c.LOCATION_SZONE or reason & c.REASON_COST):
        return "log.sent_to_gy"
    if to == c.LOCATION_HAND and not reason & c.REASON_DRAW:
        return "log.to_hand"
    if to == c.LOCATION_DECK and before.location:
        return "log.to_deck"
    return "log.to_extra" if to == c.LOCATION_EXTRA and before.location else ""


def notice(event: Event, viewer: int, words: Words) -> str:
    """The text of a short notice for coins, dice, declarations and missed timings."""
    if isinstance(event, ev.MissedTiming):
        return say(words, "notice.missed", card=words.card(event.card.card.code))
    line = log_line(event, viewer, words)
    return line.text if line is not None else ""


def result_reason(reason: str, winner: int, viewer: int, words: Words) -> str:
    """Why the duel ended, as a sentence; ``reason`` is an id or a card's name."""
    known = words.pattern(f"reason.{reason}")
    if known != f"reason.{reason}":
        who = "you" if winner == viewer else "foe"
        special = words.pattern(f"reason.{reason}.{who}")
        return special if special != f"reason.{reason}.{who}" else known
    return say(words, "reason.card", card=reason)
