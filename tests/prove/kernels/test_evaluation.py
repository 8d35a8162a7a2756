"""The meanings of rows on literals, compared with those on numbers."""

from __future__ import annotations

import random
from itertools import permutations, product

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.meaning import execute
from compiler.machine.specialise import specialised
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import Words, constant_bits, known_number
from prove.kernels.evaluation import Evaluation, Operand, Part, Value, function, truth_table
from prove.kernels.memory import Indexed
from prove.kernels.numbers import Condition, Knowledge, Numbers
from prove.machine.values import Sum, Unsupported, symbol
from targets.text import text_table

TABLE = text_table(load_target("ptx"))
ON_DATA = [row for row in TABLE.values() if not row.lines and not row.reads_memory]
ON_DATA = [r for r in ON_DATA if r.args and r.results and not (r.branches or r.writes_memory)]
VARIABLES = (0xAA, 0xCC, 0xF0)


def test_products_of_three_factors_have_the_oldest_form() -> None:
    graph = Graph()
    a, b, c = (graph.input("in", i) for i in range(3))
    oldest = graph.conjunction(a, graph.conjunction(b, c))
    for order in permutations((a, b, c)):
        assert all(function(graph, 0x80, order) == oldest for _ in range(2))


def evaluation(graph: Graph) -> Evaluation:
    def load(space: str, place: Part | Indexed, n_bytes: int) -> Value:
        raise AssertionError("nothing is loaded here")

    numbers = Numbers(Words(graph), literals(graph), {})
    numbers.known = Knowledge({"x": (0, 1000)})
    return Evaluation(graph, Words(graph), numbers, load)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_functions_are_their_tables(n: int) -> None:
    for table in range(256):
        graph = Graph()
        inputs = tuple(graph.input("x", i) for i in range(n))
        literal = function(graph, table, inputs)
        found = Simulation(graph, lambda name, bit: VARIABLES[bit], 8).value(literal)
        size = 1 << n
        assert found & ((1 << size) - 1) == table & ((1 << size) - 1)
        for values in product((0, 1), repeat=n):
            place = sum(value << i for i, value in enumerate(values))
            assert function(Graph(), table, values) == table >> place & 1


def numbers_for(row: Instruction, rng: random.Random) -> dict[str, int]:
    return {n: rng.randrange(lo, min(hi, lo + 2**31) + 1) for n, (lo, hi, _) in row.bounds.items()}


@pytest.mark.parametrize("row", ON_DATA, ids=lambda row: row.name)
def test_every_row_on_constants(row: Instruction) -> None:
    rng, bits = random.Random(row.name), {"b32": 32, "b64": 64, "pred": 1}
    for _ in range(8):
        numbers = numbers_for(row, rng)
        given = {name: rng.getrandbits(bits[row.views[name]]) for name in row.args}
        carry = rng.getrandbits(1)
        size = row.lane_bits // 8
        operands = {
            name: np.frombuffer((v % (1 << row.lane_bits)).to_bytes(size, "little"), np.uint8)[None]
            for name, v in given.items()
        }
        state = {"cc": np.array([[carry, 0, 0, 0]], np.uint8)} if row.state_read else {}
        if any(name not in ("cc",) for name in row.state_read):
            pytest.skip("it reads special registers")
        expected = execute(row, {**operands, **numbers, **state})
        known: dict[str, Operand | int] = dict(numbers)
        known |= {
            name: Operand(constant_bits(v, bits[row.views[name]]), bits[row.views[name]])
            for name, v in given.items()
        }
        known["cc"] = Operand(constant_bits(carry, 1), 1)
        for effect in specialised(row, numbers):
            value = evaluation(Graph()).value(effect, known, row.lane_bits)
            name = getattr(effect.target, "id", "")
            if isinstance(value, Condition):
                found = int(value.number.offset >= 1)
            else:
                assert isinstance(value, tuple)
                found = known_number(value) or 0
            assert found == int.from_bytes(expected[name].tobytes(), "little")


def test_ternary_logic_is_one_function_in_every_writing() -> None:
    graph = Graph()
    words = [tuple(graph.input(name, i) for i in range(32)) for name in "abc"]
    operands: dict[str, Operand | int] = {
        name: Operand(word, 32) for name, word in zip("abc", words, strict=True)
    }
    (effect,) = specialised(TABLE["lop3"], {"k": 0xE8})
    made = evaluation(graph).value(effect, operands, 32)
    assert made == tuple(map(graph.majority, *words))


def test_tables_of_expressions() -> None:
    (effect,) = specialised(TABLE["lop3"], {"k": 0x80})
    assert truth_table(effect.value) == (("a", "b", "c"), 0x80)
    (effect,) = specialised(TABLE["add"], {})
    assert truth_table(effect.value) is None


def test_public_numbers_stay_numbers() -> None:
    owner = evaluation(Graph())
    operands: dict[str, Operand | int] = {"a": Operand(symbol("x"), 32), "k": 8}
    (effect,) = specialised(TABLE["mul_wide_k"], {"k": 8})
    assert owner.value(effect, operands, 64) == symbol("x").times(8)
    (effect,) = specialised(TABLE["and_k"], {"k": 1})
    masked = owner.value(effect, operands, 32)
    assert isinstance(masked, tuple)
    assert len(masked) == 32


def test_bits_of_addresses_are_refused() -> None:
    operands: dict[str, Operand | int] = {"a": Operand(Sum("in", 0), 64)}
    (effect,) = specialised(TABLE["narrow"], {})
    value = evaluation(Graph()).value(effect, operands, 32)
    assert value == Sum("in", 0)
    (effect,) = specialised(TABLE["and_k"], {"k": 1})
    with pytest.raises(Unsupported):
        evaluation(Graph()).value(effect, operands, 32)
