"""The duel log as a story: what was activated with which effect, why something did nothing, from what."""

from __future__ import annotations

from typing import Final

from app.controller.log_lines import LINE, SUB, LogLine, log_line
from app.controller.words import Span, Words, card_span, cards_span, effect_text, spans
from app.engine import constants as c
from app.engine import events as ev
from app.engine.events import Event

#: As much of an effect's sentence as the log quotes.
_LONGEST_EFFECT: Final = 120
_TRIBUTES: Final = c.REASON_SUMMON | c.REASON_RITUAL


class DuelLog:
    """Writes the lines of one duel for ``viewer`` (0 or 1); give it each event once, in order.

    A card that is turned face-up to be activated or Flip Summoned gets no line for the turning.
    It remembers the open Chain, so that a negated Chain Link is told as such when its turn comes, and
    the materials of a Summon, which are named together after it.
    """

    def __init__(self, viewer: int, words: Words) -> None:
        self.viewer = viewer
        self.words = words
        self._links: dict[int, int] = {}
        self._negated: set[int] = set()
        self._materials: list[int] = []
        self._tributed = False
        self._flipped: ev.PositionChanged | None = None

    def lines(self, event: Event) -> tuple[LogLine, ...]:
        """What the log says to ``event``, as ``viewer`` sees it; nothing for what needs no words."""
        if self._flipped is not None and _flips_for(event, self._flipped):
            self._flipped = None
        before = self.flush()
        if isinstance(event, ev.PositionChanged) and event.flipped and not self._materials:
            self._flipped = event
            return before
        return (*before, *self._after(event))

    def flush(self) -> tuple[LogLine, ...]:
        """What was held back because the next event might have said it better; call it when none follows."""
        flipped, self._flipped = self._flipped, None
        return self._plain(flipped) if flipped is not None else ()

    def _after(self, event: Event) -> tuple[LogLine, ...]:
        """The lines of an event once a card that was turned face-up before it is told."""
        if isinstance(event, ev.Moved) and self._is_material(event):
            self._materials.append(event.after.card.code or event.before.card.code)
            self._tributed = bool(event.reason & c.REASON_RELEASE)
            return ()
        if isinstance(event, ev.Moved | ev.Summoning | ev.PositionChanged) and self._materials:
            return self._plain(event)
        materials = self._take_materials()
        if isinstance(event, ev.Summoned):
            return (*self._plain(event), *materials)
        return (*materials, *self._told(event))

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
        elif isinstance(event, ev.ChainLinkResolved) and event.negated:
            return self._did_nothing(event.number)
        elif isinstance(event, ev.MissedTiming):
            return (*self._plain(event), *self._quote(effect_text(self.words, event.text)))
        return self._plain(event)

    def _activation(self, event: ev.ChainLinkAdded) -> tuple[LogLine, ...]:
        """Who activates what as which Chain Link, and its effect in short."""
        if event.number == 1:
            self._links.clear()
            self._negated.clear()
        self._links[event.number] = event.card.card.code
        return (*self._plain(event), *self._quote(effect_text(self.words, event.text)))

    def _did_nothing(self, number: int) -> tuple[LogLine, ...]:
        """A negated Chain Link is over."""
        card = card_span(self.words, self._links.get(number, 0))
        return (LogLine(SUB, 2, spans(self.words, "log.did_nothing", card=card, number=number)),)

    def _quote(self, text: str) -> tuple[LogLine, ...]:
        """An effect's sentence as a line of its own, cut where it is long."""
        short = " ".join(text.split())
        if len(short) > _LONGEST_EFFECT:
            short = short[:_LONGEST_EFFECT].rsplit(" ", 1)[0] + " …"
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
        wording = "log.tributes" if self._tributed else "log.materials"
        return (LogLine(SUB, 2, spans(self.words, wording, cards=cards)),)


def _flips_for(event: Event, flipped: ev.PositionChanged) -> bool:
    """Whether the card was turned face-up because it is activated or Flip Summoned."""
    match event:
        case ev.Summoning() | ev.Summoned() if event.kind & c.SUMMON_TYPE_FLIP:
            return event.card.card.key == flipped.card.card.key
        case ev.ChainLinkAdded() if event.card_activation:
            return event.card.card.key == flipped.card.card.key
        case _:
            return False


__all__ = ["LINE", "SUB", "DuelLog", "LogLine"]
