"""Events -> lines of the duel log, with card names as links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.controller.log_moves import changes_side, moved
from app.controller.words import Span, Words, card_span, cards_span, effect_text, say, shortened, spans
from app.engine import constants as c
from app.engine import events as ev
from app.engine.events import Event

TURN: Final = "turn"
PHASE: Final = "phase"
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
_LP_KINDS: Final = ("battle", "pierce", "effect", "recover", "pay")
#: PHASE codes whose steps the log takes as one Battle Phase.
_BATTLE_STEPS: Final = 0xF8


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: ``kind`` is TURN, PHASE, LINE or SUB (what follows), ``player`` whose doing (2: none)."""

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
    told = spans(words, wording, **values)
    if isinstance(event, ev.Summoned) and event.card.card.position & c.POS_DEFENSE:
        face_down = event.card.card.position & c.POS_FACEDOWN
        told = spans(words, "log.face_down" if face_down else "log.in_defense", what=told)
    return LogLine(kind, player, _capitalised(told))


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
        case ev.DuelStarted():
            return LINE, event.first, "log.begins", {}
        case ev.TurnStarted():
            return TURN, event.player, "log.turn", {"turn": event.turn}
        case ev.Drawn():
            return LINE, event.player, "log.draw", {"cards": cards_span(words, _codes(event.cards))}
        case ev.Summoned():
            wording = f"log.summon_{summon_name(event.kind)}"
            return LINE, event.player, wording, {"card": name(event.card)}
        case ev.CardSet():
            return LINE, event.player, _set_wording(event.card), {"card": name(event.card)}
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
            wording = "log.activate" if event.card_activation else "log.activate_effect"
            scale = words.scale(event.card.card.code) if event.card_activation else None
            if scale is not None:
                wording, values = "log.activate_pendulum", {**values, "scale": scale}
            return LINE, event.player, wording, values
        case ev.BecameTargets():
            wording = "log.target" if len(event.cards) == 1 else "log.targets"
            on_field = all(seen.card.location & c.LOCATION_ONFIELD for seen in event.cards)
            hidden = "cards.set" if on_field else "cards"
            return SUB, 2, wording, {"cards": cards_span(words, _codes(event.cards), hidden)}
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
            attack: dict[str, object] = {
                "card": name(event.attacker),
                "target": _monster(words, event.target),
            }
            wording = "log.attack" if event.target.card.location else "log.attack_direct"
            wording += "_again" if event.replayed else ""
            return LINE, event.attacker.card.controller, wording, attack
        case ev.AttackNegated():
            return SUB, 2, "log.attack_negated", {"card": name(event.attacker)}
        case ev.ReplayHappened():
            return SUB, 2, "log.replay", {"card": name(event.attacker)}
        case ev.BattleCalculated() if event.target.card.key:
            return (
                SUB,
                2,
                "log.battle",
                {"attacker": _fighter(words, event, 0), "target": _fighter(words, event, 1)},
            )
        case ev.LpChanged():
            return _lp(event, viewer)
        case ev.Moved() if changes_side(event):
            return LINE, event.after.card.controller, "log.control", {"card": name(event.after)}
        case ev.Moved():
            told = moved(event, words)
            return (SUB, 2, "log.as_it_is", {"what": told}) if told else None
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
            effect = shortened(effect_text(words, event.text) or words.text(event.card.card.code))
            wording = "log.applied_effect" if effect else "log.applied"
            return SUB, 2, wording, {"card": name(event.card), "effect": effect}
        case ev.ScriptFault():
            return SUB, 2, "log.fault", {"card": name(event.card)}
        case ev.DuelEnded():
            wording = "log.draw_game" if event.winner == 2 else "log.wins"
            return (
                TURN,
                event.winner,
                wording,
                {"reason": result_reason(event.reason, event.winner, viewer, words)},
            )
        case _:
            return None


def _codes(cards: tuple[ev.Seen, ...]) -> tuple[int, ...]:
    return tuple(seen.card.code for seen in cards)


def _set_wording(card: ev.Seen) -> str:
    """A card that the reader may not know is told by where it lies."""
    if card.card.code:
        return "log.set"
    return "log.set_monster" if card.card.location == c.LOCATION_MZONE else "log.set_spell_trap"


def _monster(words: Words, seen: ev.Seen) -> Span:
    """A monster's name; of a face-down one what it is."""
    return card_span(words, seen.card.code) if seen.card.code else Span(words.pattern("card.hidden_monster"))


def _fighter(words: Words, event: ev.BattleCalculated, number: int) -> tuple[Span, ...]:
    """A battling monster (0 the attacker, 1 its target) with the value that counts."""
    seen, value = ((event.attacker, event.attacker_value), (event.target, event.target_value))[number]
    wording = "log.with_defense" if seen.card.position & c.POS_DEFENSE else "log.with_attack"
    return spans(words, wording, card=_monster(words, seen), value=value)


def phase_of(event: ev.PhaseStarted) -> int:
    """The phase as the log calls it: all steps of the Battle Phase are one."""
    return c.PHASE_BATTLE if event.phase & _BATTLE_STEPS else event.phase


def phase_line(phase: int, words: Words) -> LogLine:
    """The heading of what happens in a phase."""
    return LogLine(PHASE, 2, (Span(words.pattern(f"phase.{phase}")),))


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
    wording = "log.lp_set" if event.kind == "set" else "log.lp"
    return SUB, event.player, wording, {"amount": amount, "lp": event.after}


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
