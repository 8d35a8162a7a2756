"""Mutates the object code of a file, and determines which check detects each mutant."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeVar

from artifacts.generated_files import Part, subject_of
from artifacts.parts import proof_subject
from builds.checks import runs_in_qemu
from compiler.frontend.interface import FILLERS, INTERFACE, ORDER, readers_of
from compiler.machine.isa import CODE_MEMORY, MEMORY
from prove.claims.functions import Subject
from prove.claims.reproof import Answer, Found, Prepared
from prove.limited_process import Died, Exceeded, map_limited
from prove.machine.code import LONGEST, Code
from prove.machine.decode import DecodeError
from prove.mutants import Mutant, Mutator, Watched
from runtime.user_error import UserError
from verify.alike import Comparison
from verify.child import n_cores
from verify.toolchain.assemble import Image, assemble, link

Rung = Literal["decoder", "run", "rules", "graph", "refused", "crashed", "equal"]
RUNGS: tuple[Rung, ...] = ("decoder", "run", "rules", "graph", "refused", "crashed", "equal")
RUNG_OF: Mapping[Found, Rung] = {
    "crashed": "crashed",
    "differs": "graph",
    "breaks a rule": "rules",
    "unknown": "refused",
    "proven": "equal",
}
"""Where a proof ends a mutant."""
TOGETHER: Mapping[str, tuple[str, ...]] = {
    each.name: readers_of(each.name) or readers_of(FILLERS[each.fills])
    for each in INTERFACE.values()
    if each.fills
}
"""Of what fills a region, the functions that show whether it does so rightly.

