"""Mouse and keyboard on a duel screen, as a player uses them: only what is visible, only real events."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from app.controller.session import Chooser, RunningDuel
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.engine.decisions import place_of
from app.gui.table.duel_screen import DuelScreen

LEFT = Qt.MouseButton.LeftButton


def open_screen(
    library: CardLibrary,
    duel: RunningDuel,
    agents: dict[int, Chooser],
    *,
    speed: float = 0,
    prompts: str = "always",
    size: tuple[int, int] = (1440, 900),
) -> DuelScreen:
    """A shown duel screen without motion, asking at each window."""
    settings = Settings(animation_speed=speed, chain_prompts=prompts)
    screen = DuelScreen(library, settings, None, duel=duel, agents=agents)
    screen.resize(*size)
    screen.show()
    settle()
    return screen


def settle(rounds: int = 6) -> None:
    """Let posted events and zero timers run."""
    for _ in range(rounds):
        QApplication.processEvents()


def card_point(screen: DuelScreen, key: int) -> QPoint:
    """A point of the viewport at which the card ``key`` is on top, with nothing lying over the board."""
    item = screen.scene.cards[key]
    board = screen.board
    for dx, dy in ((0, 0), (-0.3, 0), (0, -0.4), (-0.35, -0.4), (0.3, 0), (-0.42, 0), (0, -0.47)):
        local = QPointF(item.size.width() * dx, item.size.height() * dy)
        point = board.mapFromScene(item.mapToScene(local))
        hit = screen.scene.hit(board.mapToScene(point))
        on_top = hit is not None and hit.kind == "card" and hit.key == key
        if on_top and screen.childAt(in_window(screen, point)) is board.viewport():
            return point
    raise AssertionError(f"The card {item.objectName()} ({key}) is not to be seen.")


def in_window(screen: DuelScreen, point: QPoint) -> QPoint:
    """A point of the viewport as one of the window."""
    return screen.board.viewport().mapTo(screen.window(), point)


def zone_point(screen: DuelScreen, place: int) -> QPoint:
    """The middle of a zone in the viewport."""
    zone = screen.scene.zone_at(place_of(place))
    assert zone is not None
    return screen.board.mapFromScene(zone.rect.center())


# Of a window Qt gets the events as from the system; of a widget it would move the real pointer,
# which another open window may catch.


def click(screen: DuelScreen, point: QPoint) -> None:
    """Click a point of the viewport."""
    window = screen.window().windowHandle()
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, in_window(screen, point))
    settle()


def right_click(screen: DuelScreen, point: QPoint) -> None:
    """Click a point of the viewport with the right button."""
    window = screen.window().windowHandle()
    at = in_window(screen, point)
    QTest.mouseClick(window, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    settle()


def click_card(screen: DuelScreen, key: int) -> None:
    """Click a card of the board."""
    click(screen, card_point(screen, key))


def click_zone(screen: DuelScreen, place: int) -> None:
    """Click a zone or pile."""
    click(screen, zone_point(screen, place))


def press_and_move(screen: DuelScreen, start: QPoint, end: QPoint) -> None:
    """Press at ``start`` and move to ``end`` in steps, keeping the button down."""
    window = screen.window().windowHandle()
    QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, in_window(screen, start))
    for n in range(1, 6):
        QTest.mouseMove(window, in_window(screen, start + (end - start) * (n / 5)))
        settle(1)


def release(screen: DuelScreen, point: QPoint) -> None:
    """Let the button go."""
    window = screen.window().windowHandle()
    QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, in_window(screen, point))
    settle()


def drag(screen: DuelScreen, start: QPoint, end: QPoint) -> None:
    """Press at ``start``, move in steps, let go at ``end``."""
    press_and_move(screen, start, end)
    release(screen, end)


def hover(screen: DuelScreen, point: QPoint) -> None:
    """Rest the pointer at ``point`` of the viewport; it comes from elsewhere, else nothing would move."""
    window = screen.window().windowHandle()
    for at in (QPoint(3, screen.board.height() // 2), point - QPoint(1, 0), point):
        QTest.mouseMove(window, in_window(screen, at))
        settle(2)


def click_button(host: QWidget, name: str) -> None:
    """Click the visible, enabled button called ``name`` in ``host``."""
    button = find_button(host, name)
    assert button is not None, f"There is no visible button '{name}'."
    assert button.isEnabled(), f"The button '{name}' is disabled."
    QTest.mouseClick(button, LEFT)
    settle()


def find_button(host: QWidget, name: str) -> QAbstractButton | None:
    """The visible button called ``name``."""
    for button in host.findChildren(QAbstractButton, name):
        if button.isVisible():
            return button
    return None


def open_dialog(screen: DuelScreen) -> QDialog | None:
    """The visible dialog of the screen."""
    return next((dialog for dialog in screen.findChildren(QDialog) if dialog.isVisible()), None)
