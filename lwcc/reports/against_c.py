"""The subjects of `lwcc bench` on an in-order core: a part, and C for the same set and machine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from artifacts.generated_files import Part, subject_of
from artifacts.origin import origin_of
from bench.in_order.kernels import ModelledFile, model_c, model_plain_c, model_subject
from builds.product import Order, make
from builds.usual_forms import with_lanes
from measurements.in_order import core_model
from measurements.native import c_file_of
from options.build import BuildOptions
from options.settled import settle
from runtime.errors import explained
from verify.native.compiled import CFile

Kind = Literal["file", "generated C", "plain C"]
OF_C = "c"
"""The target whose files clang compiles for any machine."""


@dataclass(frozen=True)
class InOrderTask:
    """Something to be measured.

    Args:
        part: the part of a file for one set.
        core: the model.
        kind: the part itself, or C for the same set and machine.
    """

    part: Part
    core: str
    kind: Kind = "file"


@explained
def model_one(task: InOrderTask) -> ModelledFile | None:
    """The figures of a part, or of C compared with it; None if there is no such C."""
    model, subject = core_model(task.part, task.core), subject_of(task.part)
    if task.kind == "plain C":
        return model_plain_c(task.part.options.set_name, subject, model)
    if task.kind == "generated C":
        return model_c(generated_c(task.part), subject, model)
    return model_subject(task.part.file, subject, model)


def generated_c(part: Part, lanes: int = 0) -> CFile:
    """The C that lwcc generates for the set of a part, with default options but for the lanes.

    Args:
        part: of a file of the set.
        lanes: blocks at once; 0 for as many as usual.

    Raises:
        UserError: the cipher of the part is not here, or has no C of so many lanes.
    """
    source, plain = origin_of(part, Path()), BuildOptions(part.options.set_name, OF_C, lanes=lanes)
    counted = replace(plain, counter_bits=part.options.counter_bits)
    options = with_lanes(settle(counted), source.load())
    return c_file_of(make(Order(source, options, check=False)).part, {})
