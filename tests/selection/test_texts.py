"""What is read from the text of a module."""

from __future__ import annotations

from tests.selection.texts import read, words

TEXT = '''"""A docstring names nothing."""
import a.b
from c.d import e as f

FOLDER = Path(__file__).parent / "data" / f"{e}.ir"
NAME = "one two"
load("x/y.toml")
obj.attribute()
'''


def test_imports_strings_paths_and_names() -> None:
    text = read(TEXT)
    assert text.imports == {"a.b", "c.d.e"}
    assert text.strings == {"data", ".ir", "one two", "x/y.toml"}
    assert text.paths == {"data", ".ir", "x/y.toml"}
    assert {"FOLDER", "attribute", "e"} <= text.names
    assert text.words == {"data", "ir", "one", "two", "x", "y", "toml"}
    assert text.path_words == {"data", "ir", "x", "y", "toml"}


def test_words_have_parts() -> None:
    assert set(words(["by_name.c"])) == {"by_name", "by", "name", "c"}
