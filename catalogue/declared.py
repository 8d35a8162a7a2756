"""Names and options of ciphers, sets, circuits, targets and passes, parsed without executing them.

Importing the modules of passes and targets takes a second, and so does parsing all ciphers. A
command line is completed and refused sooner than that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from dsl.library import CIPHERS, CIRCUITS
from targets import FOLDERS

ROOT = Path(__file__).parents[1]
PASSES, PIPELINE = ROOT / "compiler" / "passes", ROOT / "compiler" / "pipeline.py"
TARGET_CLASS = ROOT / "compiler" / "machine" / "target.py"
COMMENT = re.compile(r"#[^\n]*")
SET = re.compile(r"(?:^|;)\s*set\s+(\w+)", re.MULTILINE)
CIPHER = re.compile(r"\bcipher\s+(\w+)")
SOURCE = re.compile(r'(?:^|;)\s*source\s+"([^"\n]*)"', re.MULTILINE)
CIRCUIT = re.compile(r"(?:^|;)\s*circuit\s", re.MULTILINE)
AUTO, IN_TEXT = "auto", "text"
"""Values of `--circuit` that are no library: the best circuits, and those of the cipher's own
text."""


@dataclass(frozen=True)
class DeclaredTarget:
    """The fields of `Target` that options of a command line concern.

    Args:
        folder: of the target's modules.
        name: as on the command line.
        lanes: numbers of blocks that kernels may work on at once.
        usual_lanes: those that are taken without an option.
        register_bytes: the widths of a data register, widest first.
        word_bits: widths of the words that it computes with one block at a time.
        features: names that `--features` knows.
        bitsliced_from: with so many lanes or more, registers hold bits unless an option says
            otherwise.
        loops: whether the rounds of many blocks become a loop.
        rolls: whether it has loops of rounds at all.
        rolls_keys: whether its key set-up may have one, too.
        fixes_keys: whether its files may be for one key.
        modes: modes of operation that it has.
        ending: of the names of generated files.
        data_alignment: of the texts, keys and nonces of a caller, in bytes.
        output: the form of its files.
        tables: the memories whose tables are read in a fixed time, the usual one first.
        folds: the models of the values that move out of the counter mode loop.
        primitives: the names of the operations that the templates and selection need.
        functions: the functions whose arguments have registers.
    """

    folder: Path
    name: str
    lanes: tuple[int, ...]
    usual_lanes: tuple[int, ...]
    register_bytes: tuple[int, ...]
    word_bits: tuple[int, ...]
    features: tuple[str, ...]
    bitsliced_from: int
    loops: bool
    rolls: bool
    rolls_keys: bool
    fixes_keys: bool
    modes: tuple[str, ...]
    ending: str
    data_alignment: int
    output: str
    tables: tuple[str, ...]
    folds: tuple[str, ...]
    primitives: frozenset[str]
    functions: frozenset[str]

    @property
    def cores(self) -> tuple[str, ...]:
        """The core models, the default first."""
        return _cores(self.folder / "cost.py")

    @property
    def can_fold(self) -> bool:
        """Whether it has a function that fills the table of a folded counter mode."""
        return "table" in self.functions

    @property
    def models(self) -> tuple[str, ...]:
        """The models of counter mode: those of the loop, and constants of one key and nonce."""
        return (*self.folds, *(["cache"] if self.fixes_keys else []))

    @property
    def has_many_blocks(self) -> bool:
        """Whether it has functions on several blocks side by side."""
        return max(self.lanes) > 1

    @property
    def has_threads(self) -> bool:
        """Whether its functions on blocks are kernels."""
        return self.output == "kernels"

    @property
    def is_read(self) -> bool:
        """Whether the folder describes the target's object code."""
        return (self.folder / "binary.py").exists()


@dataclass(frozen=True)
class PassText:
    """The declarations in a pass's module.

    Args:
        name: on the command line.
        does: the first line of its description.
        options: their default values, in order.
        is_optional: whether it may be left out.
    """

    name: str
    does: str
    options: Mapping[str, object]
    is_optional: bool


def cipher_names() -> list[str]:
    """The ciphers that come with lwcc."""
    return sorted(file.stem for file in CIPHERS.glob("*.dsl"))


def sets_of(path: Path) -> list[str]:
    """The parameter sets of a cipher's text, which may contain errors."""
    return SET.findall(_text(path))


def name_of(path: Path) -> str:
    """The name in a cipher's text, or that of the file if there is none."""
    found = CIPHER.search(_text(path))
    return found[1] if found else path.stem


def source_in(path: Path) -> str:
    """The source cited in a cipher's text; empty if there is none."""
    found = SOURCE.search(_text(path))
    return found[1] if found else ""


def has_circuits(path: Path) -> bool:
    """Whether a cipher's text has circuits of its S-boxes; it may contain errors."""
    return CIRCUIT.search(_text(path)) is not None


