"""The speed of C on this machine: generated files and plain C of the same cipher, in one run.

Times here are measured, and hold for the machine and the compiler that are named with them; they
are never put beside modelled cycles.
"""

from __future__ import annotations

import math
import platform
import re
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from bench.baseline import plain_c
from compiler.frontend.interface import BLOCK_FUNCTIONS, Function
from verify.native.compiled import CFile, run_compiler
from verify.toolchain.tools import find

STOPWATCH = Path(__file__).with_name("stopwatch.c")
OPTIONS = ("-std=c99", "-O3")
ONE_PROCESSOR = "-march=native"
"""Permits compilers to use vectors that not all machines of this kind have."""
WIDE_VECTOR = re.compile(r"vector_size\((32|64)\)")
"""Vectors that only some machines of a kind have registers for."""
MESSAGE_BYTES = 16384
"""The bytes of a call: enough to make fixed costs negligible, but few enough for near caches."""
ROUNDS = 201
PLAIN_KEY_BYTES = 4096
"""More than the round keys of any plain C take."""


@dataclass(frozen=True)
class Candidate:
    """A function to be timed.

    Args:
        file: the file that holds it.
        function: which of its functions.
    """

    file: CFile
    function: Function

    @property
    def symbol(self) -> str:
        """The function's name."""
        return self.file.functions[self.function]


@dataclass(frozen=True)
class Timed:
    """The measured figures of a function.

    Args:
        file: its name.
        function: the symbol.
        compiler: with version and options.
        ns_per_byte: the median of all rounds.
        spread: how far the middle half of the rounds lies apart, as a part of the median.
        times_as_fast: as plain C of the same cipher by the same compiler: the median of what each
            round says; None where there is no plain C, and for plain C itself.
    """

    file: str
    function: str
    compiler: str
    ns_per_byte: float
    spread: float
    times_as_fast: float | None


def measure_native(
    file: CFile,
    set_name: str,
    compiler: str = "clang",
    baseline: bool = True,
    rounds: int = ROUNDS,
) -> tuple[Timed, ...]:
    """Time the block functions of a file, and plain C's ECB encryption, by turns.

    Args:
        file: the generated file.
        set_name: whose plain C to compare with.
        compiler: the tool that compiles both.
        baseline: whether to compare with plain C, where there is any.
        rounds: how often each function is sampled.

    Returns:
        A row for each function, plain C last.

    Raises:
        MissingTool: there is no such compiler.
        CompilerError: it refused a file.
    """
    candidates = [
        Candidate(file, function) for function in BLOCK_FUNCTIONS if function in file.functions
    ]
    plain = plain_file(file, set_name) if baseline else None
    if plain is not None:
        candidates.append(Candidate(plain, "ecb_encrypt"))
    n_bytes = message_bytes(file)
    options = options_for(file)
    samples = time_candidates(candidates, n_bytes, compiler, rounds, options)
    against = samples[-1] if plain is not None else None
    name = " ".join([compiler, find(compiler).version, *options[1:]])
    return tuple(
        Timed(
            each.file.name,
            each.symbol,
            name,
            median(taken) / n_bytes,
            _spread(taken),
            None if against is None or taken is against else times_as_fast(taken, against),
        )
        for each, taken in zip(candidates, samples, strict=True)
    )


def options_for(file: CFile) -> tuple[str, ...]:
    """The compiler options for a file and those compared with it."""
    return (*OPTIONS, ONE_PROCESSOR) if WIDE_VECTOR.search(file.text) else OPTIONS


def plain_file(file: CFile, set_name: str) -> CFile | None:
    """Plain C of a set, with the sizes of a generated file of it; None if there is none."""
    path = plain_c(set_name)
    if path is None:
        return None
    functions: Mapping[Function, str] = {
        "key_setup": f"{set_name}_key_setup",
        "ecb_encrypt": f"{set_name}_ecb_encrypt",
    }
    text = path.read_text(encoding="utf-8")
    name = f"plain C, {path.name}"
    return replace(
        file, name=name, text=text, headers={}, functions=functions, rk_bytes=PLAIN_KEY_BYTES
    )


