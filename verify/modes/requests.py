"""The requests for the check of a file of a mode: known answers, lengths, refusals."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from dsl.modes.parse import FOLDER
from verify.modes.model import Answer, Model, Request


@dataclass(frozen=True)
class Case:
    """A request with its expected answer.

    Args:
        request: the request.
        answer: the answer; a code below 0 stands for any refusal.
    """

    request: Request
    answer: Answer


@cache
def vectors_of(mode: str) -> Mapping[str, Any]:
    """The known answers of a mode, by set; empty if there is no file of them."""
    path = FOLDER / "vectors" / f"{mode}.json"
    return json.loads(path.read_text(encoding="utf-8"))["sets"] if path.is_file() else {}


def lengths_of(model: Model, group: int) -> Iterator[Request]:
    """Requests with all remainders modulo a block, for random states and inputs.

    Args:
        model: the model of the mode.
        group: bytes of an iteration of the cipher's main loop.
    """
    rng, block = random.Random(1), model.sizes.block
    takes = [e for e in model.mode.entries if any(p.is_out for p in e.parameters)]
    lengths = [*range(2 * block + 1), group - 1, group, group + 1, 3 * group + block + 3]
    for entry in takes:
        for number, n_bytes in enumerate(dict.fromkeys(lengths)):
            extra = rng.randbytes(number if number <= block + 9 and number % 3 == 0 else 0)
            yield Request(entry.name, state_in_use(model, rng), (extra,), n_bytes)
    yield from _inputs(model, rng)


def _inputs(model: Model, rng: random.Random) -> Iterator[Request]:
    """Requests with inputs of several lengths."""
    least, whole = model.sizes.key, model.sizes.key + model.sizes.block
    has_pieces = any(model.sizes.switches.values())
    for entry in model.mode.entries:
        if any(p.is_out for p in entry.parameters):
            continue
        for number in range(model.sizes.block if has_pieces else 4):
            first = least + 5 * number % 19 if has_pieces else whole
            rest = len(entry.parameters) - 1
            sizes = [first, *(3 * number % 11 + i for i in range(rest))]
            if not has_pieces:
                sizes = [whole, *([0] * (rest - 1)), 7 * number % (whole + 1)]
            inputs = tuple(rng.randbytes(size) for size in sizes)
            yield Request(entry.name, state_in_use(model, rng), inputs)


def state_in_use(model: Model, rng: random.Random) -> bytes:
    """A state in use; some fields are close below the carry through all their bytes."""
    fields = []
    for each in model.mode.fields:
        if each.kind.is_number:
            fields.append(rng.randrange(1, 1 << 16).to_bytes(8, "big"))
        else:
            size = model.size_of(each.name)
            ones = b"\xff" * (size - 1) + bytes([256 - rng.randrange(1, 5)])
            fields.append(ones if rng.randrange(2) else rng.randbytes(size))
    return b"".join(fields)


def longest(model: Model, most: int, interval: int) -> Iterator[Request]:
    """Requests at the limits of the length and of the reseed interval, and one beyond each.

    Args:
        model: the model of the mode.
        most: the most bytes of an output.
        interval: the greatest allowed value of the state's last number.
    """
    state = state_in_use(model, random.Random(2))
    for entry in model.mode.entries:
        if not any(p.is_out for p in entry.parameters):
            continue
        yield from (Request(entry.name, state, (b"",), n) for n in (most, most + 1))
        for count in (interval, interval + 1):
            yield Request(entry.name, state[:-8] + count.to_bytes(8, "big"), (b"",), 5)


def refusals(model: Model) -> Iterator[Request]:
    """Requests to a state that was never instantiated, and with inputs of wrong lengths."""
    rng = random.Random(3)
    least = model.sizes.key
    for entry in model.mode.entries:
        has_output = any(p.is_out for p in entry.parameters)
        n_inputs = len(entry.parameters) - has_output
        given = tuple(bytes(least + 1 if i == 0 and not has_output else 0) for i in range(n_inputs))
        yield Request(entry.name, model.empty, given, 9 * has_output)
        state = state_in_use(model, rng)
        if not has_output:
            yield Request(entry.name, state, (bytes(least - 1), *given[1:]))
            yield Request(entry.name, state, (b"", *given[1:]))
        too_long = bytes(least + model.sizes.block + 1)
        for number in range(n_inputs):
            changed = tuple(too_long if i == number else g for i, g in enumerate(given))
            yield Request(entry.name, state, changed, 9 * has_output)
            yield Request(entry.name, state, given, 9 * has_output, {number: (1 << 32) + 1})


def known_cases(model: Model, vectors: Sequence[Mapping[str, Any]]) -> Iterator[Case]:
    """Known answers; a state that a vector does not give is computed by the model."""
    for vector in vectors:
        if vector["df"] != model.sizes.switches["df"]:
            continue
        names = ("entropy", "nonce", "personalization")
        given = tuple(bytes.fromhex(vector[name]) for name in names)
        case = _case(model, Request("init", model.empty, given), vector)
        yield case
        for call in () if vector.get("error") else vector["calls"]:
            kind = call["op"]
            inputs: tuple[bytes, ...] = (bytes.fromhex(call["additional"]),)
            if kind == "reseed":
                inputs = (bytes.fromhex(call["entropy"]), *inputs)
            request = Request(kind, case.answer.state, inputs, call.get("bytes", 0))
            case = _case(model, request, call)
            yield case


def _case(model: Model, request: Request, said: Mapping[str, Any]) -> Case:
    """A request with the answer of a vector."""
    if said.get("error"):
        return Case(request, Answer(-1, b"", request.state))
    output = said.get("output")
    if "key" in said:
        before = int.from_bytes(request.state[-8:], "big")
        count = before + 1 if request.entry == "generate" else 1
        state = bytes.fromhex(said["key"] + said["v"]) + count.to_bytes(8, "big")
        return Case(request, Answer(0, bytes.fromhex(output or ""), state))
    answer = model.answer(request)
    if output is not None:
        answer = Answer(0, bytes.fromhex(output), answer.state)
    return Case(request, answer)
