"""What the tests of the deck builder share: one library and catalogue, settings of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data.carddb import Catalog, open_catalog
from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from app.data.settings import Settings
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer
from tests.gui.builder_robot import forget_windows, settle, show_builder


@pytest.fixture(scope="module")
def catalog(library: CardLibrary, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    made = open_catalog(library, cache_dir=tmp_path_factory.mktemp("cache"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def faces(library: CardLibrary, qapp: QApplication) -> FaceRenderer:
    return FaceRenderer(library)


@pytest.fixture
def settings(settings: Settings) -> Iterator[Settings]:
    yield settings
    forget_windows()


@pytest.fixture
def by_mr3(settings: Settings) -> None:
    """The builder checks decks by Master Rule 3."""
    settings.builder_rules = "mr3"


@pytest.fixture
def screen(
    qtbot: QtBot, library: CardLibrary, catalog: Catalog, settings: Settings, faces: FaceRenderer
) -> DeckBuilderScreen:
    return show_builder(qtbot, library, catalog, settings, faces)


@pytest.fixture
def with_deck(screen: DeckBuilderScreen) -> DeckBuilderScreen:
    """The builder with the sample deck of Blue-Eyes open."""
    screen.open_path(sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settle()
    return screen
