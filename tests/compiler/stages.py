"""Modules half-way through the pipeline, for tests of single passes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.pipeline import pass_name, pipeline, run_passes
from dsl.check import load_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS
from verify.programs.differential import check_passes

TARGET = load_target("neon")
CORE = next(iter(TARGET.cores))
CONTEXT = Context(TARGET, CORE)


@cache
def cipher(name: str) -> Cipher:
    """A shipped cipher."""
    return load_cipher(CIPHERS / f"{name}.dsl")


def start(name: str, set_name: str) -> Module:
    return Module(cipher(name), set_name, {})


def before(name: str, settings: Sequence[Pass] = (), without: Sequence[str] = ()) -> Module:
    """What the passes before that of a name make of PIPO."""
    steps = pipeline(settings, without)
    place = [pass_name(type(step)) for step in steps].index(name)
    return run_passes(start("pipo", "pipo64_128"), CONTEXT, steps[:place])


def checked(module: Module, steps: Sequence[Pass], context: Context = CONTEXT) -> Module:
    """Run passes with the check after each."""
    return run_passes(module, context, steps, check_passes(context.target))