What `ctr_nonce` leaves is compared with what `ctr_init` leaves: those that show the latter count.
"""
RUN_SECONDS = 60
MOST_MEGABYTES = 4096
"""The memory limit of a proof, in addition to shared memory."""
BRIEF_SECONDS, BRIEF_FACTOR = 0.5, 2
"""Limits for the proof of a mutant detected by a run: seconds, or a multiple of the original's
time."""
Changed = TypeVar("Changed")
Made = TypeVar("Made")
Steps = Callable[[str, int], Callable[[], None]]
"""A callback with the current activity and its number of steps; returns a callback for each
step."""


@dataclass(frozen=True)
class Question:
    """The subject and the extent of mutation.

    Args:
        part: the file.
        roles: of the functions; all that are proven if empty.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
        count: how many mutants.
        seed: of their choice.
        every_rung: whether the proof is asked of mutants, too, that a run has killed.
        seconds: that a proof of a mutant may take; of one that a run has killed not much more than
            that of the file took.
    """

    part: Part
    roles: tuple[str, ...] = ()
    cipher: str = ""
    count: int = 1000
    seed: int = 1
    every_rung: bool = False
    seconds: float = 300


@dataclass(frozen=True)
class Fate:
    """The result for a mutant.

    Args:
        kind: of the mutant.
        story: the instructions before and after.
        rung: the check that killed it: the decoder, a run, a rule, a difference on the graph;
            `refused` where a proof is `unknown`, `crashed` where the checker does not end as it
            should, `equal` where it is proven to do what the file does.
        detail: the message of the rung.
        proof: the verdict of the proof; empty if it was not asked.
        wrong: how a run of what is proven differs: then the checker has failed. Else empty.
    """

    kind: str
    story: str
    rung: Rung
    detail: str = ""
    proof: Found | Literal[""] = ""
    wrong: str = ""

    @property
    def is_failure(self) -> bool:
        """Whether it shows that the checker is wrong."""
        return bool(self.wrong) or self.rung == "crashed"


@dataclass(frozen=True)
class _Reach:
    """The addresses that a proof covers, and its time.

    Args:
        places: the addresses of the instructions that it reads.
        data: the addresses of bytes of the code that it reads as data.
        seconds: that it took.
    """

    places: frozenset[int]
    data: frozenset[int]
    seconds: float


class Mutation:
    """The mutants of one file, and their results.

    Args:
        question: the functions to mutate.
        steps: is told how far it is.

    Raises:
        UserError: no function of the file is proven, or the emulator cannot run it.
    """

    def __init__(self, question: Question, steps: Steps) -> None:
        self._question, self._steps = question, steps
        if runs_in_qemu(question.part.options):
            raise UserError(
                f"{question.part.file} has instructions that the emulator does not know"
            )
        self._subject = proof_subject(question.part, question.cipher)
        self._code = self._subject.code
        self._known = subject_of(question.part)
        symbols = {s: self._subject.addresses[role] for role, s in self._known.functions.items()}
        # It runs at the addresses of the proof: jumps and tables may have fixed addresses.
        self._image = _image_of(self._code, symbols)
        self.left_out: dict[str, str] = {}
        self._reach = self._read()
        if not self.functions:
            said = "; ".join(f"{role}: {why}" for role, why in self.left_out.items())
            raise UserError(f"{question.part.file}: nothing to mutate is proven: {said or 'none'}")

    @property
    def functions(self) -> list[str]:
        """The functions to mutate: those whose proofs cover them, key set-up included."""
        return [role for role in self._reach if role in (self._question.roles or ORDER)]

    def fates(self) -> list[Fate]:
        """The results for the mutants."""
        mutants = self._drawn()
        undecodable = {mutant: self._undecodable(mutant) for mutant in mutants}
        decoded = [mutant for mutant in mutants if not undecodable[mutant]]
        differing = self._compared(decoded, many=False)
        answers = self._answers([m for m in decoded if not differing[m]], brief=False)
        if self._question.every_rung:
            answers |= self._answers([m for m in decoded if differing[m]], brief=True)
        proven = [m for m, answer in answers.items() if answer.found == "proven"]
        differing |= self._compared([m for m in proven if not differing[m]], many=True)
        return [
            self._fate(mutant, undecodable[mutant], differing.get(mutant, ""), answers.get(mutant))
            for mutant in mutants
        ]

    def _fate(
        self, mutant: Mutant, undecodable: str, differing: str, answer: Answer | None
    ) -> Fate:
        """The result for a mutant, from the results of the checks."""
        made = partial(Fate, mutant.kind, mutant.story(self._code))
        if undecodable:
            return made("decoder", undecodable)
        if answer is None:
            return made("run", differing)
        if differing and answer.found not in ("proven", "crashed"):
            return made("run", differing, answer.found)
        wrong = differing if answer.found == "proven" else ""
        return made(RUNG_OF[answer.found], answer.detail, answer.found, wrong)

    def _read(self) -> dict[str, _Reach]:
        """The coverage of the proof of each proven function."""
        reach: dict[str, _Reach] = {}
        there: list[str] = [role for role in ORDER if role in self._subject.addresses]
        wanted = [role for role in there if role in self._asked_for]
        seconds, megabytes = self._question.seconds, MOST_MEGABYTES
        reached = partial(_reach, self._subject)
        found = map_limited(
            reached, wanted, n_cores(), seconds=seconds, megabytes=megabytes, died=crashed
        )
        for role, told in zip(wanted, found, strict=True):
            if isinstance(told, _Reach):
                reach[role] = told
            else:
                self.left_out[role] = _said(told)
        for role in reach.keys() & TOGETHER.keys():
            missing = [other for other in TOGETHER[role] if other in there and other not in reach]
            if missing:
                del reach[role]
                self.left_out[role] = f"whether it is right is shown by `{missing[0]}`"
        return dict(sorted(reach.items(), key=lambda each: each[1].seconds))

    @property
    def _asked_for(self) -> frozenset[str]:
        """The functions whose proofs are needed."""
        roles = self._question.roles or ORDER
        return frozenset({*roles, *(other for role in roles for other in TOGETHER.get(role, ()))})

    def _drawn(self) -> list[Mutant]:
        places, data = set[int](), set[int]()
        for reach in (self._reach[role] for role in self.functions):
            places |= reach.places
            data |= reach.data
        nothing = f"{self._code.binary.idle}\n"
        idle = link(assemble(nothing, self._known.features, self._known.machine.triple)).text
        idle = idle[: self._code.binary.instruction_bytes]
        rng = random.Random(self._question.seed)
        mutator = Mutator(self._code, sorted(places), idle, rng, sorted(data))
        return mutator.draw(self._question.count)

    def _concerned(self, mutant: Mutant) -> list[str]:
        """The functions whose proofs cover the changed bytes."""
        changed = {pc for pc, _ in mutant.patches}
        return [r for r, each in self._reach.items() if changed & (each.places | each.data)]

    def _undecodable(self, mutant: Mutant) -> str:
        """The decoder's error for the changed instructions; "" if it accepts them."""
        for pc, octets in mutant.patches if mutant.kind != "constant" else ():
            try:
                behind = self._code.text[pc + len(octets) - self._code.base :]
                self._code.decoder.decode(octets + behind[:LONGEST], pc)
            except DecodeError as problem:
                return str(problem)
        return ""

    def _compared(self, mutants: Sequence[Mutant], many: bool) -> dict[Mutant, str]:
        """The difference between a run of each mutant and of the file; "" if there is none."""
        comparison = Comparison(self._known, self._image, many, self._question.seed)

        def compare(mutant: Mutant) -> str:
            changed = _image_of(mutant.of(self._code), self._image.symbols)
            return comparison.difference(changed, self._concerned(mutant))

        what = "running what is proven" if many else "running mutants"
        found = in_children(compare, mutants, self._steps(what, len(mutants)), RUN_SECONDS, str)
        told = ["it does not end" if isinstance(each, Exceeded) else each for each in found]
        return dict(zip(mutants, told, strict=True))

    def _answers(self, mutants: Sequence[Mutant], brief: bool) -> dict[Mutant, Answer]:
        """The result of the proofs for each mutant: the first one other than `proven`."""
        answers: dict[Mutant, Answer] = {}
        for role, reach in self._reach.items():
            left = [m for m in mutants if m not in answers or answers[m].found == "proven"]
            concerned = [m for m in left if role in self._concerned(m)]
            if not concerned:
                continue
            prepared = Prepared(self._subject, role)
            prepared.prepare()
            own = BRIEF_SECONDS + BRIEF_FACTOR * reach.seconds
            seconds = min(own, self._question.seconds) if brief else self._question.seconds
            ask = partial(_ask, prepared, self._code)
            done = self._steps(f"proving mutants of {role}", len(concerned))
            found = in_children(ask, concerned, done, seconds, crashed)
            for mutant, answer in zip(concerned, found, strict=True):
                if isinstance(answer, Exceeded):
                    answer = Answer("unknown", _said(answer))
                answers[mutant] = answer
        return answers


