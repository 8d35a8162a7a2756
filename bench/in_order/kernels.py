"""Measures a generated file on an in-order core, and C compiled by clang for the same machine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from bench.baseline import compile_bare, plain_c
from bench.in_order.marginal import InOrderBench, Modelled, sizes_for
from bench.kernels import BASELINE_KEY_BYTES, block_call
from bench.measure import MeasuredText
from compiler.frontend.interface import BLOCK_FUNCTIONS, ORDER, Function
from compiler.machine.core import Core
from compiler.machine.decoder import Decoder
from verify.native.compiled import CFile
from verify.subject import Subject
from verify.timing import secret_arguments

N_BLOCKS = 64
COUNTER_BLOCKS = 256
"""In counter mode the messages differ by so many blocks: each value of the counter's last byte
once, so that what is done where it carries counts as often as it occurs."""
MOST_TEXT = 200_000
"""Characters of C from which on clang takes minutes."""
# With it the linker makes one jump of a call that the assembler writes as two instructions.
RELAX = "relax"


@dataclass(frozen=True)
class CoreModel:
    """The model for figures.

    Args:
        decoder: of the target's rows.
        core: the model.
    """

    decoder: Decoder
    core: Core


@dataclass(frozen=True)
class ModelledFile:
    """The figures of a file.

    Args:
        file: its name.
        functions: those of each function.
        code_bytes: of all functions together.
        other_bytes: size of the rest of the file: constants and padding.
    """

    file: str
    functions: tuple[Modelled, ...]
    code_bytes: int
    other_bytes: int


def model_subject(name: str, subject: Subject, model: CoreModel) -> ModelledFile:
    """The figures of each function that a file holds.

    Args:
        name: as reports call the file.
        subject: the file.
        model: core and rows.

    Raises:
        NoRowError: a function executes an instruction that no row describes.
        MissingTool: assembler, linker or disassembler is not installed, or QEMU where it is needed.
    """
    source = MeasuredText(name, subject.text, subject.features)
    bench = InOrderBench(source, subject.machine, model.decoder, model.core)
    blocks = [_marginal(bench, subject, f) for f in BLOCK_FUNCTIONS if f in subject.functions]
    once = (f for f in ORDER if f not in BLOCK_FUNCTIONS and f in subject.functions)
    calls = [_whole(bench, subject, f) for f in once]
    return ModelledFile(name, (*blocks, *calls), bench.code_bytes, bench.other_bytes)


def model_c(file: CFile, subject: Subject, model: CoreModel) -> ModelledFile | None:
    """The figures of generated C that clang compiles in this run for the machine of `subject`.

    Returns:
        Those of its functions with blocks; None where clang would take minutes.

    Raises:
        CompilerError: clang refused it.
        MissingTool: clang or one of the tools of `model_subject` is not installed.
    """
    if len(file.text) > MOST_TEXT:
        return None
    own = _compiled(file.text, subject)
    compiled = replace(
        own,
        functions={role: s for role, s in file.functions.items() if role in BLOCK_FUNCTIONS},
        rk_bytes=file.rk_bytes,
        ctx_bytes=file.ctx_bytes,
        group_blocks=file.group_blocks,
    )
    return model_subject(f"{file.name}, clang -O3", compiled, model)


def model_plain_c(set_name: str, subject: Subject, model: CoreModel) -> ModelledFile | None:
    """The figures of plain C of a set, by clang in this run; None if there is none.

    Raises:
        CompilerError: clang refused it.
        MissingTool: clang or one of the tools of `model_subject` is not installed.
    """
    path = plain_c(set_name)
    if path is None:
        return None
    own = _compiled(path.read_text(encoding="utf-8"), subject)
    functions: dict[Function, str] = {"ecb_encrypt": f"{set_name}_ecb_encrypt"}
    plain = replace(own, functions=functions, rk_bytes=BASELINE_KEY_BYTES, group_blocks=1)
    return model_subject(f"plain C, {path.name}, clang -O3", plain, model)


def _compiled(text: str, subject: Subject) -> Subject:
    """C as clang compiles it for the machine of a subject."""
    compiled = compile_bare(text, subject.machine.triple, subject.features)
    return replace(subject, text=compiled, features=(*subject.features, RELAX))


def _marginal(bench: InOrderBench, subject: Subject, function: Function) -> Modelled:
    n_blocks = COUNTER_BLOCKS if function == "ctr_crypt" else N_BLOCKS
    sizes = sizes_for(subject.group_blocks, subject.block_bytes, n_blocks)
    return bench.marginal(
        subject.functions[function], partial(block_call, subject, function), sizes
    )


def _whole(bench: InOrderBench, subject: Subject, function: Function) -> Modelled:
    args = secret_arguments(subject, (function, 0, 0), seed=1)
    return bench.whole(subject.functions[function], args)