def message_bytes(file: CFile) -> int:
    """How long a message is timed: whole groups, and whole blocks of the plain C with them."""
    group = file.group_blocks * file.block_bytes
    return max(1, MESSAGE_BYTES // group) * group


def times_as_fast(taken: Sequence[float], against: Sequence[float]) -> float:
    """How much faster one function is than another, from rounds in which both were timed."""
    return median(theirs / ours for ours, theirs in zip(taken, against, strict=True))


def time_candidates(
    candidates: Sequence[Candidate],
    n_bytes: int,
    compiler: str,
    rounds: int = ROUNDS,
    options: Sequence[str] = OPTIONS,
) -> list[list[float]]:
    """Time functions on a message, one after another in each round.

    Args:
        candidates: the functions; no two of one name.
        n_bytes: length of the message; a multiple of each block.
        compiler: the tool that compiles all.
        rounds: how often.
        options: of the compiler.

    Returns:
        Nanoseconds of one call: a list for each function, an entry a round.

    Raises:
        MissingTool: there is no such compiler.
        CompilerError: it refused a file.
    """
    command = find(compiler).command
    with tempfile.TemporaryDirectory(prefix="lwcc") as name:
        folder = Path(name)
        objects = _compile(candidates, command, folder, options)
        (folder / STOPWATCH.name).write_text(STOPWATCH.read_text(encoding="utf-8"))
        (folder / "candidates.h").write_text(_table(candidates, n_bytes))
        defined = (f"-DN_BYTES={n_bytes}", f"-DROUNDS={rounds}", '-DCANDIDATES="candidates.h"')
        posix = ("-std=c99", "-O2", "-D_POSIX_C_SOURCE=199309L")
        run_compiler((*command, *posix, *defined, "-o", "times", STOPWATCH.name, *objects), folder)
        said = subprocess.run([folder / "times"], capture_output=True, text=True, check=True)
    lines = [[float(word) for word in line.split()] for line in said.stdout.splitlines()]
    return [list(column) for column in zip(*lines, strict=True)]


def processor() -> str:
    """The machine's name of its processor."""
    information = Path("/proc/cpuinfo")
    text = information.read_text(encoding="utf-8") if information.is_file() else ""
    found = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return found.group(1) if found else platform.processor() or platform.machine()


def _compile(
    candidates: Sequence[Candidate], command: Sequence[str], folder: Path, options: Sequence[str]
) -> list[str]:
    """Compile each file once, in a folder of its own, for two may have one name; the objects."""
    files = list({candidate.file.name: candidate.file for candidate in candidates}.values())
    objects: list[str] = []
    for number, file in enumerate(files):
        room = folder / str(number)
        room.mkdir()
        for name, text in {"file.c": file.text, **file.headers}.items():
            (room / name).write_text(text, encoding="utf-8")
        run_compiler((*command, *options, "-c", "-o", "file.o", "file.c"), room)
        objects.append(f"{number}/file.o")
    return objects


def _table(candidates: Sequence[Candidate], n_bytes: int) -> str:
    """C that defines the call of each candidate."""
    parts = [_calls(number, each, n_bytes) for number, each in enumerate(candidates)]
    rows = "".join(f"    {{prepare_{n}, run_{n}}},\n" for n in range(len(candidates)))
    return "\n".join([*parts, f"static const struct candidate candidates[] = {{\n{rows}}};\n"])


def _calls(number: int, candidate: Candidate, n_bytes: int) -> str:
    """The two functions of a candidate: key set-up, if any, and one call on the message."""
    symbol, file = candidate.symbol, candidate.file
    if candidate.function == "ctr_crypt":
        declared, given = "const uint8_t *key, const uint8_t *nonce", "key, key + 32"
        amount, more, last = n_bytes, ", uint32_t", ", 1"
    else:
        declared, given = "const uint8_t *key", "key"
        amount, more, last = n_bytes // file.block_bytes, "", ""
    filler = file.filler_of(candidate.function)
    setup = file.functions[filler] if filler else ""
    prototype = f"void {setup}(void *keys, {declared});\n" if setup else ""
    prepared = f"{setup}(keys, {given});" if setup else "(void)keys, (void)key;"
    return (
        f"{prototype}"
        f"void {symbol}(uint8_t *out, const uint8_t *in, size_t amount, const void *keys{more});\n"
        f"static void prepare_{number}(void *keys, const uint8_t *key) {{\n"
        f"    {prepared}\n}}\n"
        f"static void run_{number}(uint8_t *out, const uint8_t *in, const void *keys) {{\n"
        f"    {symbol}(out, in, {amount}, keys{last});\n}}\n"
    )


def _spread(taken: Sequence[float]) -> float:
    """How far the middle half lies apart, as a part of the median; not a number below four."""
    if len(taken) < 4:
        return math.nan
    ordered = sorted(taken)
    quarter = len(ordered) // 4
    return (ordered[-1 - quarter] - ordered[quarter]) / median(ordered)
