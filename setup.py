"""Adds to a wheel what lies beside the package in a checkout; everything else is in pyproject.toml."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

DATA = ("resources", "decks")


class BuildWithData(build_py):
    """Puts resources/ and decks/ into app/bundled/, where an installed program looks for them."""

    def _data_files(self) -> list[Path]:
        return sorted(path for folder in DATA for path in Path(folder).rglob("*") if path.is_file())

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for path in self._data_files():
            target = Path(self.build_lib, "app", "bundled", path)
            self.mkpath(str(target.parent))
            self.copy_file(str(path), str(target))

    def get_source_files(self) -> list[str]:
        """What a source distribution must hold to build the same wheel."""
        return [*super().get_source_files(), *map(str, self._data_files())]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        bundled = [str(Path(self.build_lib, "app", "bundled", path)) for path in self._data_files()]
        return [*super().get_outputs(include_bytecode), *bundled]


setup(cmdclass={"build_py": BuildWithData})
