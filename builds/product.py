"""One generated file from source to verdict: the job that `compile` and `regen` run in parallel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from artifacts.generated_files import Part
from artifacts.head import with_entry
from artifacts.parts import FunctionVerdict
from builds.build import Built, build
from builds.checks import EVERY_PASS, check_part, checked_words, passed
from builds.pipelines import passes_of
from catalogue.ciphers import CipherSource
from catalogue.loaded import loaded
from compiler.machine.load import load_target
from compiler.pipeline import Begin, Step
from dsl.cipher import Cipher
from options.build import BuildOptions
from options.file_names import stem_of
from runtime.beside import beside
from runtime.budgets import MEGABYTES
from runtime.errors import explained
from runtime.internal_error import mistake_of
from runtime.limits import AtWork, limited_memory
from runtime.progress import Share, tell
from runtime.user_error import full_folder
from verify.native.compiled import CompilerError
from verify.programs.differential import check_passes
from verify.report import Finding
from verify.toolchain.assemble import AssemblyError


@dataclass(frozen=True)
class Order:
    """A request for a product.

    Args:
        source: the cipher.
        options: with the set, settled for their target.
        check: whether the machine check is run.
        megabytes: that the passes may take, their check included.
        uses_cache: whether it may come from the user's cache, and is kept there.
    """

    source: CipherSource
    options: BuildOptions
    check: bool = True
    megabytes: int = MEGABYTES
    uses_cache: bool = False


@dataclass(frozen=True)
class Product:
    """A built file, with the results of its checks.

    Args:
        part: the file; its head says what was checked.
        header: the C header.
        figures: the results of the passes in numbers.
        findings: of the machine check; none where it was not run.
        verdicts: of its functions; none where proofs were not run.
    """

    part: Part
    header: str
    figures: Mapping[str, int]
    findings: tuple[Finding, ...]
    verdicts: tuple[FunctionVerdict, ...] = ()

    @property
    def options(self) -> BuildOptions:
        """The options of the build."""
        return self.part.options

    @property
    def text(self) -> str:
        """The assembly, head included."""
        return self.part.text

    @property
    def command(self) -> str:
        """The command that builds it again."""
        return self.part.entries["command"]

    @property
    def checked(self) -> str:
        """The head's entry on checks."""
        return self.part.entries["checked"]

    @property
    def proof(self) -> str:
        """The head's entry on proofs."""
        return self.part.entries["proof"]

    @property
    def passed(self) -> bool:
        """Whether no check that was run failed."""
        return passed(self.findings)

    def with_proof(self, words: str) -> Product:
        """The same with another entry on proofs in its head."""
        text = with_entry(self.text, "proof", words)
        entries = {**self.part.entries, "proof": words}
        return replace(self, part=replace(self.part, text=text, entries=entries))


def _tell(set_name: str) -> Begin:
    """A callback that reports the progress of a set's passes; the check is one more step."""

    def begin(step: Step) -> None:
        said = f"{set_name}: {step.name} ({step.number} of {step.count})"
        tell(Share((step.number - 1) / (step.count + 1), said))

    return begin


@explained
def make(order: Order, begin: Begin | None = None) -> Product:
    """Build and check one file.

    Args:
        order: the file to make.
        begin: is told of each pass before it runs.

    Raises:
        UserError: the options or the cipher's text are not possible, a tool is missing, a pass
            changed what a program computes, or the passes took more memory than they may.
    """
    cipher = loaded(order.source.path)
    check = check_passes(load_target(order.options.target)) if order.check else None
    at_work = AtWork(begin or _tell(order.options.set_name))
    limited = limited_memory(order.options.set_name, order.megabytes, at_work)
    with limited, beside(check) as watch:
        built = build(order.source, cipher, order.options, watch, at_work)
    if not order.check:
        return product_of(built, ())
    n_passes = len(passes_of(order.options))
    tell(Share(n_passes / (n_passes + 1), f"{order.options.set_name}: checks"))
    every_pass = Finding(EVERY_PASS, "tested", len(built.module.acted))
    header = {f"{stem_of(order.options)}.h": built.header}
    findings = (every_pass, *_checked(built.part, cipher, header))
    return product_of(built.with_checks(checked_words(findings)), findings)


def _checked(part: Part, cipher: Cipher, headers: Mapping[str, str]) -> tuple[Finding, ...]:
    """The findings of the machine check; `Mistake` if our own file does not assemble."""
    try:
        return check_part(part, cipher, headers)
    except (AssemblyError, CompilerError) as problem:
        raise full_folder(str(problem)) or mistake_of(
            problem, f"{part.options.set_name}: {problem}"
        ) from problem


def product_of(built: Built, findings: tuple[Finding, ...]) -> Product:
    """The product, with the findings of its check."""
    return Product(built.part, built.header, dict(built.module.figures), findings)
