"""A replay as one page that plays in any browser: no other file, no network, no rules engine."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from app.controller.replay_player import ReplayPlayer
from app.controller.replay_search import log_lines
from app.controller.words import Words
from app.data.library import CardLibrary
from app.data.paths import resources_dir
from app.data.version import app_version
from app.engine import constants as c
from app.engine.carddata import CardData
from app.engine.view import CardView, PlayerView, SideView
from app.gui.faces.frame import points_text
from app.gui.faces.tones import ATTRIBUTE, frame_of
from app.gui.i18n import language, mark, tr

#: Words of the page's script by their name there.
_WORDS: Final = {
    "hidden": mark("Face-down card"),
    "point": mark("Point at a card to read it here."),
    "defense": mark("Defense Position"),
    "deck": mark("Deck"),
    "extra": mark("Extra"),
    "grave": mark("GY"),
    "banished": mark("Banished"),
    "place": mark("Turn {turn} · {phase} · {player} · step {step} of {steps}"),
    "start": mark("Before the first turn · step {step} of {steps}"),
    "play": mark("Play"),
    "pause": mark("Pause"),
    "turn-back": mark("Previous turn"),
    "step-back": mark("Previous action"),
    "step-on": mark("Next action"),
    "turn-on": mark("Next turn"),
    "swap": mark("Switch side"),
    "timeline": mark("Timeline"),
    "speed": mark("Speed"),
    "log": mark("DUEL LOG"),
    "keys": mark("Space: play · ← →: step · Page Up/Down: turn · Home/End · S: side"),
}
#: Deep and glowing colour of a card's picture that has no Attribute, by kind.
_PLAIN_ART: Final = {"spell": ("#0b3d36", "#6fe0cb"), "trap": ("#45132f", "#eb9ccb")}
_PHASES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

Progress = Callable[[int, int], bool]
"""Told (done, all); returns False to break off."""


class Cancelled(Exception):
    """The user broke off an export; nothing was written."""


def _never(done: int, whole: int) -> bool:
    return True


def replay_page(
    player: ReplayPlayer,
    library: CardLibrary,
    words: Words,
    *,
    seat: int = 0,
    both: bool = True,
    title: str = "",
    about: str = "",
    progress: Progress = _never,
) -> str:
    """The whole page as text.

    ``seat`` sits at the bottom. With ``both`` the page holds every card and can be seen from either
    side; without, only what ``seat`` saw is in it at all. Raises :class:`Cancelled`.
    """
    data = _Page(player, library, words, seat, both).data(progress)
    data |= {"title": title or " – ".join(player.record.names), "about": about}
    text = (resources_dir() / "replay_page" / "page.html").read_text(encoding="utf-8")
    plain = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # Inside a script element only "<" could end it or start a comment.
    values = {
        "lang": language().replace("_", "-"),
        "version": html.escape(app_version()),
        "title": html.escape(str(data["title"])),
        "data": plain.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"),
    }
    head, tail = text.split("@data@")
    for name in ("lang", "version", "title"):
        head = head.replace(f"@{name}@", values[name])
    return head + values["data"] + tail


class _Page:
    """Collects what the page needs; equal cards and sides are written once."""

    def __init__(
        self, player: ReplayPlayer, library: CardLibrary, words: Words, seat: int, both: bool
    ) -> None:
        self._player = player
        self._library = library
        self._words = words
        self._seat = seat
        self._both = both
        self._rows: dict[tuple[Any, ...], int] = {}
        self._sides: dict[tuple[Any, ...], int] = {}
        self._codes: set[int] = set()

    def data(self, progress: Progress) -> dict[str, Any]:
        player, whole = self._player, self._player.steps + 1
        frames = []
        for step in range(whole):
            if step % 16 == 0 and not progress(step, whole):
                raise Cancelled
            frames.append(self._frame(player.view(step, self._seat, self._both)))
        logs = {seat: self._log(seat) for seat in ((0, 1) if self._both else (self._seat,))}
        rules = player.view(0, self._seat).rules
        winner = player.record.winner
        return {
            "words": {name: tr(word) for name, word in _WORDS.items()},
            "phases": {phase: self._words.pattern(f"phase.{phase}") for phase in _PHASES},
            "names": list(player.record.names),
            "viewer": self._seat,
            "both": self._both,
            "winner": -1 if winner is None else winner,
            "columns": 9 if rules.separate_pendulum_zones else 7,
            "emz": rules.extra_monster_zones,
            "frames": frames,
            "rows": [list(row) for row in self._rows],
            "sides": [list(side) for side in self._sides],
            "logs": logs,
            "stops": self._stops(),
            "turns": [[mark.step, mark.value, mark.player] for mark in player.marks() if mark.kind == "turn"],
            "lp": [list(row) for row in player.lp_curve()],
            "notes": [[note.step, note.text] for note in player.notes],
            **self._cards(),
        }

    def _stops(self) -> list[int]:
        """The steps at which something happened."""
        stops, step = [0], 0
        while step < self._player.steps:
            step = self._player.next_action(step)
            stops.append(step)
        return stops

    def _frame(self, view: PlayerView) -> list[Any]:
        chain = [[link.number, link.card_key, link.code] for link in view.chain]
        self._codes.update(link.code for link in view.chain)
        sides = [self._side(side) for side in view.sides]
        return [view.turn, view.turn_player, view.phase, *sides, chain]

    def _side(self, side: SideView) -> int:
        found = (
            side.lp,
            side.deck_count,
            side.extra_count,
            self._pile(side.hand),
            tuple(self._row(card) if card is not None else -1 for card in side.monsters),
            tuple(self._row(card) if card is not None else -1 for card in side.spells),
            self._pile(side.graveyard),
            self._pile(side.banished),
            # In the Extra Deck only cards that lie face-up there are told one by one.
            self._pile(card for card in side.extra if card.is_face_up),
        )
        return self._sides.setdefault(found, len(self._sides))

    def _pile(self, cards: Iterable[CardView]) -> tuple[int, ...]:
        return tuple(self._row(card) for card in cards)

    def _row(self, card: CardView) -> int:
        self._codes.add(card.code)
        self._codes.update(under.code for under in card.materials)
        on_field = card.location == c.LOCATION_MZONE and bool(card.code)
        values = (
            (card.attack, card.defense, card.base_attack, card.base_defense) if on_field else (0, 0, 0, 0)
        )
        row = (
            card.key,
            card.code,
            card.position,
            *values,
            len(card.materials),
            sum(number for _, number in card.counters),
        )
        return self._rows.setdefault(row, len(self._rows))

    def _log(self, seat: int) -> list[Any]:
        player = self._player
        told = (
            (step, event)
            for step in range(player.steps + 1)
            for event in player.events(step, seat, reveal=self._both)
        )
        lines = []
        for step, line in log_lines(told, self._words, seat):
            spans = [[span.text, span.code, span.tone] for span in line.spans]
            self._codes.update(span.code for span in line.spans)
            lines.append([step, line.kind, line.player, spans])
        return lines

    # --- cards ---------------------------------------------------------------------------------

    def _cards(self) -> dict[str, Any]:
        kinds: dict[str, list[str]] = {}
        cards: dict[int, dict[str, Any]] = {}
        for code in sorted(self._codes - {0}):
            data = self._library.data(code)
            if data is None:
                continue
            frame = frame_of(data)
            kind = frame.base
            kinds.setdefault(kind, [frame.base, frame.plate, frame.ink, *self._art(data)])
            cards[code] = self._card(data, kind)
        return {"cards": cards, "kinds": kinds}

    def _art(self, data: CardData) -> tuple[str, str]:
        if data.type & (c.TYPE_SPELL | c.TYPE_TRAP):
            return _PLAIN_ART["spell" if data.type & c.TYPE_SPELL else "trap"]
        return "#1b2233", "#8f9db8"

    def _card(self, data: CardData, kind: str) -> dict[str, Any]:
        monster = bool(data.type & c.TYPE_MONSTER)
        card: dict[str, Any] = {
            "n": self._words.card(data.code),
            "k": kind,
            "y": self._library.type_line(data.code, language()),
            "x": self._words.text(data.code),
            "f": "",
        }
        sign = ATTRIBUTE.get(data.attribute) if monster else None
        if sign is not None:
            card |= {"a": sign[1], "d": "#10131c", "g": sign[0]}
        if monster:
            link = bool(data.type & c.TYPE_LINK)
            card["s"] = points_text(data.attack) + ("" if link else f"/{points_text(data.defense)}")
            card["f"] = self._facts(data, link)
            card["l"] = int(link)
        return card

    def _facts(self, data: CardData, link: bool) -> str:
        pattern = (
            tr("Link-{level}") if link else tr("Rank {level}") if data.type & c.TYPE_XYZ else tr("Lv {level}")
        )
        parts = [pattern.format(level=data.level), self._words.pattern(f"attribute.{data.attribute}")]
        parts.append(f"{tr('ATK')} {points_text(data.attack)}")
        if not link:
            parts.append(f"{tr('DEF')} {points_text(data.defense)}")
        return " · ".join(parts)
