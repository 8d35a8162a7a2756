"""Modules half-way through the pipeline, for tests of single passes."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.pipeline import pass_name, pipeline, run_passes
from tests.shipped import cipher as cipher
from verify.programs.differential import check_passes

TARGET = load_target("neon")
CORE = next(iter(TARGET.cores))
CONTEXT = Context(TARGET, CORE)


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
