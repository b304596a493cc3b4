"""What the tests of card searches begin with."""

from collections.abc import Iterator

import pytest

from app.data.carddb import Catalog, find_sources, open_catalog
from app.data.library import CardLibrary, load_library
from tests.data.card_folder import write_folder


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


@pytest.fixture(scope="module")
def catalog(library: CardLibrary, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    """Our own cards and those of a made-up game folder."""
    folder = write_folder(tmp_path_factory.mktemp("game"))
    sources = find_sources(folder)
    catalog = open_catalog(library, sources.databases, sources.strings, folder / "cache")
    yield catalog
    catalog.close()
