"""The memory that a compilation may take, and the pass that wanted more."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from compiler.pipeline import OPTIONAL, Begin, Step
from prove.limited_process import limit_memory
from runtime.user_error import UserError


@dataclass
class AtWork:
    """Remembers the pass that runs, and tells `begin` of each.

    Args:
        begin: is told of each pass before it runs.
        step: the pass; `None` before the first.
    """

    begin: Begin | None = None
    step: Step | None = field(default=None, init=False)

    def __call__(self, step: Step) -> None:
        """Take over: a pass is about to run."""
        self.step = step
        if self.begin:
            self.begin(step)


@contextmanager
def limited_memory(set_name: str, megabytes: int, at_work: AtWork) -> Iterator[None]:
    """Stop a compilation that takes more memory than it may; only Linux counts.

    Programs that are started inside have the same limit: start none.

    Args:
        set_name: the parameter set that is compiled, for the message.
        megabytes: the compilation may take beside what this process has now.
        at_work: knows the pass that runs.

    Raises:
        UserError: it took more; the message names the pass.
    """
    before = resource.getrlimit(resource.RLIMIT_AS)
    limit_memory(megabytes)
    try:
        yield
    except MemoryError:
        exceeded = True
    else:
        exceeded = False
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    # Raised here, not in the handler: the traceback would keep the memory occupied.
    if exceeded:
        raise UserError(_message(set_name, megabytes, at_work.step))


def _message(set_name: str, megabytes: int, step: Step | None) -> str:
    """The message for people: the step that exceeded the memory, and hints."""
    more = f"`--megabytes {2 * megabytes}` gives it more"
    if step is None:
        return f"{set_name}: more than {megabytes} MB are needed\nhint: {more}"
    hint = more
    if type(step.running) in OPTIONAL:
        hint = f"{more}, `--without {step.name}` leaves it out"
    return f"{set_name}: the pass `{step.name}` needs more than {megabytes} MB\nhint: {hint}"
