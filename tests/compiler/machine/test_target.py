"""A target says which registers a listing may use: those of its pointers are taken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from compiler.ir.program import Program
from compiler.ir.slots import ROLLED
from compiler.machine.isa import Row, expand
from compiler.machine.load import load_target
from compiler.machine.register_class import RegisterClass
from compiler.machine.sequences import InstructionSequence, with_sequences
from compiler.machine.target import LimbOperation, Output, Target

WORDS = RegisterClass("r", ("r0", "r1", "r2", "r3", "r4"), ("r4",), 4, "mov", "ld", "st")
MASKS = RegisterClass("m", ("m0", "m1"), (), 1, "mov", "ld", "st")
MORE = replace(WORDS, free=(*WORDS.free, "r5"))
BOTH = replace(WORDS, free=("r0",))
TABLE = expand(
    (
        Row("add", "add {d:r}, {b:r}", "d = d + b", "u8", "one", "fixed", "made up"),
        Row("mov", "mov {d:r}, {a:r}", "d = a", "u8", "one", "fixed", "made up"),
    )
)
SEQUENCES = (
    InstructionSequence("add_2", "add(d, b); add(e, c)", computes="add_limbs"),
    InstructionSequence("turn_2", "add(d, b); add(e, c)", computes="rotl_limbs", amount=-3),
    InstructionSequence("plain", "mov(t, a)"),
)


def target(**changes: object) -> Target:
    made = Target(
        name="made_up",
        folder=Path("nowhere"),
        table=with_sequences(TABLE, SEQUENCES),
        rules=(),
        moves=(),
        accesses=(),
        shapes={},
        register_bytes=(4,),
        cores={},
        classes=(WORDS, MASKS),
        view_classes={},
        alternatives={},
        primitives={},
        arguments={
            "key_setup": {"rk": "r0", "key": "r1"},
            "ecb_encrypt": {"out": "r0", "in": "r1", "rk": "r2"},
            "round": {"round": "r3"},
        },
        frame_pointer="sp",
        features=("more", "few"),
        triple="none",
        assembler_features={},
        comment="#",
        logic={},
        lanes=(1,),
        convention="made up",
        usual_lanes=(1,),
        sequences=SEQUENCES,
        class_features={"more": (MORE,), "few": (BOTH,)},
    )
    return replace(made, **changes)  # type: ignore[arg-type]


TARGET = target()


def listing(function: str) -> Program:
    return Program(function, "listing", (), (), ())


@pytest.mark.parametrize(
    ("output", "bits", "allocates", "has_words"),
    [
        ("assembly", (8,), True, True),
        ("assembly", (), True, False),
        ("source", (8,), False, False),
        ("virtual assembly", (8,), False, False),
    ],
)
def test_only_assembly_has_registers_of_a_machine(
    output: Output, bits: tuple[int, ...], allocates: bool, has_words: bool
) -> None:
    made = target(output=output, word_bits=bits)
    assert (made.allocates, made.has_word_registers) == (allocates, has_words)


def test_operations_on_limbs_are_the_sequences_that_compute_them() -> None:
    assert TARGET.limb_sequences == {
        LimbOperation("add_limbs", 2): "add_2",
        LimbOperation("rotl_limbs", 2, -3): "turn_2",
    }


def test_folding_needs_a_function_that_fills_the_table() -> None:
    assert not TARGET.can_fold
    assert target(arguments={**TARGET.arguments, "table": {"ctx": "r0"}}).can_fold


@pytest.mark.parametrize(
    ("features", "classes"),
    [
        ((), (WORDS, MASKS)),
        (("unknown",), (WORDS, MASKS)),
        (("more",), (MORE,)),
        (("more", "few"), (BOTH,)),
    ],
)
def test_the_last_feature_with_registers_of_its_own_decides(
    features: tuple[str, ...], classes: tuple[RegisterClass, ...]
) -> None:
    assert TARGET.with_features(features).classes == classes


def test_a_part_has_its_own_arguments_or_those_of_its_function() -> None:
    assert TARGET.argument_registers("ecb_encrypt")["rk"] == "r2"
    assert TARGET.argument_registers("ecb_encrypt", "round") == {"round": "r3"}
    assert TARGET.argument_registers("ecb_encrypt", "tail")["rk"] == "r2"
    with pytest.raises(KeyError, match="ctr_crypt"):
        TARGET.argument_registers("ctr_crypt")


def test_the_state_is_in_registers_that_no_part_points_with() -> None:
    assert TARGET.state_registers("ecb_encrypt") == ("r4",)
    without = {n: a for n, a in TARGET.arguments.items() if n != "round"}
    assert target(arguments=without).state_registers("ecb_encrypt") == ("r3", "r4")


def test_a_listing_may_use_what_its_pointers_leave() -> None:
    words, masks = TARGET.classes_of("ecb_encrypt")
    assert (words.free, masks.free) == (("r3", "r4"), ("m0", "m1"))
    assert TARGET.classes_of("ecb_encrypt", "round")[0].free == ("r0", "r1", "r2", "r4")


def test_a_pointer_with_a_home_in_the_frame_gives_its_register_up() -> None:
    made = target(homes={"key_setup": {"rk": 0, "key": 4}, "ecb_encrypt": {"rk": 8}})
    assert made.homes_of("ecb_encrypt") == made.homes_of("ecb_encrypt", "tail") == {"rk": 8}
    assert made.homes_of("ecb_encrypt", "round") == {}
    assert made.classes_of("ecb_encrypt")[0].free == ("r2", "r3", "r4")
    assert made.classes_of("key_setup")[0].free == WORDS.free
    setup, encrypt = listing("key_setup"), listing("ecb_encrypt")
    assert [made.room(setup, kind) for kind in made.classes] == [len(WORDS.free) - 2, 2]
    assert made.room(setup, WORDS, tight=True) == len(WORDS.free) - 1
    assert made.room(encrypt, WORDS) == len(WORDS.free) - 1
    assert TARGET.room(setup, WORDS) == TARGET.room(setup, WORDS, tight=True) == len(WORDS.free)


def test_a_home_alone_is_in_no_register() -> None:
    homes = {"key_setup": {"rk": 0, "nonce": 4}}
    assert target(homes=homes).room(listing("key_setup"), WORDS) == len(WORDS.free) - 1


@pytest.mark.parametrize("function", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"])
def test_issue_13_all_parts_hand_the_state_on_in_the_same_registers(function: str) -> None:
    rv32i = load_target("rv32i")
    registers = rv32i.state_registers(function)
    for part in ROLLED:
        assert set(rv32i.argument_registers(function, part).values()).isdisjoint(registers)
    assert len(registers) > 16
