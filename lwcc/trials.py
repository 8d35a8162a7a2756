"""One build of `lwcc explore`: compiled without checks and measured, or refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from artifacts.generated_files import Part, subject_of
from artifacts.head import read_sizes
from bench.in_order.kernels import model_subject
from bench.trace import Tracer
from builds.cache.products import make_or_read
from builds.precheck import Asked
from builds.product import Order, Product
from builds.request import read_request, refuse_forms
from catalogue.ciphers import CipherSource
from compiler.frontend.interface import Function
from measurements.by_llvm import loops_by_llvm
from measurements.in_order import core_model, in_order_core
from measurements.simulated import is_simulated, simulate_one, simulated_core
from options.arguments import read_options
from options.forms import possible_forms, refuse_useless_in
from runtime.errors import explaining
from runtime.internal_error import InternalError
from runtime.user_error import UserError

MODES: Mapping[str, Function] = {"ecb": "ecb_encrypt", "ctr": "ctr_crypt"}
"""The measured functions, by their names in the table."""


@dataclass(frozen=True)
class Trial:
    """A combination of options to be tried.

    Args:
        source: the cipher.
        set_name: the parameter set.
        words: the values that vary, as they were given, by field.
        given: all options of the build, as a verb has them.
        megabytes: that the passes may take.
        cache: whether the build may come from the user's cache, and is kept there.
    """

    source: CipherSource
    set_name: str
    words: Mapping[str, str]
    given: Mapping[str, object]
    megabytes: int
    cache: bool


@dataclass(frozen=True)
class Cycles:
    """Modelled cycles per byte by mode, and bytes of code, constants included."""

    per_byte: Mapping[str, float]
    code_bytes: int


@dataclass(frozen=True)
class Outcome:
    """The result of a trial.

    Args:
        trial: the options that were tried.
        refused: the first line of the reason; empty where it was built.
        command: that makes the file.
        cycles: modelled cycles per byte of the modes that there are.
        sizes: in bytes, by what they are the size of.
    """

    trial: Trial
    refused: str = ""
    command: str = ""
    cycles: Mapping[str, float] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)


def try_one(trial: Trial) -> Outcome:
    """Build and measure one combination.

    Raises:
        InternalError: a mistake of lwcc.
    """
    try:
        with explaining():
            return _outcome(trial, _made(trial))
    except InternalError:
        raise
    except UserError as problem:
        return Outcome(trial, refused=problem.message.splitlines()[0])


def _made(trial: Trial) -> Product:
    options = read_options(trial.given)
    refuse_useless_in(possible_forms(options))
    request = read_request(Asked(trial.source, options, (trial.set_name,)))
    refuse_forms(request)
    (only,) = request.sets
    return make_or_read(Order(trial.source, only, False, trial.megabytes, trial.cache))


def _outcome(trial: Trial, product: Product) -> Outcome:
    part = product.part
    named = read_sizes(part.entries["sizes"])
    cycles = _cycles(part)
    sizes = {"code": cycles.code_bytes, "rk": named["rk"], "stack": named["stack"]}
    if part.options.is_folded:
        sizes |= {"table": product.figures.get("table_bytes", 0), "ctx": named["ctx"]}
    return Outcome(trial, "", product.command, cycles.per_byte, sizes)


def _cycles(part: Part) -> Cycles:
    asked = (part.options.core,) if part.options.core else ()
    if is_simulated(part):
        return _simulated(part, simulated_core(part, asked))
    core = in_order_core(part, asked)
    return _in_order(part, core) if core else _by_llvm(part)


def _simulated(part: Part, core: str) -> Cycles:
    """The marginal cost of a block on a simulated microcontroller."""
    found = simulate_one((part, core))
    by_symbol = {each.function: each for each in found.functions}
    per_byte = {
        mode: by_symbol[part.functions[role]].cycles_per_byte
        for mode, role in MODES.items()
        if role in part.functions
    }
    return Cycles(per_byte, found.flash_bytes)


def _in_order(part: Part, core: str) -> Cycles:
    """The marginal cost of a block on an in-order core."""
    found = model_subject(part.file, subject_of(part), core_model(part, core))
    by_symbol = {each.function: each for each in found.functions}
    per_byte = {
        mode: by_symbol[part.functions[role]].cycles_per_byte
        for mode, role in MODES.items()
        if role in part.functions
    }
    return Cycles(per_byte, found.code_bytes + found.other_bytes)


def _by_llvm(part: Part) -> Cycles:
    """The figures of llvm-mca for the steady loops."""
    subject, loops = subject_of(part), loops_by_llvm(part, tuple(MODES.values()))
    per_byte = {
        mode: loops[part.functions[role]].cycles[0].cycles_per_byte
        for mode, role in MODES.items()
        if role in part.functions
    }
    image = Tracer(subject.text, subject.machine, subject.features).image
    return Cycles(per_byte, len(image.text))
