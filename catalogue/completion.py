"""What the shell may complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from catalogue.declared import (
    DeclaredTarget,
    all_circuits,
    cipher_names,
    circuits_of,
    machines,
    pass_texts,
    sets_of,
)
from dsl.library import CIPHERS

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


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


def set_names(cipher: str = "") -> list[str]:
    """The parameter sets of a cipher, by its file or its name; of all where it has none."""
    given, shipped = Path(cipher), CIPHERS / f"{cipher.lower().removesuffix('.dsl')}.dsl"
    here = [file for file in (given, shipped) if cipher and file.is_file()]
    files = here[:1] or sorted(CIPHERS.glob("*.dsl"))
    return [name for file in files for name in sets_of(file)]


def pass_names() -> list[str]:
    """The passes."""
    return sorted(each.name for each in pass_texts())


def optional_pass_names() -> list[str]:
    """The passes that may be left out."""
    return sorted(each.name for each in pass_texts() if each.is_optional)


def target_names() -> list[str]:
    """The targets."""
    return list(machines())


def read_target_names() -> list[str]:
    """The targets whose object code is read."""
    return [name for name, machine in machines().items() if machine.is_read]


def core_names(target: str) -> list[str]:
    """The cores of a target; of all where there is none of that name."""
    return [core for machine in _chosen(target) for core in machine.cores]


def feature_names(target: str) -> list[str]:
    """The features of a target; of all where there is none of that name."""
    return list(dict.fromkeys(name for machine in _chosen(target) for name in machine.features))


def lane_numbers(target: str) -> list[str]:
    """The numbers of lanes of a target; of all where there is none of that name."""
    return list(dict.fromkeys(str(n) for machine in _chosen(target) for n in machine.lanes))


def circuit_names(cipher: str = "") -> list[str]:
    """What `--circuit` takes: libraries of which a file holds a circuit."""
    return ["auto", *(circuits_of(Path(cipher).stem) or all_circuits())]


def _given(ctx: click.Context, name: str) -> str:
    value = ctx.params.get(name)
    return value if isinstance(value, str) else ""


def _chosen(target: str) -> list[DeclaredTarget]:
    """A target; all where there is none of that name."""
    known = machines()
    return [known[target]] if target in known else list(known.values())


ciphers = offered(lambda _: [*cipher_names(), *set_names()], ".dsl")
generated = offered(lambda _: [], ".s", ".c")
checkable = offered(lambda _: [*cipher_names(), *set_names()], ".dsl", ".s", ".c")
dsl_files = offered(lambda _: [], ".dsl")
sets = offered(lambda ctx: set_names(_given(ctx, "cipher") or _given(ctx, "place")))
targets = offered(lambda _: target_names())
features = _words(lambda ctx: feature_names(_given(ctx, "target")))
cores = offered(lambda ctx: core_names(_given(ctx, "target")))
lanes = offered(lambda ctx: lane_numbers(_given(ctx, "target")))
circuits = offered(lambda ctx: circuit_names(_given(ctx, "cipher")))
passes = offered(lambda _: pass_names())
optional_passes = _words(lambda _: optional_pass_names())
pass_settings = offered(lambda _: [f"{name}(" for name in pass_names()])
