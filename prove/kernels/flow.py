"""The loops of a kernel: the statements to which branches go back."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.machine.isa import PROGRAM_COUNTER
from dsl.syntax.tree import Name, Number, Select
from prove.machine.values import Unsupported
from verify.grids.steps import EXIT, Program, Step


def loop_head(program: Program, first: int = 0, end: int | None = None) -> int:
    """The number of the first statement of the one loop, around all others that there are.

    Args:
        program: the kernel.
        first: the statement to begin at.
        end: the statement that is not reached; None for the end of the kernel.

    Raises:
        Unsupported: there is no loop, or none is around all others.
    """
    last = len(program.steps) if end is None else end
    heads = set(_heads(program, first, last)) if first < last else set()
    if not heads:
        raise Unsupported("the kernel has no loop, not one over groups of blocks")
    head, ends = min(heads), loops_of(program)
    if max(ends[inner] for inner in heads) > ends[head]:
        raise Unsupported("the kernel has several loops, not one over groups of blocks")
    return head


def loops_of(program: Program) -> dict[int, int]:
    """The last statement of each loop, by its first one; the outermost loop comes first.

    Raises:
        Unsupported: a branch goes to an unknown place.
    """
    found: dict[int, int] = {}
    for place, step in enumerate(program.steps):
        if step.instruction.branches:
            for target in targets_of(step, place, len(program.steps)):
                if target <= place:
                    found[target] = max(place, found.get(target, place))
    return dict(sorted(found.items(), key=lambda loop: loop[0] - loop[1]))


def _heads(program: Program, first: int, end: int) -> Iterator[int]:
    """The statements that are reached again before the walk from them has ended."""
    done, open_ = set[int](), {first}
    walk = [(first, iter(_next(program, first)))]
    while walk:
        place, following = walk[-1]
        number = next(following, None)
        if number is None:
            walk.pop()
            open_.discard(place)
            done.add(place)
        elif number in open_:
            yield number
        elif number not in done and number < end:
            open_.add(number)
            walk.append((number, iter(_next(program, number))))


def _next(program: Program, place: int) -> list[int]:
    """The statements that may follow one."""
    step = program.steps[place]
    if not step.instruction.branches:
        return [place + 1]
    found = list(targets_of(step, place, len(program.steps)))
    return [*found, place + 1] if step.statement.guard else found


def targets_of(step: Step, place: int, end: int) -> Iterator[int]:
    """The statements that a branch may go to, without a guard.

    Args:
        step: the branch.
        place: its number.
        end: the number of statements.

    Raises:
        Unsupported: a target is unknown.
    """
    for effect in step.effects:
        if not isinstance(effect.target, Name) or effect.target.id != PROGRAM_COUNTER:
            continue
        value = effect.value
        sides = (value.then, value.other) if isinstance(value, Select) else (value,)
        for side in sides:
            match side:
                case Number(value=number):
                    yield number
                case Name(id=name) if name == EXIT:
                    yield end
                case Name(id=name) if name == PROGRAM_COUNTER:
                    yield place + 1
                case _:
                    raise Unsupported("a branch goes to an unknown place")