def circuit_choices(cipher: str, has_own: bool) -> list[str]:
    """The values of `--circuit`.

    Args:
        cipher: its name.
        has_own: whether its text gives circuits.
    """
    return [AUTO, *circuits_of(cipher), *([IN_TEXT] if has_own else [])]


def circuits_of(cipher: str) -> list[str]:
    """The libraries with circuits for a cipher's S-boxes."""
    stem = cipher.lower()
    return sorted({_library(file) for file in CIRCUITS.glob(f"{stem}.*.*.ir")})


def all_circuits() -> list[str]:
    """The libraries with circuits for some cipher."""
    return sorted({_library(file) for file in CIRCUITS.glob("*.*.*.ir")})


@cache
def pass_texts() -> tuple[PassText, ...]:
    """The passes in order."""
    order, optional = (_assigned(PIPELINE, name) for name in ("PASSES", "OPTIONAL"))
    left_out = {node.id for node in ast.walk(optional) if isinstance(node, ast.Name)}
    assert isinstance(order, ast.Tuple), "the passes are written one after another"
    classes = [node.id for node in order.elts if isinstance(node, ast.Name)]
    return tuple(_pass(name, name in left_out) for name in classes)


@cache
def machines() -> Mapping[str, DeclaredTarget]:
    """The targets by name."""
    files = (file for folder in FOLDERS for file in sorted(folder.glob("*/abi.py")))
    found = [_machine(file.parent) for file in files]
    return {machine.name: machine for machine in sorted(found, key=lambda each: each.name)}


def _library(file: Path) -> str:
    return file.name.split(".", 2)[2].removesuffix(".ir")


def _text(path: Path) -> str:
    return COMMENT.sub("", path.read_text(encoding="utf-8", errors="replace"))


def _pass(kind: str, is_optional: bool) -> PassText:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
    (file,) = PASSES.glob(f"*/{name}.py")
    made = _class(file, kind)
    does = (ast.get_docstring(made) or "").split("\n")[0].rstrip(".")
    return PassText(name, does, _fields(made, file), is_optional)


def _machine(folder: Path) -> DeclaredTarget:
    file = folder / "abi.py"
    call = _assigned(file, "TARGET")
    assert isinstance(call, ast.Call), "a target is made by one call"
    given = {word.arg: word.value for word in call.keywords if word.arg}
    plain = [name for name in DeclaredTarget.__dataclass_fields__ if name not in _READ]
    literal = {name: _value(given[name], file) for name in plain if name in given}
    defaults = _fields(_class(TARGET_CLASS, "Target"), TARGET_CLASS)
    values = {name: literal[name] if name in literal else defaults[name] for name in plain}
    return DeclaredTarget(
        **values,  # type: ignore[arg-type]
        folder=folder,
        primitives=_keys(given["primitives"]),
        functions=_keys(given["arguments"]),
    )


_READ = ("folder", "primitives", "functions")
"""The fields of `DeclaredTarget` that are no literals of the same name."""


def _keys(table: ast.expr) -> frozenset[str]:
    assert isinstance(table, ast.Dict), "the tables of a target are written out"
    return frozenset(str(key.value) for key in table.keys if isinstance(key, ast.Constant))


@cache
def _cores(file: Path) -> tuple[str, ...]:
    calls = [node for node in ast.walk(_tree(file)) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Core"]
    names = (word.value for call in made for word in call.keywords if word.arg == "name")
    return tuple(str(_value(name, file)) for name in names)


def _class(file: Path, name: str) -> ast.ClassDef:
    return next(n for n in _tree(file).body if isinstance(n, ast.ClassDef) and n.name == name)


def _fields(made: ast.ClassDef, file: Path) -> Mapping[str, object]:
    """The fields of a data class that have a plain default value."""
    fields = [node for node in made.body if isinstance(node, ast.AnnAssign)]
    return {
        node.target.id: _value(node.value, file)
        for node in fields
        if isinstance(node.target, ast.Name) and _is_plain(node.value)
    }


def _is_plain(value: ast.expr | None) -> bool:
    return value is not None and not isinstance(value, ast.Call)


def _value(value: ast.expr | None, file: Path) -> object:
    """The value of a literal, or of a name defined here or in the module it is imported from."""
    if not isinstance(value, ast.Name):
        return ast.literal_eval(value or ast.Constant(None))
    for node in _tree(file).body:
        if isinstance(node, ast.ImportFrom) and value.id in {each.name for each in node.names}:
            other = ROOT.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            return _value(_assigned(other, value.id), other)
    return _value(_assigned(file, value.id), file)


def _assigned(file: Path, name: str) -> ast.expr:
    """The expression assigned to a name in a module."""
    for node in _tree(file).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets += [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(t, ast.Name) and t.id == name for t in targets):
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            assert value is not None, f"{file} declares {name} alone"
            return value
    raise KeyError(f"{file} has no {name}")


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))
