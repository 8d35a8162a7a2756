"""Options of a compilation drawn by chance, as words of a command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from catalogue.declared import DeclaredTarget, pass_texts
from catalogue.modes import mode_files
from compiler.frontend.interface import counter_bits
from options.build import AUTO_DEPTH
from options.flags import CHOICES, COUNTER_BITS, FLAGS

MOST = 4
"""The number of options that are drawn, at most, without those that these need."""


@dataclass(frozen=True)
class Subject:
    """The subject of a draw.

    Args:
        named: the words that name the parameter set.
        block_bytes: of the set.
        key_bytes: of the set.
        circuits: the values of `--circuit` for its cipher.
        machine: the target.
    """

    named: tuple[str, ...]
    block_bytes: int
    key_bytes: int
    circuits: tuple[str, ...]
    machine: DeclaredTarget


def _numbers(*several: int) -> tuple[str, ...]:
    return tuple(str(number) for number in several)


def _always(several: tuple[str, ...], _: Subject) -> tuple[str, ...]:
    return several


VALUES: Mapping[str, Callable[[Subject], tuple[str, ...]]] = {
    **{field: partial(_always, several) for field, several in CHOICES.items()},
    "mode": lambda subject: (*subject.machine.modes, *mode_files()),
    "lanes": lambda subject: _numbers(*subject.machine.lanes),
    "stride": lambda _: _numbers(3, 4),
    "core": lambda subject: subject.machine.cores,
    "features": lambda subject: subject.machine.features,
    "circuit": lambda subject: subject.circuits,
    "counter_bits": lambda _: _numbers(*COUNTER_BITS[1:]),
    "without": lambda _: tuple(each.name for each in pass_texts() if each.is_optional),
    "blocks": lambda _: _numbers(1, 2, 3, 4, 6, 8, 16),
    "depth": lambda _: ("round1", "round2", "round3", "subbytes1", "subbytes2", AUTO_DEPTH),
    "table_bytes": lambda _: _numbers(256, 1024, 16384),
    "unaligned": lambda _: ("",),
    "prefix": lambda _: ("a_",),
    "suffix": lambda _: ("_z",),
}
"""The values of the options that are drawn. `unaligned` takes none."""
NAMES = {flag.field: flag.name for flag in FLAGS}


def draw(subject: Subject, by: Random) -> tuple[str, ...]:
    """The words behind `lwcc compile`; the combination may be impossible."""
    values = {field: several for field in VALUES if (several := VALUES[field](subject))}
    # Many options are impossible together more often than few.
    fields = by.sample(sorted(values), by.randint(1, MOST))
    drawn = {field: by.choice(values[field]) for field in fields}
    words = [*subject.named, "--target", subject.machine.name]
    for field, value in drawn.items():
        words += [f"--{NAMES[field]}", *([value] if value else [])]
    needed = (
        *_for_one_key(subject, drawn, by),
        *_of_a_mode(drawn, by),
        *(["--message-bytes", "4096"] if drawn.get("depth") == AUTO_DEPTH else []),
    )
    return (*words, *needed)


def _for_one_key(subject: Subject, drawn: Mapping[str, str], by: Random) -> list[str]:
    """The key, and the nonce of counter mode, where the file is for one."""
    if drawn.get("keys") != "fixed" and drawn.get("fold") != "cache":
        return []
    words = [] if "keys" in drawn else ["--keys", "fixed"]
    words += ["--key", by.randbytes(subject.key_bytes).hex()]
    if drawn.get("mode") == "ecb" or (drawn.get("fold") != "cache" and by.random() < 0.5):
        return words
    counter = counter_bits(subject.block_bytes, int(drawn.get("counter_bits", 0))) // 8
    return [*words, "--nonce", by.randbytes(subject.block_bytes - counter).hex()]


def _of_a_mode(drawn: Mapping[str, str], by: Random) -> list[str]:
    """The switches of a mode of its own."""
    if drawn.get("mode") not in mode_files():
        return []
    return [*by.choice(([], ["--df", "no"])), *by.choice(([], ["--no-fold"]))]
