"""The passes and the machine for the options of a build."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.machine.load import load_target
from compiler.module import Context, Pass
from compiler.pipeline import pass_name, plan
from options.build import BuildOptions
from options.pass_options import given_passes
from runtime.beside import side_by_side
from runtime.user_error import UserError


def passes_of(options: BuildOptions) -> tuple[Pass, ...]:
    """The pipeline that options ask for.

    Raises:
        UserError: a pass or an option of one does not exist, or its value is of another type.
        PipelineError: a pass cannot be left out.
    """
    return plan(options, given_passes(options), options.rolls_planes)


def passes_up_to(passes: Sequence[Pass], last: str) -> tuple[Pass, ...]:
    """The passes of a pipeline up to the named one; all of them if the name is empty.

    Raises:
        UserError: this pipeline leaves it out.
    """
    names = [pass_name(type(step)) for step in passes]
    if last and last not in names:
        raise UserError(f"`{last}` is left out of this pipeline: {', '.join(names)}")
    return tuple(passes[: names.index(last or names[-1]) + 1])


def context_of(options: BuildOptions) -> Context:
    """The context of the passes: the machine."""
    target = load_target(options.target).with_features(options.features)
    return Context(target, options.core or next(iter(target.cores)), options.features, side_by_side)
