"""Card faces as cached pixmaps."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.data.library import CardLibrary
from app.gui.faces.back import paint_back
from app.gui.faces.frame import HEIGHT, WIDTH, FaceText, paint_face

#: Card width in device independent pixels from which a face shows its rules text.
FULL_FROM: Final = 150.0
LOD_SMALL: Final = "board"
LOD_FULL: Final = "inspector"
_CACHE_BYTES: Final = 96 << 20
_PICTURE_ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp")


#: Folders of pictures that all renderers share, from :func:`use_picture_folders`.
_folders: list[tuple[Path, ...]] = [()]


def use_picture_folders(folders: Sequence[Path]) -> None:
    """Look for card pictures in ``folders``, too, after the player's own; the first that has one wins."""
    if tuple(folders) != _folders[0]:
        _folders[0] = tuple(folders)


class FaceRenderer:
    """Makes and remembers the pixmaps of card faces and the card back.

    ``pics`` may be a folder of the player's own pictures named by passcode (``44508094.png``), which
    take the place of the composed art. Sizes are in device independent pixels; a pixmap is made for
    ``dpr`` device pixels each and carries that ratio.
    """

    def __init__(self, library: CardLibrary, language: str = "en", pics: Path | None = None) -> None:
        self._library = library
        self._language = language
        self._pics = pics
        self._more = _folders[0]
        self._cache: OrderedDict[tuple[int, int, int, int, str], QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def language(self) -> str:
        """The language of the names and texts on the cards."""
        return self._language

    def set_language(self, language: str) -> None:
        """Draw names and texts in ``language`` from now on."""
        if language != self._language:
            self._language = language
            self.clear()

    def clear(self) -> None:
        """Forget all pixmaps, for example after the player changed a picture."""
        self._cache.clear()
        self._bytes = 0

    def pixmap(self, code: int, size: QSizeF, dpr: float = 1.0, lod: str | None = None) -> QPixmap:
        """The face of ``code``; the back for 0 and for a passcode the library does not know.

        ``lod`` is ``board`` or ``inspector``; left out, the size decides.
        """
        if not code or self._library.data(code) is None:
            return self.back(size, dpr)
        detail = lod or (LOD_FULL if size.width() >= FULL_FROM else LOD_SMALL)
        return self._get(code, size, dpr, detail)

    def ready(self, code: int, size: QSizeF, dpr: float = 1.0) -> QPixmap | None:
        """What :meth:`pixmap` gives, if it is drawn already; else None."""
        self._follow_folders()
        known = bool(code) and self._library.data(code) is not None
        detail = LOD_FULL if known and size.width() >= FULL_FROM else LOD_SMALL
        key = self._key(code if known else 0, size, dpr, detail)
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
        return found

    def face(self, code: int, size: QSizeF, dpr: float) -> QPixmap:
        """The face of ``code`` in the level of detail that fits ``size``."""
        return self.pixmap(code, size, dpr)

    def back(self, size: QSizeF, dpr: float = 1.0) -> QPixmap:
        """The card back."""
        return self._get(0, size, dpr, LOD_SMALL)

    def _key(self, code: int, size: QSizeF, dpr: float, lod: str) -> tuple[int, int, int, int, str]:
        width, height = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
        return code, width, height, round(dpr * 1000), lod

    def _follow_folders(self) -> None:
        if self._more is not _folders[0]:
            self._more = _folders[0]
            self.clear()

    def _get(self, code: int, size: QSizeF, dpr: float, lod: str) -> QPixmap:
        self._follow_folders()
        key = self._key(code, size, dpr, lod)
        _, width, height, _, _ = key
        found = self._cache.get(key)
        if found is None:
            found = self._render(code, width, height, lod)
            found.setDevicePixelRatio(dpr)
            self._cache[key] = found
            self._bytes += width * height * 4
            while self._bytes > _CACHE_BYTES and len(self._cache) > 1:
                _, dropped = self._cache.popitem(last=False)
                self._bytes -= dropped.width() * dropped.height() * 4
        else:
            self._cache.move_to_end(key)
        return found

    def _render(self, code: int, width: int, height: int, lod: str) -> QPixmap:
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(width / WIDTH, height / HEIGHT)
        data = self._library.data(code) if code else None
        if data is None:
            paint_back(painter)
        else:
            full = lod == LOD_FULL
            words = FaceText(
                self._library.name(code, self._language),
                self._library.type_line(code, self._language),
                self._library.text(code, self._language) if full else "",
            )
            paint_face(painter, data, words, full=full, art=self._picture(code))
        painter.end()
        return pixmap

    def _picture(self, code: int) -> QPixmap | None:
        """The player's own picture of ``code``, if there is one that can be read."""
        folders = self._more if self._pics is None else (self._pics, *self._more)
        for folder in folders:
            for ending in _PICTURE_ENDINGS:
                path = folder / f"{code}{ending}"
                if path.is_file():
                    loaded = QPixmap(str(path))
                    return None if loaded.isNull() else loaded
        return None