def _image_of(code: Code, symbols: Mapping[str, int]) -> Image:
    """Code as it runs, with padding up to its tables, and tables in their own memory."""
    text = code.text
    for place, held in sorted(code.constants.get(CODE_MEMORY, ())):
        text += bytes(place - code.base - len(text)) + held
    own = code.constants.get(MEMORY, ())
    # A linker puts constants of a kind into one section.
    place, data = own[0] if own else (0, b"")
    return Image(text, symbols, code.base, data=data, data_base=place)


def _reach(subject: Subject, role: str) -> _Reach | Answer:
    """The coverage and time of a proof, or its result if it fails."""
    code, begin = subject.code, time.monotonic()
    watched = Watched(code.text, code.base, code.binary, code.decoder, constants=code.constants)
    answer = Prepared(subject, role).answer(watched)
    if answer.found != "proven":
        return answer
    seconds = time.monotonic() - begin
    # A proof in cases runs them in children; reads of a trial run are recorded here.
    places = watched.known.keys() | code.known.keys()
    return _Reach(frozenset(places), frozenset(watched.data) | code.table_places, seconds)


def _ask(prepared: Prepared, code: Code, mutant: Mutant) -> Answer:
    """The result of a proof for a mutant."""
    return prepared.answer(mutant.of(code))


def _said(told: Answer | Exceeded) -> str:
    return f"out of {told.what}" if isinstance(told, Exceeded) else told.detail


def in_children(
    call: Callable[[Changed], Made],
    mutants: Sequence[Changed],
    done: Callable[[], None],
    seconds: float,
    died: Callable[[Died], Made],
) -> list[Made | Exceeded]:
    """Call a function for each mutant, each in a child process.

    Args:
        call: the function.
        mutants: its arguments.
        done: is called after each mutant.
        seconds: the time limit of a call.
        died: makes a result if the child process ends without one.
    """
    return map_limited(call, mutants, n_cores(), seconds=seconds, done=done, died=died)


def crashed(problem: Died) -> Answer:
    """The answer for a mutant whose proof ended without one."""
    return Answer("crashed", str(problem))
