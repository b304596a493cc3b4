"""The Match that a duel screen plays: whose duels, the coming one's set-up, the score in words."""

from __future__ import annotations

import secrets
from typing import Any, cast

from app.controller.match import WINS, Match
from app.data.errors import FileError
from app.data.plain import from_plain
from app.engine.duel import Setup
from app.engine.rules import rules_named
from app.gui.i18n import tr
from app.gui.table.start import HUMAN, OPPONENT, Request, deck_from_plain, plain_deck

_WON, _OPEN = "●", "○"


class MatchPlay:
    """Best of three between the decks of ``request``. The AI does not side deck."""

    def __init__(self, request: Request) -> None:
        self._seed = request.seed
        self.match = Match(
            rules_named(request.rules),
            (request.player_deck, request.opponent_deck),
            request.first,
            request.lp,
        )

    def to_plain(self) -> dict[str, Any]:
        """How the Match stands, as JSON values: results so far, decks as they are side decked now."""
        decks = [plain_deck(self.match.deck(player)) for player in (HUMAN, OPPONENT)]
        return {"results": list(self.match.results), "decks": decks}

    @classmethod
    def from_plain(cls, request: Request, values: Any) -> MatchPlay:
        """The Match of ``request`` as :meth:`to_plain` wrote it; raises ``FileError`` with one sentence."""
        play = cls(request)
        try:
            mine, theirs = values["decks"]
            results = from_plain(cast(Any, tuple[int, ...]), values["results"])
            play.match.go_on(results, (deck_from_plain(mine), deck_from_plain(theirs)))
        except (KeyError, TypeError, ValueError) as error:
            raise FileError(f"The saved duel has no usable Match ({error}); discard it.") from None
        return play

    def setup(self) -> Setup:
        """The coming duel; with a chosen seed each duel of the Match has the next one."""
        chance = secrets.randbits(48)
        seed = chance if self._seed is None else self._seed + len(self.match.results)
        return self.match.setup(seed)

    @property
    def has_side(self) -> bool:
        """Whether the player has anything to side deck."""
        return bool(self.match.deck(HUMAN).side)

    def pips(self, player: int) -> str:
        """The duels won, as the plates show them: two circles, filled ones for wins."""
        won = min(WINS, self.match.wins(player))
        return _WON * won + _OPEN * (WINS - won)

    def score_words(self) -> str:
        """The score after a duel, and who won the Match if it is over."""
        score = tr("Match: you {mine}, opponent {theirs}.").format(
            mine=self.match.wins(HUMAN), theirs=self.match.wins(OPPONENT)
        )
        winner = self.match.winner
        if winner is None:
            return score
        end = {HUMAN: tr("You win the Match."), OPPONENT: tr("You lose the Match.")}
        return f"{score} {end.get(winner, tr('The Match is a draw.'))}"
