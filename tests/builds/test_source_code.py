"""The digest of a module is of what it does, not of how it is explained or where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from builds.source_code import SourceTree, read

PACKAGES = ("first", "second")
USER = '''"""Uses a helper."""

import json
from first.helper import double


def shown(x: int) -> str:
    """Twice a number."""
    return json.dumps(double(x)) + "# no comment"
'''
HELPER = """def double(x: int) -> int:
    return 2 * x
"""


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """A module that imports another one."""
    for name, text in (("helper", HELPER), ("user", USER)):
        path = tmp_path / "first" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path / "first" / "user.py"


def digest(path: Path) -> str:
    return SourceTree(path.parents[1], PACKAGES).digest(path)


SAME = {
    "a comment": ("return json", "# why\n    return json"),
    "a comment behind code": ("int) -> str:", "int) -> str:  # so"),
    "a docstring": ("Twice a number.", "Two times\n\n    a number."),
    "no docstring": ('    """Twice a number."""\n', ""),
    "blank lines": ("\n\n\n", "\n\n\n\n\n"),
    "order of imports": (
        "import json\nfrom first.helper import double",
        "from first.helper import double\nimport json",
    ),
}
OTHER = {
    "code": ("double(x)", "double(x + 1)"),
    "a text": ("# no comment", "# none"),
    "a name of another package": ("import json", "import ujson as json"),
    "a name of ours": ("import double", "import triple as double"),
    "less": ("import json\n", ""),
}


@pytest.mark.parametrize("change", SAME)
def test_explanations_count_for_nothing(user: Path, change: str) -> None:
    first = digest(user)
    assert USER.count(SAME[change][0])
    user.write_text(USER.replace(*SAME[change]))
    assert digest(user) == first


@pytest.mark.parametrize("change", OTHER)
def test_code_counts(user: Path, change: str) -> None:
    first = digest(user)
    assert USER.count(OTHER[change][0])
    user.write_text(USER.replace(*OTHER[change]))
    assert digest(user) != first


def test_what_is_imported_counts(user: Path) -> None:
    first = digest(user)
    helper = user.parent / "helper.py"
    helper.write_text(HELPER + "# the same\n")
    assert digest(user) == first
    helper.write_text(HELPER.replace("2", "3"))
    assert digest(user) != first


def test_places_count_for_nothing(user: Path) -> None:
    first = digest(user)
    other = user.parents[1] / "second" / "inner" / "twice.py"
    other.parent.mkdir(parents=True)
    (user.parent / "helper.py").rename(other)
    user.write_text(USER.replace("first.helper", "second.inner.twice"))
    assert digest(user) == first


def test_a_file_is_read_once(user: Path) -> None:
    """Whoever asks again during a run is told what there was when it began."""
    tree = SourceTree(user.parents[1], PACKAGES)
    first = tree.digest(user)
    user.write_text(USER.replace("double(x)", "double(1)"))
    assert tree.digest(user) == first


def test_what_is_left_of_a_text() -> None:
    assert read('"""Doc."""\n\nx = f"#{1}"  # one\n"""Of x."""\ny = "a # b"\n').code == (
        'x = f"#{1}"\ny = "a # b"'
    )


def test_contents_that_are_left_out_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "apart").mkdir()
    (tmp_path / "apart" / "one.py").write_text("x = 1\n")
    user = tmp_path / "user.py"
    user.write_text("from apart.one import x\n\ny = x\n")
    whole = SourceTree(tmp_path, ("apart", "user"))
    partial = SourceTree(tmp_path, ("apart", "user"), (tmp_path / "apart",))
    before = whole.digest(user), partial.digest(user)
    (tmp_path / "apart" / "one.py").write_text("x = 2\n")
    again = SourceTree(tmp_path, ("apart", "user")), SourceTree(*_fields(partial))
    assert again[0].digest(user) != before[0]
    assert again[1].digest(user) == before[1]
    user.write_text("from apart.one import z as x\n\ny = x\n")
    assert SourceTree(*_fields(partial)).digest(user) != before[1]


def _fields(tree: SourceTree) -> tuple[Path, tuple[str, ...], tuple[Path, ...]]:
    return tree.root, tree.packages, tree.left_out
