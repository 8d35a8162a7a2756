"""Each row of the tables of object code against QEMU's user mode, features and all."""

from __future__ import annotations

import itertools
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from targets.aarch64_neon.table import INSTRUCTIONS as AARCH64
from targets.rv32i.table import INSTRUCTIONS as RV32I
from tests.random_numbers import generator
from tests.targets.aarch64_neon.test_table import cases as aarch64_cases
from tests.targets.cases import Case
from tests.targets.rv32i.test_table import FEATURES as RV32I_FEATURES
from tests.targets.rv32i.test_table import cases as rv32i_cases
from tests.targets.trials import (
    FELL,
    FIRST_PAD,
    JUMPED,
    PADS,
    RECORDS,
    SAMPLES,
    Bytes,
    Places,
    Trials,
    differences,
    trials_of,
)
from verify.native.compiled import run_compiler
from verify.qemu.processor import GUESTS
from verify.toolchain.assemble import assemble
from verify.toolchain.tools import find

HERE = Path(__file__).parent
PLACES = Places(code=0x10_0000, records=0x2000_0000)
MOST_SECONDS = 600
SHOWN = 20


@dataclass(frozen=True)
class Guest:
    """How a target's instructions become a program.

    Args:
        folder: of the target, which holds the harness.
        table: the rows.
        cases: the instructions with their operands.
        processor: what QEMU is to be.
        features: what the assembler is told of.
        pad: the two instructions of a pad.
        jump: the instruction that goes to a label.
    """

    folder: str
    table: Mapping[str, Instruction]
    cases: Callable[[], tuple[Case, ...]]
    processor: str
    features: tuple[str, ...]
    pad: str
    jump: str


GUEST_OF: Mapping[str, Guest] = {
    "riscv32": Guest(
        "rv32i",
        RV32I,
        rv32i_cases,
        GUESTS["riscv32"].processor(("zbb", "zbkb")),
        RV32I_FEATURES,
        "li tp, {n}\nj back",
        "j {to}",
    ),
    "aarch64": Guest(
        "aarch64_neon",
        AARCH64,
        aarch64_cases,
        "max",
        ("sha3", "aes"),
        "mov x27, #{n}\nb back",
        "b {to}",
    ),
}
"""By triple."""


def source(triple: str, cases: Iterable[Case], last: int) -> str:
    """The program: the pads, the instructions, the harness; `last` is where the records end."""
    guest = GUEST_OF[triple]
    sizes = {"FIRST": PLACES.records, "LAST": last, "STEP": RECORDS[triple].n_bytes}
    lines = [f".equ {name}, {value:#x}" for name, value in sizes.items()]
    lines += [guest.pad.format(n=FIRST_PAD + n) for n in range(PADS)]
    for case in cases:
        fell, jumped = (guest.jump.format(to=to) for to in ("fell", "jumped"))
        lines += [case.line(), fell, f"{case.label}:", jumped]
    harness = HERE / guest.folder / "rows.s"
    return "\n".join([*lines, harness.read_text(encoding="utf-8")])


def build(triple: str, text: str, folder: Path) -> Path:
    """The program, assembled and linked."""
    object_file, program = folder / "rows.o", folder / "rows"
    object_file.write_bytes(assemble(text, GUEST_OF[triple].features, triple))
    base = f"--image-base={PLACES.code:#x}"
    where = (base, f"-Ttext={PLACES.code:#x}", f"--section-start=.bss={PLACES.records:#x}")
    options = ("-static", *where, "-o", str(program), str(object_file))
    run_compiler((*find("ld.lld").command, *options), folder)
    return program


def run(triple: str, every: Sequence[Trials], folder: Path) -> Iterator[Bytes]:
    """The records of each case after its instruction, from one run of one program."""
    step = RECORDS[triple].n_bytes
    last = PLACES.records + len(every) * SAMPLES * step
    program = build(triple, source(triple, [trials.case for trials in every], last), folder)
    command = (*find(f"qemu-{triple}").command, "-cpu", GUEST_OF[triple].processor, str(program))
    given = b"".join(trials.before.tobytes() for trials in every)
    done = subprocess.run(
        command, input=given, capture_output=True, timeout=MOST_SECONDS, check=True
    )
    assert len(done.stdout) == len(given), done.stderr
    yield from np.frombuffer(done.stdout, np.uint8).reshape(len(every), SAMPLES, step)


def trials_in(triple: str, cases: Iterable[Case]) -> list[Trials]:
    """The trials of cases that stand one behind another."""
    rng = generator()
    return [
        trials_of(RECORDS[triple], PLACES, case, place, rng) for place, case in enumerate(cases)
    ]


def found_in(triple: str, every: Sequence[Trials], folder: Path) -> list[str]:
    """Where QEMU and rows differ: the first few places."""
    found = (
        said
        for trials, after in zip(every, run(triple, every, folder), strict=True)
        for said in differences(RECORDS[triple], trials, after)
    )
    return list(itertools.islice(found, SHOWN))


def paths_of(triple: str, every: Sequence[Trials]) -> Mapping[str, set[int]]:
    """Where the trials of each row go."""
    record, found = RECORDS[triple], dict[str, set[int]]()
    for trials in every:
        went = record.read(trials.expected, record.path)[:, 0].tolist()
        found.setdefault(trials.case.instruction.name, set()).update(went)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("triple", GUEST_OF)
def test_meaning_is_what_qemu_does(triple: str, tmp_path: Path) -> None:
    """Nothing else changes: no other register, no flag, no byte beside those that are stored."""
    guest = GUEST_OF[triple]
    every = trials_in(triple, guest.cases())
    found = found_in(triple, every, tmp_path)
    assert not found, "\n".join(found)
    paths = paths_of(triple, every)
    assert list(paths) == list(guest.table), "each row is run"
    for name, instruction in guest.table.items():
        tests = instruction.branches and bool(instruction.args) and "t" in instruction.views
        assert not tests or paths[name] == {FELL, JUMPED}, f"{name}: {paths[name]}"


WRONG = {
    "riscv32": {"add": "sub", "lh": "lhu", "sw": "sh", "bltu": "blt", "jalr": "jr", "ror": "rol"},
    "aarch64": {
        **{"eor3.16b": "bcax.16b", "tbx1.8b": "tbl1.8b", "ld4.4s": "ld1_4.4s", "stp_q": "str_q"},
        **{"ldr_x": "ldr_w", "cbz_w": "cbnz_w", "bl": "b", "usra.8h": "ushr.8h"},
    },
}
"""Rows, and rows whose meaning they are given."""


@pytest.mark.slow
@pytest.mark.parametrize(("triple", "name"), [(t, n) for t, rows in WRONG.items() for n in rows])
def test_wrong_meaning_is_found(triple: str, name: str, tmp_path: Path) -> None:
    other = GUEST_OF[triple].table[WRONG[triple][name]]
    case = next(c for c in GUEST_OF[triple].cases() if c.instruction.name == name)
    wrong = replace(case.instruction, effects=other.effects, lane_bits=other.lane_bits)
    wrong = replace(wrong, lanes=other.lanes, results=other.results)
    cases = [replace(case, instruction=wrong, word=word) for word in range(8)]
    found = found_in(triple, trials_in(triple, cases), tmp_path)
    assert found
    assert found[0].startswith(cases[0].line().split()[0])
