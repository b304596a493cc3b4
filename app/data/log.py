"""Events as English log lines for the terminal, with players and cards by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from app.data.library import CardLibrary
from app.data.type_words import ATTRIBUTE_WORDS, RACE_WORDS
from app.engine import constants as c
from app.engine import events as e
from app.engine.decisions import CardRef, Text

PHASES: Final = {
    c.PHASE_DRAW: "Draw Phase",
    c.PHASE_STANDBY: "Standby Phase",
    c.PHASE_MAIN1: "Main Phase 1",
    c.PHASE_BATTLE_START: "Battle Phase: Start Step",
    c.PHASE_BATTLE_STEP: "Battle Step",
    c.PHASE_DAMAGE: "Damage Step",
    c.PHASE_DAMAGE_CAL: "damage calculation",
    c.PHASE_BATTLE: "Battle Phase: End Step",
    c.PHASE_MAIN2: "Main Phase 2",
    c.PHASE_END: "End Phase",
}

POSITIONS: Final = {
    c.POS_FACEUP_ATTACK: "face-up Attack Position",
    c.POS_FACEDOWN_ATTACK: "face-down Attack Position",
    c.POS_FACEUP_DEFENSE: "face-up Defense Position",
    c.POS_FACEDOWN_DEFENSE: "face-down Defense Position",
}

PLACES: Final = {
    0: "out of the Duel",
    c.LOCATION_DECK: "the Deck",
    c.LOCATION_HAND: "the hand",
    c.LOCATION_MZONE: "a Monster Zone",
    c.LOCATION_SZONE: "a Spell & Trap Zone",
    c.LOCATION_GRAVE: "the GY",
    c.LOCATION_REMOVED: "the banished cards",
    c.LOCATION_EXTRA: "the Extra Deck",
    c.LOCATION_OVERLAY: "under an Xyz Monster",
}

SUMMONS: Final = {
    c.SUMMON_TYPE_NORMAL: "Normal Summons",
    c.SUMMON_TYPE_TRIBUTE: "Tribute Summons",
    c.SUMMON_TYPE_GEMINI: "Gemini Summons",
    c.SUMMON_TYPE_FLIP: "Flip Summons",
    c.SUMMON_TYPE_SPECIAL: "Special Summons",
    c.SUMMON_TYPE_FUSION: "Fusion Summons",
    c.SUMMON_TYPE_RITUAL: "Ritual Summons",
    c.SUMMON_TYPE_SYNCHRO: "Synchro Summons",
    c.SUMMON_TYPE_XYZ: "Xyz Summons",
    c.SUMMON_TYPE_PENDULUM: "Pendulum Summons",
    c.SUMMON_TYPE_LINK: "Link Summons",
}

_REASONS: Final = (
    (c.REASON_BATTLE, "by battle"),
    (c.REASON_RELEASE, "Tributed"),
    (c.REASON_MATERIAL, "as material"),
    (c.REASON_DISCARD, "discarded"),
    (c.REASON_DESTROY, "destroyed"),
    (c.REASON_COST, "as a cost"),
    (c.REASON_RULE, "by rule"),
)

# A move that is part of something else with a line of its own.
_TOLD_ELSEWHERE: Final = c.REASON_DRAW | c.REASON_SUMMON | c.REASON_SPSUMMON

_WORTHLESS: Final = (e.ChainEnded, e.Shuffled, e.ChainLinkResolved, e.BecameTargets)


class DuelLog:
    """Words events. ``names`` are the players, player 0 first; ``card_lang`` the card names' language."""

    def __init__(self, library: CardLibrary, names: tuple[str, str], card_lang: str = "en") -> None:
        self._library = library
        self._names = names
        self._lang = card_lang
        self._lines: dict[type[e.Event], Callable[[Any], str]] = {
            e.DuelStarted: self._duel_started,
            e.TurnStarted: lambda x: f"--- Turn {x.turn}: {names[x.player]} ---",
            e.PhaseStarted: lambda x: f"{PHASES.get(x.phase, 'Phase')}",
            e.Moved: self._moved,
            e.Drawn: lambda x: f"{names[x.player]} draws {self._cards(x.cards)}",
            e.Revealed: lambda x: f"{names[x.player]} reveals {self._cards(x.cards)}",
            e.Summoning: lambda x: "",
            e.Summoned: self._summoned,
            e.SummonNegated: lambda x: f"The Summon of {self._card(x.card)} is negated",
            e.CardSet: lambda x: f"{names[x.player]} Sets {self._card(x.card)}",
            e.PositionChanged: self._position_changed,
            e.ChainLinkAdded: self._link_added,
            e.ChainLinkResolving: lambda x: f"Chain Link {x.number} resolves: {self._card(x.card)}",
            e.ActivationNegated: self._negated,
            e.MissedTiming: lambda x: f"{self._card(x.card)} misses the timing",
            e.AttackDeclared: self._attack,
            e.AttackNegated: lambda x: f"The attack of {self._card(x.attacker)} is negated",
            e.ReplayHappened: lambda x: f"A replay: {self._card(x.attacker)} may choose again",
            e.BattleCalculated: self._battle,
            e.LpChanged: self._lp,
            e.Equipped: lambda x: f"{self._card(x.card)} is equipped to {self._card(x.target)}",
            e.CounterChanged: lambda x: f"{self._card(x.card)}: {x.change:+d} counters, {x.total} now",
            e.CoinsTossed: self._coins,
            e.DiceRolled: lambda x: f"{names[x.player]} rolls {', '.join(map(str, x.results))}",
            e.Announced: self._announced,
            e.DestructionReplaced: lambda x: (
                f"{self._card(x.card)} is not destroyed, because of {self._card(x.source)}"
            ),
            e.EffectApplied: lambda x: f"{self._card(x.card)}: {self._effect(x.text)}",
            e.ScriptFault: lambda x: f"Script fault in {self._card(x.card)}: {x.message}",
            e.DuelEnded: self._ended,
        }

    def line(self, event: e.Event) -> str | None:
        """The line for ``event`` without a full stop, or None if it is not worth one."""
        if isinstance(event, _WORTHLESS):
            return None
        return self._lines[type(event)](event) or None

    def _name(self, ref: CardRef) -> str:
        return self._library.name(ref.code, self._lang) if ref.code else "a card"

    def _card(self, seen: e.Seen) -> str:
        return self._name(seen.card)

    def _cards(self, cards: Iterable[e.Seen]) -> str:
        return ", ".join(map(self._card, cards)) or "nothing"

    def _effect(self, text: Text) -> str:
        return self._library.effect_text(text.code, text.effect) or "its effect applies"

    def _duel_started(self, x: e.DuelStarted) -> str:
        sides = [
            f"{name} ({x.lp[n]} LP, Main Deck {x.decks[n]}, Extra Deck {x.extras[n]})"
            for n, name in enumerate(self._names)
        ]
        return f"{sides[0]} against {sides[1]}; {self._names[x.first]} goes first"

    def _moved(self, x: e.Moved) -> str:
        before, after = x.before.card, x.after.card
        inside = before.location == after.location and before.controller == after.controller
        to_field = after.location in (c.LOCATION_MZONE, c.LOCATION_SZONE)
        if inside or (x.reason & _TOLD_ELSEWHERE and not x.reason & c.REASON_MATERIAL):
            return ""
        if to_field and before.location == c.LOCATION_HAND:
            return ""  # Summons, Sets and activations have lines of their own
        name = self._name(after if after.code else before)
        reason = next((word for bit, word in _REASONS if x.reason & bit), "")
        tail = f" ({reason})" if reason else ""
        owner = "" if before.controller == after.controller else f" of {self._names[after.controller]}"
        source = PLACES.get(before.location, "somewhere")
        return f"{name}: {source} to {PLACES.get(after.location, 'somewhere')}{owner}{tail}"

    def _summoned(self, x: e.Summoned) -> str:
        how = SUMMONS.get(x.kind, "Summons")
        position = POSITIONS.get(x.card.card.position, "")
        return f"{self._names[x.player]} {how} {self._card(x.card)} in {position}"

    def _position_changed(self, x: e.PositionChanged) -> str:
        if x.flipped:
            return f"{self._card(x.card)} is flipped face-up"
        return f"{self._card(x.card)} is now in {POSITIONS.get(x.card.card.position, '')}"

    def _link_added(self, x: e.ChainLinkAdded) -> str:
        what = "activates" if x.card_activation else "activates an effect of"
        targets = f", targeting {self._cards(x.targets)}" if x.targets else ""
        return f"Chain Link {x.number}: {self._names[x.player]} {what} {self._card(x.card)}{targets}"

    def _negated(self, x: e.ActivationNegated) -> str:
        what = "effect" if x.effect_only else "activation"
        return f"The {what} of Chain Link {x.number} ({self._card(x.card)}) is negated"

    def _attack(self, x: e.AttackDeclared) -> str:
        target = self._card(x.target) if x.target.card.key else "directly"
        return f"{self._card(x.attacker)} attacks {target}"

    def _battle(self, x: e.BattleCalculated) -> str:
        attacker = f"{self._card(x.attacker)} ({x.attacker_value})"
        if not x.target.card.key:
            return f"{attacker} attacks directly"
        return f"{attacker} against {self._card(x.target)} ({x.target_value})"

    def _lp(self, x: e.LpChanged) -> str:
        name, change = self._names[x.player], x.after - x.before
        verbs = {"recover": "gains", "pay": "pays"}
        if x.kind == "set":
            return f"{name}'s LP become {x.after}"
        what = "damage" if x.kind in ("battle", "effect") else "LP"
        verb = verbs.get(x.kind, "takes")
        return f"{name} {verb} {x.amount or abs(change)} {what}: {x.after} LP left"

    def _coins(self, x: e.CoinsTossed) -> str:
        sides = ", ".join("heads" if side else "tails" for side in x.heads)
        return f"{self._names[x.player]} tosses a coin: {sides}"

    def _announced(self, x: e.Announced) -> str:
        words = {"type": RACE_WORDS, "attribute": ATTRIBUTE_WORDS}.get(x.kind, {})
        if x.kind == "card":
            value = self._library.name(x.value, self._lang)
        else:
            value = words[x.value][0] if x.value in words else str(x.value)
        return f"{self._names[x.player]} declares {value}"

    def _ended(self, x: e.DuelEnded) -> str:
        if x.winner == 2:
            return f"The Duel is a draw ({x.reason})"
        return f"{self._names[x.winner]} wins the Duel ({x.reason})"
