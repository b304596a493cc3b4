"""The table's ways into the rulebook: the inspector's link, the ids in messages and prompts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.controller.reasons import rules_of
from app.data.rulebook import ids_in
from app.engine.decisions import BattleCommand, ChainResponse, IdleCommand
from app.engine.view import CardView
from app.gui.i18n import tr

if TYPE_CHECKING:
    from app.gui.table.duel_screen import DuelScreen
    from app.gui.table.logic import TableLogic


def link_rulings(screen: DuelScreen) -> None:
    """Make everything on ``screen`` that names entries ask for them with ``screen.rulings_wanted``."""
    inspector, logic = screen.inspector, screen.logic
    logic.on_hint = lambda text: screen.board.viewport().setToolTip(hint(text))
    inspector.situation = lambda card: rules_now(logic, card)
    for source in (inspector, screen.toast, screen.prompts):
        source.rulings_wanted.connect(screen.rulings_wanted)
    for news in (screen.bridge.asked, screen.bridge.happened):
        news.connect(lambda _news: inspector.refresh_rulings())


def hint(text: str) -> str:
    """A tip that says why not, with the key that opens what it names: a tip itself cannot be clicked."""
    return f"{text}\n{tr('F1 opens the rulebook.')}" if ids_in(text) else text


def rules_now(logic: TableLogic, card: CardView) -> tuple[str, ...]:
    """Ids of the entries that say what the player cannot do with a card of theirs at the open question."""
    view = logic.view
    if view is None or card.controller != view.player:
        return ()
    if not isinstance(logic.decision, IdleCommand | BattleCommand | ChainResponse):
        return ()
    return rules_of(logic.bridge.session.why_not(card.key))
