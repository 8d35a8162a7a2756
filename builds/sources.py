"""The sources that a result depends on: digests of the generator, the checker and the verifier."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from builds.source_code import SourceTree
from compiler.machine.load import load_target
from compiler.machine.target import Executor

ROOT = Path(__file__).parents[1]
ROOMS = (
    *("lwcc", "proof_driver", "builds", "measurements", "artifacts", "options", "catalogue"),
    *("runtime", "bench", "prove", "verify", "targets", "compiler", "dsl"),
)
NOT_READ = (".pyc", ".md")
"""The endings of files that no program of ours reads: what Python leaves behind, and pages."""
GRAMMAR = ("dsl/syntax/grammar.lark", "dsl/syntax/grammar_tables.json")
"""The grammar, and the parser's tables that are read in its place."""
OF_EXECUTORS: Mapping[str, tuple[Executor, ...]] = {
    "measurements/kernels.py": ("grid",),
    "verify/grids": ("grid",),
    "verify/native": ("host", "emulator"),
    "verify/qemu": ("emulator",),
    "verify/simavr": ("simulator",),
}
"""Files and folders whose code runs for targets of some executors alone; no digest of another
target counts them. QEMU, in which files of an emulator's target can run, has programs of C."""


@dataclass(frozen=True)
class Sources:
    """The sources that a kind of result depends on.

    Args:
        beginning: modules; all that they import counts as well.
        beside: patterns of further files, which count alone.
        of_target: the same, in the folder of a target.
        of_executors: further modules for targets of an executor; all that they import counts.
        not_counted: files and folders whose contents do not count.
    """

    beginning: tuple[str, ...]
    beside: tuple[str, ...]
    of_target: tuple[str, ...]
    of_executors: Mapping[Executor, tuple[str, ...]] = field(default_factory=dict)
    not_counted: tuple[str, ...] = ()

    def at_first_use(self, target: str) -> str:
        """The digest, with modules as they were when they were first read."""
        return self.digest(target, _first_read(load_target(target).executor, self.not_counted))

    def digest(self, target: str, tree: SourceTree | None = None) -> str:
        """SHA-256 of the code of modules and of the contents of other files, independent of places.

        Args:
            target: its name.
            tree: the modules as they were read before; without it they are read now.
        """
        described = load_target(target)
        tree = tree or source_tree(described.executor, self.not_counted)
        own = self.of_executors.get(described.executor, ())
        said = [tree.digest(ROOT / name) for name in (*self.beginning, *own)]
        files = {path for pattern in self.beside for path in ROOT.glob(pattern)}
        files = {path for path in files if not tree.leaves_out(path)}
        files |= {path for pattern in self.of_target for path in described.folder.glob(pattern)}
        for path in sorted(p for p in files if p.suffix not in NOT_READ and p.is_file()):
            if path.suffix == ".py":
                said.append(tree.alone(path))
            else:
                content = hashlib.sha256(path.read_bytes()).hexdigest()
                said.append(f"{path.name} {content}")
        return hashlib.sha256("\n".join(sorted(said)).encode()).hexdigest()


PROOF = Sources(
    beginning=("artifacts/parts.py", "artifacts/c_header.py", "dsl/check.py"),
    beside=(
        *GRAMMAR,
        "targets/header.h.j2",
        "proof_driver/provable.py",
        "proof_driver/proving.py",
        "proof_driver/certificates.py",
    ),
    of_target=("table.py", "binary.py", "abi.py", "emulate.py"),
    of_executors={"grid": ("proof_driver/kernel_proofs.py",)},
    not_counted=("options", "catalogue"),
)
"""The sources between a file's text and a verdict.

These read heads, objects and ciphers; they are the checker, the target's rows, its machine and its
object code, and the grammar. The compiler's passes, the target's rules and costs, the Python that
runs the checker and the packages are not among them. Of kernels, what proves them counts.
Neither are the options and what finds a cipher's text: certificates have what a head states by its
options (`Stated`), and the digest of the text.
"""

GENERATION = Sources(
    beginning=("builds/build.py", "measurements/figures.py", "dsl/check.py"),
    beside=(
        *(*GRAMMAR, "compiler/**/*", "targets/*.*", "requirements/runtime.txt"),
        "verify/simavr/*.c",
    ),
    of_target=("**/*",),
)
"""The sources between a cipher's text with options and a file with its index entry."""

VERIFICATION = Sources(
    beginning=("builds/checks.py", "dsl/check.py"),
    beside=(
        *GRAMMAR,
        "dsl/ciphers/vectors/*.json",
        "verify/native/*.[ch]",
        "verify/simavr/*.c",
        "requirements/runtime.txt",
    ),
    of_target=("table.py", "binary.py", "abi.py", "emulate.py"),
)
"""The sources between a file and the result of `lwcc verify`.

These call its functions; they are the emulator with its processor, the cipher's text as the
interpreter runs it, and the known answers.
"""

MODES = Sources(
    beginning=("builds/modes/product.py", "dsl/check.py"),
    beside=(*GENERATION.beside, *VERIFICATION.beside, "dsl/modes/**/*.[mlj]*"),
    of_target=("**/*",),
)
"""The sources between a mode's text with a cipher's, and a checked file of the mode."""


@cache
def checker_digest(target: str) -> str:
    """The digest of `PROOF` at its first use."""
    return PROOF.at_first_use(target)


@cache
def generator_digest(target: str) -> str:
    """The digest of `GENERATION` at its first use."""
    return GENERATION.at_first_use(target)


@cache
def verifier_digest(target: str) -> str:
    """The digest of `VERIFICATION` at its first use."""
    return VERIFICATION.at_first_use(target)


@cache
def mode_digest(target: str) -> str:
    """The digest of `MODES` at its first use."""
    return MODES.at_first_use(target)


def source_tree(executor: Executor, not_counted: tuple[str, ...] = ()) -> SourceTree:
    """The modules that run for targets of an executor, without some files and folders."""
    others = (place for place, own in OF_EXECUTORS.items() if executor not in own)
    return SourceTree(ROOT, ROOMS, tuple(ROOT / place for place in (*others, *not_counted)))


@cache
def _first_read(executor: Executor, not_counted: tuple[str, ...]) -> SourceTree:
    """The modules as of the first use of a digest."""
    return source_tree(executor, not_counted)
