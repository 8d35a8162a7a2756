"""Mutates the text of kernels, and determines which check detects each mutant."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from artifacts.origin import origin_of
from compiler.frontend.interface import Kernel
from compiler.machine.load import load_target
from options.functions import naming_of
from proof_driver.kernel_files import (
    kernel_alone,
    kernel_subject,
    kernels_of,
    read_text,
    reader_of,
)
from proof_driver.kernel_runs import KernelRuns
from proof_driver.mutants.object_code import (
    RUN_SECONDS,
    RUNG_OF,
    Fate,
    Question,
    Steps,
    crashed,
    in_children,
)
from proof_driver.mutants.text import TextMutant, TextMutator
from prove.claims.interface import literals
from prove.claims.reproof import Answer
from prove.graph.graph import Graph
from prove.kernels.subject import KernelSpec
from prove.kernels.verdict import answer_for
from prove.limited_process import Exceeded
from runtime.user_error import UserError
from targets.text import text_table
from verify.grids.faults import KernelTextError
from verify.grids.session import roles
from verify.grids.steps import Program, program_of

MANY = (2, 3, 4)
"""The seeds with which mutants are run that are proven to do what the file does."""


class KernelMutation:
    """The mutants of the kernels of one file, and their results.

    Args:
        question: the kernels to mutate.
        header: the text of the header beside the file.
        steps: is told how far it is.

    Raises:
        UserError: no kernel of the file is proven.
    """

    def __init__(self, question: Question, header: str, steps: Steps) -> None:
        self._question, self._steps, self._part = question, steps, question.part
        self._subject = kernel_subject(question.part, header, question.cipher)
        self._cipher = origin_of(question.part, Path(), question.cipher).load()
        self._target = load_target(question.part.options.target)
        self._reader, naming = reader_of(self._target), naming_of(question.part.options)
        text, there = read_text(question.part), kernels_of(question.part)
        wanted = {n: k for n, k in there.items() if not question.roles or n in question.roles}
        self._read = {name: text.kernels[naming.symbol(name)] for name in wanted}
        self.left_out: dict[str, str] = {}
        self._specs: dict[str, KernelSpec] = {}
        self._kernels: dict[str, Kernel] = {}
        for name, kernel in wanted.items():
            self._prepare(name, kernel)
        if not self._kernels:
            said = "; ".join(f"{name}: {why}" for name, why in self.left_out.items())
            raise UserError(f"{question.part.file}: nothing to mutate is proven: {said or 'none'}")

    @property
    def functions(self) -> list[str]:
        """The kernels to mutate."""
        return list(self._kernels)

    def _prepare(self, name: str, kernel: Kernel) -> None:
        """Run the cipher's text for a kernel, and see that the kernel is proven."""
        graph = Graph()
        spec = KernelSpec(self._subject, graph, literals(graph))
        answer = answer_for(spec, kernel, roles(kernel), self._subject.kernels[name])
        if answer.found != "proven":
            self.left_out[name] = answer.detail
            return
        graph = Graph()
        self._specs[name] = KernelSpec(self._subject, graph, literals(graph))
        self._specs[name].prepare(kernel)
        self._kernels[name] = kernel

    def fates(self) -> list[Fate]:
        """The results for the mutants."""
        kernels = [self._read[name] for name in self._kernels]
        rng = random.Random(self._question.seed)
        table = text_table(self._target)
        mutants = TextMutator(self._part.text, kernels, table, rng).draw(self._question.count)
        unread = {mutant: self._unreadable(mutant) for mutant in mutants}
        read = [mutant for mutant in mutants if not unread[mutant]]
        differing = self._compared(read, (1,))
        asked = [m for m in read if self._question.every_rung or not differing[m]]
        answers = self._answers(asked)
        proven = [m for m, answer in answers.items() if answer.found == "proven"]
        differing |= self._compared([m for m in proven if not differing[m]], MANY)
        return [
            self._fate(mutant, unread[mutant], differing.get(mutant, ""), answers.get(mutant))
            for mutant in mutants
        ]

    def _fate(self, mutant: TextMutant, unread: str, differing: str, answer: Answer | None) -> Fate:
        made = partial(Fate, mutant.kind, mutant.story(self._part.text))
        if unread:
            return made("decoder", unread)
        if answer is None:
            return made("run", differing)
        if differing and answer.found not in ("proven", "crashed"):
            return made("run", differing, answer.found)
        wrong = differing if answer.found == "proven" else ""
        return made(RUNG_OF[answer.found], answer.detail, answer.found, wrong)

    def _concerned(self, mutant: TextMutant) -> str:
        """The kernel that a mutant changes."""
        line = mutant.lines[0][0]
        return next(
            name
            for name, kernel in self._read.items()
            if kernel.statements[0].line <= line <= kernel.statements[-1].line
        )

    def _program(self, mutant: TextMutant) -> Program:
        """The statements of the kernel that a mutant changes, as they are then.

        Raises:
            KernelTextError: a line has no row, or names what is not declared.
        """
        name = self._concerned(mutant)
        symbol = naming_of(self._part.options).symbol(name)
        text = self._reader.read(self._alone(mutant, name))
        return program_of(text, text.kernels[symbol])

    def _alone(self, mutant: TextMutant, name: str) -> str:
        """The changed text without other kernels; lines keep their numbers."""
        symbol = naming_of(self._part.options).symbol(name)
        return kernel_alone(mutant.of(self._part.text), symbol)

    def _unreadable(self, mutant: TextMutant) -> str:
        """The reader's error for a mutant; empty if it is read."""
        try:
            self._program(mutant)
        except KernelTextError as problem:
            return str(problem)
        return ""

    def _compared(
        self, mutants: Sequence[TextMutant], seeds: Sequence[int]
    ) -> dict[TextMutant, str]:
        """The difference between runs of each mutant and the text; empty if there is none."""

        def compare(mutant: TextMutant) -> str:
            name = self._concerned(mutant)
            part = replace(self._part, text=self._alone(mutant, name))
            runs = KernelRuns(part, self._subject, self._cipher)
            found = (runs.difference(self._kernels[name], seed) for seed in seeds)
            return next((said for said in found if said), "")

        what = "running mutants" if seeds == (1,) else "running what is proven"
        found = in_children(compare, mutants, self._steps(what, len(mutants)), RUN_SECONDS, str)
        told = ["it does not end" if isinstance(each, Exceeded) else each for each in found]
        return dict(zip(mutants, told, strict=True))

    def _answers(self, mutants: Sequence[TextMutant]) -> Mapping[TextMutant, Answer]:
        """The result of the proof for each mutant."""

        def ask(mutant: TextMutant) -> Answer:
            name = self._concerned(mutant)
            kernel = self._kernels[name]
            return answer_for(self._specs[name], kernel, roles(kernel), self._program(mutant))

        seconds = self._question.seconds
        done = self._steps("proving mutants", len(mutants))
        found = in_children(ask, mutants, done, seconds, crashed)
        answers = [
            Answer("unknown", f"out of {each.what}") if isinstance(each, Exceeded) else each
            for each in found
        ]
        return dict(zip(mutants, answers, strict=True))
