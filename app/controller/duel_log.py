"""The duel log as a story: what was activated with which effect, why something did nothing, from what."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.controller.log_lines import LINE, PHASE, SUB, LogLine, log_line, phase_line, phase_of, summon_name
from app.controller.words import Span, Words, card_span, cards_span, effect_text, shortened, spans
from app.engine import constants as c
from app.engine import events as ev
from app.engine.decisions import CardRef
from app.engine.events import Event

_TRIBUTES: Final = c.REASON_SUMMON | c.REASON_RITUAL


class DuelLog:
    """Writes the lines of one duel for ``viewer`` (0 or 1); give it each event once, in order.

    A phase is named once something happens in it. What a Chain Link does while it resolves stands under it.
    A card that is turned face-up to be activated or Flip Summoned gets no line for the turning.
    It remembers the open Chain, so that a negated Chain Link is told as such when its turn comes, and
    the materials of a Summon, which are named together after it.
    """

    def __init__(self, viewer: int, words: Words) -> None:
        self.viewer = viewer
        self.words = words
        self._links: dict[int, int] = {}
        self._negated: set[int] = set()
        #: By Chain Link its targets (key and passcode) that have gone from where they were.
        self._targets: dict[int, dict[int, int]] = {}
        self._gone: set[int] = set()
        #: Face-up cards by their place: whoever saw a card knows it when it is turned face-down.
        self._face_up: dict[tuple[int, int, int], int] = {}
        self._resolving = False
        self._materials: list[int] = []
        self._as_materials = ""
        self._battle: ev.BattleCalculated | None = None
        self._pendulum = False
        self._phase = self._named_phase = 0
        self._flipped: ev.PositionChanged | None = None

    def lines(self, event: Event) -> tuple[LogLine, ...]:
        """What the log says to ``event``, as ``viewer`` sees it; nothing for what needs no words."""
        event = self._recognised(event)
        if self._flipped is not None and _flips_for(event, self._flipped):
            self._flipped = None
        before = self.flush()
        if isinstance(event, ev.PositionChanged) and event.flipped and not self._materials:
            self._flipped = event
            return before
        if isinstance(event, ev.PhaseStarted):
            self._phase = phase_of(event)
        found = self._after(event)
        if self._resolving:
            found = tuple(replace(line, kind=SUB) if line.kind == LINE else line for line in found)
        self._follow(event)
        return (*before, *self._under_phase(event, found))

    def _under_phase(self, event: Event, found: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
        """The lines with the name of their phase before them, where it is new; the turn's draw needs none."""
        if isinstance(event, ev.TurnStarted):
            self._phase = self._named_phase = 0
        elif found and self._phase != self._named_phase and not isinstance(event, ev.Drawn | ev.DuelEnded):
            self._named_phase = self._phase
            return (phase_line(self._phase, self.words), *found)
        return found

    def _follow(self, event: Event) -> None:
        """Remember what later lines are about."""
        if isinstance(event, ev.ChainLinkResolving):
            self._resolving = True
        elif isinstance(event, ev.ChainLinkResolved | ev.ChainEnded):
            self._resolving = False
        elif isinstance(event, ev.BecameTargets) and self._links:
            targets = self._targets.setdefault(max(self._links), {})
            targets.update({seen.card.key: seen.card.code for seen in event.cards})
        elif isinstance(event, ev.Moved):
            self._moved(event)
        elif isinstance(event, ev.Shuffled):
            self._face_up = {
                place: code for place, code in self._face_up.items() if place[1] != event.location
            }
        elif isinstance(event, ev.BattleCalculated):
            self._battle = event
        elif isinstance(event, ev.AttackDeclared | ev.ChainLinkAdded | ev.PhaseStarted):
            self._battle = None
        self._pendulum = _is_pendulum_summon(event)

    def _moved(self, event: ev.Moved) -> None:
        """Remember who lies where, and which targets have gone."""
        before, after = event.before.card, event.after.card
        if before.location != after.location:
            self._gone.add(before.key)
        self._face_up.pop(_place(before), None)
        if after.code and after.location & c.LOCATION_ONFIELD and after.position & c.POS_FACEUP:
            self._face_up[_place(after)] = after.code

    def _recognised(self, event: Event) -> Event:
        """A card that was turned face-down before the reader's eyes is no unknown card."""
        if isinstance(event, ev.PositionChanged):
            card = event.card.card
            if card.code:
                self._face_up[_place(card)] = card.code
            elif event.before & c.POS_FACEUP:
                known = card._replace(code=self._face_up.get(_place(card), 0))
                return replace(event, card=ev.Seen(known))
        return event

    def flush(self) -> tuple[LogLine, ...]:
        """What was held back because the next event might have said it better; call it when none follows."""
        flipped, self._flipped = self._flipped, None
        return self._plain(flipped) if flipped is not None else ()

    def _after(self, event: Event) -> tuple[LogLine, ...]:
        """The lines of an event once a card that was turned face-up before it is told."""
        if isinstance(event, ev.Moved) and self._is_material(event):
            self._materials.append(event.after.card.code or event.before.card.code)
            self._as_materials = _materials_wording(event)
            return ()
        if isinstance(event, ev.Moved | ev.Summoning | ev.PositionChanged) and self._materials:
            return self._plain(event)
        materials = self._take_materials()
        if isinstance(event, ev.Summoned):
            return (*(self._together(event) or self._plain(event)), *materials)
        return (*materials, *self._told(event))

    def _together(self, event: ev.Summoned) -> tuple[LogLine, ...]:
        """A further monster of the same Pendulum Summon, under the first one."""
        if not self._pendulum or not _is_pendulum_summon(event):
            return ()
        card = card_span(self.words, event.card.card.code)
        return (LogLine(SUB, 2, spans(self.words, "log.pendulum_also", card=card)),)

    def _plain(self, event: Event) -> tuple[LogLine, ...]:
        line = log_line(event, self.viewer, self.words)
        return (line,) if line is not None else ()

    def _told(self, event: Event) -> tuple[LogLine, ...]:
        """The lines of an event that has nothing to do with a Summon."""
        if isinstance(event, ev.ChainLinkAdded):
            return self._activation(event)
        if isinstance(event, ev.ActivationNegated):
            self._negated.add(event.number)
        elif isinstance(event, ev.ChainLinkResolving) and event.number in self._negated:
            return ()
        elif isinstance(event, ev.ChainLinkResolving):
            return (*self._plain(event), *self._lost_targets(event.number))
        elif isinstance(event, ev.ChainLinkResolved) and event.negated:
            return self._did_nothing(event.number)
        elif isinstance(event, ev.MissedTiming):
            return (*self._plain(event), *self._quote(effect_text(self.words, event.text)))
        elif isinstance(event, ev.BattleCalculated) and event.target.card.key:
            return (*self._plain(event), *self._nobody_falls(event))
        elif isinstance(event, ev.LpChanged) and self._pierces(event):
            return self._plain(replace(event, kind="pierce"))
        return self._plain(event)

    def _lost_targets(self, number: int) -> tuple[LogLine, ...]:
        """The targets that are no longer where they were, so that nothing happens to them."""
        codes = tuple(code for key, code in self._targets.get(number, {}).items() if key in self._gone)
        if not codes:
            return ()
        wording = "log.target_gone" if len(codes) == 1 else "log.targets_gone"
        return (
            LogLine(SUB, 2, spans(self.words, wording, cards=cards_span(self.words, codes, "cards.set"))),
        )

    def _nobody_falls(self, event: ev.BattleCalculated) -> tuple[LogLine, ...]:
        if event.attacker_destroyed or event.target_destroyed:
            return ()
        return (LogLine(SUB, 2, spans(self.words, "log.battle_nothing")),)

    def _pierces(self, event: ev.LpChanged) -> bool:
        """Whether it is battle damage through a Defense Position monster."""
        battle = self._battle
        if battle is None or event.kind != "battle":
            return False
        target = battle.target.card
        through = bool(target.position & c.POS_DEFENSE) and target.controller == event.player
        return through and battle.attacker_value > battle.target_value

    def _activation(self, event: ev.ChainLinkAdded) -> tuple[LogLine, ...]:
        """Who activates what as which Chain Link, and its effect in short."""
        if event.number == 1:
            self._links.clear()
            self._negated.clear()
            self._targets.clear()
            self._gone.clear()
        self._links[event.number] = event.card.card.code
        text = effect_text(self.words, event.text)
        if not text and event.card_activation:  # a card that just stays on the field: what it does there
            text = self.words.text(event.card.card.code)
        return (*self._plain(event), *self._quote(text))

    def _did_nothing(self, number: int) -> tuple[LogLine, ...]:
        """A negated Chain Link is over."""
        card = card_span(self.words, self._links.get(number, 0))
        return (LogLine(SUB, 2, spans(self.words, "log.did_nothing", card=card, number=number)),)

    def _quote(self, text: str) -> tuple[LogLine, ...]:
        """An effect's sentence as a line of its own, cut where it is long."""
        short = shortened(text)
        return (LogLine(SUB, 2, spans(self.words, "log.quote", effect=Span(short))),) if short else ()

    # --- materials -----------------------------------------------------------------------------

    def _is_material(self, event: ev.Moved) -> bool:
        """Materials, and the Tributes for a Tribute or Ritual Summon."""
        reason = event.reason
        if reason & (c.REASON_COST | c.REASON_DESTROY):
            return False
        return bool(reason & c.REASON_MATERIAL or (reason & c.REASON_RELEASE and reason & _TRIBUTES))

    def _take_materials(self) -> tuple[LogLine, ...]:
        if not self._materials:
            return ()
        cards = cards_span(self.words, tuple(self._materials))
        self._materials.clear()
        return (LogLine(SUB, 2, spans(self.words, self._as_materials, cards=cards)),)


