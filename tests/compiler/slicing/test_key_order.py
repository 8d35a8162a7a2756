"""In which order round keys lie for pointers that reach a short distance."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.ir.slots import Slot
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.constants import Constants
from compiler.passes.spec.roll import Roll
from compiler.pipeline import pass_name, pipeline, run_passes
from compiler.slicing.key_order import first_reads, key_order
from tests.compiler.stages import checked, start

TARGET = load_target("avr")
REACH = 63


def keys(*numbers: int) -> list[Slot]:
    return [Slot("key", n) for n in numbers]


def reading(name: str, *slots: str) -> Program:
    """A function that adds slots up, in an order."""
    params = ", ".join(f"{slot}: u8" for slot in dict.fromkeys(slots))
    sums = [f"  w{i}: u8 = xor {slot}, x" for i, slot in enumerate(slots)]
    lines = [f"spec {name}(x: u8, {params}) {{", *sums, f"  return w{len(slots) - 1}", "}"]
    return parse_program("\n".join(lines))


def programs(*made: Program) -> dict[str, Program]:
    return {program.name: program for program in made}


def test_keys_lie_in_the_order_of_their_first_reads() -> None:
    asked = programs(reading("ecb_encrypt", "$k2", "$k0"), reading("ctr_crypt", "$k1", "$k2"))
    assert first_reads(asked) == keys(2, 0, 1)
    assert key_order(asked, REACH, 1) == keys(2, 0, 1)


def test_keys_that_are_read_with_the_nonce_lie_beside_it() -> None:
    many = [f"$k{n}" for n in range(100)]
    asked = programs(reading("ctr_crypt", "$k0", "$m0", "$k1", "$m1", *many[2:]))
    assert key_order(asked, REACH, 1) == keys(*reversed(range(100)))


def test_an_order_of_reading_is_kept_where_another_one_saves_nothing() -> None:
    many = [f"$k{n}" for n in range(100)]
    assert key_order(programs(reading("ecb_encrypt", *many)), REACH, 1) == keys(*range(100))


def test_keys_that_the_nonce_alone_needs_have_a_place() -> None:
    nonce = reading("ctr_nonce", "$k1")
    assert first_reads(programs(reading("ctr_crypt", "$k0", "$m0"), nonce)) == keys(0, 1)


@cache
def sliced(is_rolled: bool) -> Module:
    """The module of a cipher whose keys no single place reaches; the last passes are checked."""
    context = Context(TARGET, next(iter(TARGET.cores)))
    settings = [
        Constants(enabled=is_rolled),
        Legalise(enabled=True),
        Roll(enabled=is_rolled),
        Slice(lanes=1),
    ]
    steps = pipeline(settings, ("balance",) if is_rolled else ())
    names = [pass_name(type(step)) for step in steps]
    first, end = names.index("legalise"), names.index("slice") + 1
    module = run_passes(start("speck", "speck64_128"), context, steps[:first])
    return checked(module, steps[first:end], context)


def key_places(module: Module, label: str) -> list[int]:
    """Where a function reads its own data, in order."""
    program = module.programs[label]
    return [op.number("offset") for op in program.ops if op.number("own", 0)]


@pytest.mark.slow
def test_the_first_rounds_of_counter_mode_read_what_lies_beside_the_nonce() -> None:
    module = sliced(False)
    assert module.regions is not None
    last = module.regions.rk
    assert key_places(module, "ecb_encrypt") == sorted(range(last), reverse=True)
    assert max(key_places(module, "ctr_crypt")[:16]) >= last
    assert min(key_places(module, "ctr_crypt")[:16]) > last - REACH


@pytest.mark.slow
def test_the_key_set_up_stores_keys_in_the_order_of_their_making() -> None:
    assert key_places(sliced(False), "key_setup") == key_places(sliced(False), "ecb_encrypt")


@pytest.mark.slow
def test_a_loop_of_rounds_walks_through_its_keys_upwards() -> None:
    assert sliced(True).round_keys["ecb_encrypt"].step > 0
