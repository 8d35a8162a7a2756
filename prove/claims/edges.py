"""Runs two groups of blocks in counter mode at edges of the counter, next to carries.

Random counters do not find an error that occurs once in 2^32 blocks. Here 64 counters next to
carries out of some bytes run at once, with random keys, nonces and texts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from prove.claims.blocks import Blocks, Differs
from prove.claims.functions import BlockClaim, Session, Subject
from prove.claims.interface import COUNTER, COUNTER_BYTES, TEXT, Draw, any_constants, literals
from prove.graph.samples import SAMPLES, Samples
from prove.graph.words import Bits, Words, constant_bits
from prove.machine.code import Fault
from prove.machine.executor import Executor
from prove.machine.not_shown import NOT_SHOWN

CARRIES = (8, 16, 24, 31, 32)
"""Exponents: a counter next to a carry is slightly below a multiple of two to one of these."""
SINGLE = 8
"""The number of counters that are run one by one if the code branches on the counter."""


def check_edges(subject: Subject, constant: Session) -> None:
    """Run two groups of counter mode at the edges of its counter.

    Args:
        subject: the file.
        constant: the functions of the file on constants.

    Raises:
        Differs: the code computes something else than the text says.
    """
    counters = list(_counters(subject.sizes.group_blocks))
    graph = Samples({COUNTER: counters})
    if not _run_two(Session(subject, Executor(graph, subject.code), literals(graph))):
        for counter in counters[:: SAMPLES // SINGLE]:
            _run_at(constant, counter)


def _run_two(session: Session) -> bool:
    """Run two groups; returns whether they run to their end, and only raises `Differs`."""
    try:
        one = session.task("ctr_crypt")
        blocks, words = Blocks(one), Words(session.graph)
        following = Session(session.subject, session.executor, _later(session, one))
        made = following.made("ctr_crypt")
        more = [words.xor(session.draw(TEXT, len(made) + i), octet) for i, octet in enumerate(made)]
        two = Blocks(replace(one, expected=[*one.expected, *more]))
        two.check_bytes(blocks.groups(2), 2 * len(made))
    except Differs:
        raise
    except (Fault, *NOT_SHOWN):
        return False
    return True


def _later(session: Session, task: BlockClaim) -> Draw:
    """The inputs of a session with the counter of the following group."""
    counter = task.counted(session.sizes.group_blocks)

    def draw(name: str, place: int) -> Bits:
        if name == COUNTER:
            return counter[8 * place : 8 * place + 8]
        return session.draw(name, place)

    return draw


def _run_at(constant: Session, counter: int) -> None:
    """Run two groups at a counter; other errors are left to the proof."""

    def draw(name: str, place: int) -> Bits:
        if name == COUNTER:
            return constant_bits(counter >> 8 * place, 8)
        return any_constants(name, place)

    _run_two(Session(constant.subject, constant.executor, draw))


def _counters(group_blocks: int) -> Iterator[int]:
    """Counters next to carries, and random ones, as many as there are samples."""
    source, limit = random.Random(1), 1 << 8 * COUNTER_BYTES
    distances = sorted({1, 2, group_blocks // 2 + 1, max(group_blocks - 1, 1), group_blocks})
    places = [(carry, distance) for distance in distances for carry in CARRIES]
    for sample in range(SAMPLES):
        counter = source.randrange(limit)
        if sample < len(places):
            carry, distance = places[sample]
            counter = (counter >> carry << carry) - distance
        yield counter % limit