def _place(card: CardRef) -> tuple[int, int, int]:
    return (card.controller, card.location, card.sequence)


def _is_pendulum_summon(event: Event) -> bool:
    return isinstance(event, ev.Summoned) and summon_name(event.kind) == "pendulum"


def _materials_wording(event: ev.Moved) -> str:
    """How the materials (or Tributes) of a Summon are named, by where they go."""
    if event.reason & c.REASON_RELEASE:
        return "log.tributes"
    where = {c.LOCATION_REMOVED: "_banished", c.LOCATION_DECK: "_returned", c.LOCATION_EXTRA: "_returned"}
    face_up = event.after.card.location == c.LOCATION_EXTRA and event.after.card.position & c.POS_FACEUP
    return "log.materials" + ("" if face_up else where.get(event.after.card.location, ""))


def _flips_for(event: Event, flipped: ev.PositionChanged) -> bool:
    """Whether the card was turned face-up because it is activated or Flip Summoned."""
    match event:
        case ev.Summoning() | ev.Summoned() if event.kind & c.SUMMON_TYPE_FLIP:
            return event.card.card.key == flipped.card.card.key
        case ev.ChainLinkAdded() if event.card_activation:
            return event.card.card.key == flipped.card.card.key
        case _:
            return False


__all__ = ["LINE", "PHASE", "SUB", "DuelLog", "LogLine"]
