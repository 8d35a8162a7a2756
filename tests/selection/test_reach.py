"""What a test file reaches, on a small repository, and that the rules fit this one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from compiler.machine.load import target_folders
from tests.selection.reach import LOAD_NONE_BY_NAME, Tree
from tests.selection.texts import words

ROOT = Path(__file__).parents[2]
FILES = {
    "conftest.py": "import runtime.tools\n",
    "pyproject.toml": "",
    "notes.md": "",
    "dsl/__init__.py": "",
    "dsl/check.py": "GRAMMAR = 'grammar.lark'\n",
    "dsl/grammar.lark": "",
    "compiler/load.py": "import dsl.check\nload(f'targets.{name}.abi')\n",
    "compiler/order.py": "",
    "runtime/tools.py": "",
    "runtime/late.py": "",
    "builds/sources.py": "BESIDE = ('compiler/*.py',)\n",
    "builds/request.py": "import_module('runtime.late')\n",
    "lwcc/cli.py": "verb(f'lwcc.verbs.{name}')\n",
    "lwcc/verbs/show.py": "",
    "targets/header.j2": "",
    "targets/avr/abi.py": "import targets.avr.rules\n",
    "targets/avr/rules.py": "",
    "targets/avr/kernel.j2": "",
    "targets/rv32i/abi.py": "",
    "generated/avr/a.s": "",
    "tests/dsl/toy.dsl": "",
    "tests/dsl/test_check.py": "from dsl import check\n",
    "tests/compiler/deeper/test_load.py": "import compiler.load\nTOY = 'toy'\n",
    "tests/compiler/own.ir": "target: rv32i\n",
    "tests/compiler/test_order.py": "import compiler.order\n",
    "tests/targets/avr/test_a.py": "import compiler.load\nload('avr')\n",
    "tests/targets/test_all.py": "import compiler.load\ntarget_folders()\n",
    "tests/builds/test_sources.py": "import builds.sources\n",
    "tests/builds/test_request.py": "import builds.request\n",
    "tests/builds/test_made.py": "A = ROOT / 'generated' / 'avr'\n",
    "tests/builds/test_word.py": "KIND = 'generated'\n",
    "tests/lwcc/test_cli.py": "import lwcc.cli\n",
    "tests/lwcc/test_process.py": "run([sys.executable, '-m', 'lwcc'])\n",
    "tests/lwcc/test_sources.py": "ROOT.rglob('*.py')\n",
    "tests/test_rooms.py": "",
    "tests/PASSED": "",
}
EVERYWHERE = {"pyproject.toml", "conftest.py", "runtime/tools.py"}


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """The small repository."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Tree(tmp_path, tuple(FILES))


@pytest.mark.parametrize(
    ("test", "beside"),
    [
        ("dsl/test_check.py", "dsl/__init__.py dsl/check.py dsl/grammar.lark tests/dsl/toy.dsl"),
        ("compiler/test_order.py", "compiler/order.py tests/compiler/own.ir"),
        (
            "compiler/deeper/test_load.py",
            "dsl/__init__.py dsl/check.py dsl/grammar.lark compiler/load.py tests/compiler/own.ir "
            "tests/dsl/toy.dsl targets/rv32i/abi.py targets/header.j2",
        ),
        (
            "targets/avr/test_a.py",
            "dsl/__init__.py dsl/check.py dsl/grammar.lark compiler/load.py targets/avr/abi.py "
            "targets/avr/rules.py targets/avr/kernel.j2 targets/header.j2",
        ),
        (
            "targets/test_all.py",
            "dsl/__init__.py dsl/check.py dsl/grammar.lark compiler/load.py targets/avr/abi.py "
            "targets/avr/rules.py targets/avr/kernel.j2 targets/rv32i/abi.py targets/header.j2",
        ),
        ("builds/test_sources.py", "builds/sources.py compiler/load.py compiler/order.py"),
        ("builds/test_request.py", "builds/request.py runtime/late.py"),
        ("builds/test_made.py", "generated/avr/a.s"),
        ("builds/test_word.py", ""),
        ("lwcc/test_cli.py", "lwcc/cli.py lwcc/verbs/show.py"),
    ],
)
def test_what_is_reached(tree: Tree, test: str, beside: str) -> None:
    name = f"tests/{test}"
    assert tree.reached(name) == {name, *EVERYWHERE, *beside.split()}


@pytest.mark.parametrize("test", ["lwcc/test_process.py", "lwcc/test_sources.py", "test_rooms.py"])
def test_everything_is_reached(tree: Tree, test: str) -> None:
    assert tree.reached(f"tests/{test}") == FILES.keys() - {"notes.md", "tests/PASSED"}


def test_a_digest_changes_with_what_is_reached_alone(tree: Tree) -> None:
    test = "tests/dsl/test_check.py"
    before = tree.digest(test)
    for name, counts in {"dsl/grammar.lark": True, "compiler/order.py": False}.items():
        path = tree.root / name
        text = path.read_text()
        path.write_text(f"{text}# more\n")
        assert (Tree(tree.root, tree.names).digest(test) != before) == counts, name
        path.write_text(text)
    more = Tree(tree.root, (*tree.names, "tests/dsl/other.dsl"))
    (tree.root / "tests/dsl/other.dsl").touch()
    assert more.digest(test) != before


def test_words_of_folders_name_all_targets() -> None:
    for name, module in target_folders().items():
        assert name in set(words([module.split(".")[1]]))


def test_rooms_that_load_no_target_by_name() -> None:
    for place in LOAD_NONE_BY_NAME:
        for path in (ROOT / place).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            calls = (n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call))
            for call in calls if "load_target(" in text else ():
                if isinstance(call.func, ast.Name) and call.func.id == "load_target":
                    assert not isinstance(call.args[0], ast.Constant), path
