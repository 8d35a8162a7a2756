"""What the shell may complete: names read from the sources, as importing them takes too long."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from dsl.library import CIPHERS, CIRCUITS

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]
ROOT = Path(__file__).parents[1]
PASSES, PIPELINE = ROOT / "compiler" / "passes", ROOT / "compiler" / "pipeline.py"
TARGETS = ROOT / "targets"
SET = re.compile(r"^\s*set\s+(\w+)", re.MULTILINE)


def offered(names: Callable[[click.Context], Sequence[str]], *endings: str) -> Complete:
    """A completion of names and of files.

    Args:
        names: the names.
        endings: of the names of files; where nothing fits, the shell completes any file.
    """

    def complete(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
        fitting = [name for name in names(ctx) if name.startswith(incomplete)]
        fitting += [file for ending in endings for file in files_of(incomplete, ending)]
        if endings and not fitting:
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(name) for name in fitting]

    return complete


def files_of(incomplete: str, ending: str) -> list[str]:
    """The files whose path begins so, in the folder that it names, with an ending."""
    folder, slash, name = incomplete.rpartition("/")
    place = Path(folder or slash or ".")
    found = (file.name for file in place.iterdir()) if place.is_dir() else iter(())
    return sorted(
        f"{folder}{slash}{file}"
        for file in found
        if file.startswith(name) and file.endswith(ending) and not file.startswith(".")
    )


def choices(*names: str) -> Complete:
    """A completion of fixed names."""
    return offered(lambda _: names)


def _words(names: Callable[[click.Context], Sequence[str]]) -> Complete:
    """A completion of the last of several words with commas."""

    def complete(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, word = incomplete.rpartition(",")
        taken = before.split(",")
        fitting = (n for n in names(ctx) if n.startswith(word) and n not in taken)
        return [CompletionItem(f"{before}{comma}{name}") for name in fitting]

    return complete


def cipher_names() -> list[str]:
    """The ciphers that come with lwcc."""
    return sorted(file.stem for file in CIPHERS.glob("*.dsl"))


def set_names(cipher: str = "") -> list[str]:
    """The parameter sets of a cipher, by its file or its name; of all where it has none."""
    given, shipped = Path(cipher), CIPHERS / f"{cipher.lower().removesuffix('.dsl')}.dsl"
    here = [file for file in (given, shipped) if cipher and file.is_file()]
    files = here[:1] or sorted(CIPHERS.glob("*.dsl"))
    return [name for file in files for name in SET.findall(file.read_text(errors="replace"))]


def pass_names() -> list[str]:
    """The passes: each has a file."""
    return sorted(file.stem for file in PASSES.glob("[!_]*.py"))


def optional_pass_names() -> list[str]:
    """The passes that may be left out."""
    value = _assigned(PIPELINE, "OPTIONAL")
    classes = [node.id for node in ast.walk(value) if isinstance(node, ast.Name)]
    names = {name.replace("_", ""): name for name in pass_names()}
    return sorted(names[c.lower()] for c in classes if c.lower() in names)


def target_names() -> list[str]:
    """The targets."""
    return sorted(_targets())


def core_names(target: str) -> list[str]:
    """The cores of a target; of all where there is none of that name."""
    files = [folder / "cost.py" for folder in _chosen(target)]
    calls = [node for f in files for node in ast.walk(_tree(f)) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Core"]
    return [str(ast.literal_eval(_argument(call, "name"))) for call in made]


def names_of_target(target: str, argument: str) -> list[str]:
    """The features or the numbers of lanes of a target; of all where there is none of that name.

    Args:
        target: its name.
        argument: of `Target`.
    """
    calls = [_assigned(folder / "abi.py", "TARGET") for folder in _chosen(target)]
    lists = [ast.literal_eval(_argument(call, argument)) for call in calls]
    return list(dict.fromkeys(str(name) for listed in lists for name in listed))


def circuit_names(cipher: str = "") -> list[str]:
    """What `--circuit` takes: libraries of which a file holds a circuit."""
    stem = Path(cipher).stem.lower()
    own = stem if list(CIRCUITS.glob(f"{stem}.*.ir")) else "*"
    found = {f.name.split(".", 2)[2].removesuffix(".ir") for f in CIRCUITS.glob(f"{own}.*.*.ir")}
    return ["auto", *sorted(found)]


def _given(ctx: click.Context, name: str) -> str:
    value = ctx.params.get(name)
    return value if isinstance(value, str) else ""


@cache
def _targets() -> dict[str, Path]:
    """The folder of each target by the target's name."""
    return {_name_in(file): file.parent for file in sorted(TARGETS.glob("*/abi.py"))}


def _name_in(file: Path) -> str:
    return str(ast.literal_eval(_argument(_assigned(file, "TARGET"), "name")))


def _chosen(target: str) -> list[Path]:
    """The folder of a target; of all where there is none of that name."""
    folders = _targets()
    return [folders[target]] if target in folders else list(folders.values())


def _argument(call: ast.expr, name: str) -> ast.expr:
    assert isinstance(call, ast.Call), "a target is made by one call"
    return next(word.value for word in call.keywords if word.arg == name)


def _assigned(file: Path, name: str) -> ast.expr:
    """The expression that a module gives a name."""
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


ciphers = offered(lambda _: [*cipher_names(), *set_names()], ".dsl")
generated = offered(lambda _: [], ".s", ".c")
checkable = offered(lambda _: [*cipher_names(), *set_names()], ".dsl", ".s", ".c")
dsl_files = offered(lambda _: [], ".dsl")
sets = offered(lambda ctx: set_names(_given(ctx, "cipher") or _given(ctx, "place")))
targets = offered(lambda _: target_names())
features = _words(lambda ctx: names_of_target(_given(ctx, "target"), "features"))
cores = offered(lambda ctx: core_names(_given(ctx, "target")))
lanes = offered(lambda ctx: names_of_target(_given(ctx, "target"), "lanes"))
circuits = offered(lambda ctx: circuit_names(_given(ctx, "cipher")))
passes = offered(lambda _: pass_names())
optional_passes = _words(lambda _: optional_pass_names())
pass_settings = offered(lambda _: [f"{name}(" for name in pass_names()])
