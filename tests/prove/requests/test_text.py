"""The text of a mode for an output of any length is that for each length."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from catalogue.ciphers import find_cipher
from compiler.frontend.programs import spec_programs
from dsl.modes.parse import parse_mode, shipped_mode
from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Mode
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.graph.words import constant_bits, known_number
from prove.machine.values import Unsupported
from prove.modes.octets import Octets
from prove.requests.text import LENGTH, NUMBER, Answer, CipherText, RequestText, answers
from verify.programs.reference import spec_reference

SET = "speck64_128"
CIPHER = find_cipher(SET).load()
KEY, FIRST, OTHER = bytes(range(16)), bytes(range(8, 16)), b"\xff" * 7 + b"\xfe"
NUMBER_OF_REQUESTS = (7).to_bytes(8, "big")


def text_of(mode: Mode, n_turns: int) -> RequestText:
    chosen = CIPHER.parameter_set(SET)
    (entry,) = (each for each in mode.entries if each.name == "generate")
    cipher = CipherText(spec_programs(CIPHER, SET), chosen.block, chosen.key)
    return RequestText(mode, entry, Sizes(8, 16, {"df": False}), cipher, n_turns)


def success(found: list[Answer]) -> Answer:
    (answer,) = (each for each in found if not each.code)
    return answer


def octets(text: Octets) -> bytes:
    numbers = [known_number(octet) for octet in text]
    assert None not in numbers
    return bytes(number or 0 for number in numbers)


@pytest.mark.parametrize("n_turns", [1, 2, 3])
def test_turns_are_those_of_every_state(n_turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a string that stands in place of the unknown one, all is as the interpreter says."""
    mode, graph = shipped_mode("ctr_drbg"), Graph()
    bits = cycle(bit for octet in OTHER for bit in constant_bits(octet, 8))
    monkeypatch.setattr(graph, "fresh", lambda: next(bits))
    state = KEY + FIRST + NUMBER_OF_REQUESTS
    text = text_of(mode, n_turns)
    answer = success(answers(text, graph, lambda _, at: constant_bits(state[at], 8)))
    turns = answer.turns
    assert turns
    assert {name: octets(value) for name, value in turns.first.items()} == {"V": FIRST}
    assert {name: octets(value) for name, value in turns.before.items()} == {"V": OTHER}
    instance = Instance(mode, text.sizes, spec_reference(CIPHER, SET))
    begin: dict[str, int | bytes] = {"Key": KEY, "V": OTHER, "reseed_counter": 7}
    instance.state |= begin
    assert instance.call("generate", 8 * n_turns, b"") == (0, octets(turns.made))
    counters = [int.from_bytes(octets(strings["V"]), "big") for strings in turns.after]
    first = int.from_bytes(OTHER, "big")
    assert counters == [(first + n) % 2**64 for n in range(1, n_turns + 1)]
    instance.state |= begin
    instance.call("generate", 0, b"")
    after = instance.state
    assert isinstance(after["Key"], bytes)
    assert isinstance(after["V"], bytes)
    assert octets(answer.state) == after["Key"] + after["V"] + (8).to_bytes(8, "big")


def test_all_ways_of_comparisons_have_an_answer() -> None:
    graph = Graph()
    found = answers(text_of(shipped_mode("ctr_drbg"), 1), graph, literals(graph))
    assert {answer.code for answer in found} == {0, 3, 4, 5}
    assert all(answer.turns is None for answer in found if answer.code)
    asked = {question[0] for answer in found for question in answer.facts}
    assert asked == {NUMBER, LENGTH}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "V = V + 1\n        B = E(Key, V)",
            "B = E(Key, V)\n        reseed_counter = reseed_counter + 1",
            "a number",
        ),
        (
            "    update(data)\n    reseed",
            "    fill returned with C {\n        C = V\n    }\n    reseed",
            "several loops",
        ),
        (
            "reseed_required if reseed_counter > interval",
            "reseed_required if reseed_counter + 1 > interval",
            "another number",
        ),
        ("    V: bytes[block]\n", "    V: bytes[block]\n    other: number\n", "several numbers"),
    ],
    ids=["a number that changes", "two loops", "a number counted up", "two numbers"],
)
def test_other_loops_are_beyond(old: str, new: str, said: str) -> None:
    source = (Path(__file__).parents[3] / "dsl" / "modes" / "ctr_drbg.mode").read_text()
    assert old in source
    mode, graph = parse_mode(source.replace(old, new), "changed.mode"), Graph()
    with pytest.raises(Unsupported, match=said):
        answers(text_of(mode, 1), graph, literals(graph))
