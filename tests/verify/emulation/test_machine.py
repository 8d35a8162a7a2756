"""The emulator finds each kind of broken promise, and none where there is none."""

from __future__ import annotations

import pytest

from targets.aarch64_neon.emulate import MACHINE
from verify.emulation.faults import MachineFault
from verify.emulation.machine import Emulator, Result
from verify.emulation.memory import Buffer, Place, Word32
from verify.toolchain.assemble import assemble, link

COPY = """
f:  cbz x2, 2f
1:  ldrb w4, [x1], #1
    strb w4, [x0], #1
    sub x2, x2, #1
    cbnz x2, 1b
2:  ret
"""
SAVES = """
f:  stp d8, d9, [sp, #-64]!
    stp x19, x20, [sp, #16]
    str w2, [sp, #36]
    str x0, [sp, #40]
    mov x19, #1
    movi v8.16b, #0
    movi v9.16b, #0
    ldp x19, x20, [sp, #16]
    ldp d8, d9, [sp], #64
    ret
"""


def call(code: str, place: Place = "end", n_bytes: int = 48) -> Result:
    """Call `f(out, in, n)` of a snippet that ends with `ret`."""
    emulator = Emulator(MACHINE, link(assemble(code + "\n ret\n", ["sha3"])))
    out = Buffer(b"\xaa" * n_bytes, writable=True, place=place)
    return emulator.call("f", out, Buffer(b"\x55" * n_bytes, place=place), n_bytes)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["start", "end", 1, 5])
@pytest.mark.parametrize("n_bytes", [0, 1, 48, 4096, 5000])
def test_a_copy_is_good_everywhere(place: Place, n_bytes: int) -> None:
    contents = call(COPY, place, n_bytes).contents
    assert [set(data) for data in contents.values()] == [{0x55} if n_bytes else set()] * 2


def test_in_place_is_one_buffer() -> None:
    emulator = Emulator(MACHINE, link(assemble("f: str xzr, [x1]\n ldr x3, [x0]\n ret\n")))
    both = Buffer(b"\xff" * 8, writable=True)
    assert emulator.call("f", both, both).contents == {both: bytes(8)}


@pytest.mark.slow
@pytest.mark.parametrize("code", [SAVES, "f: mov v8.d[1], xzr", "f: movi v16.16b, #0"])
def test_what_the_convention_allows(code: str) -> None:
    call(code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "place", "kind", "said"),
    [
        ("f: strb w3, [x0, #48]", "end", "write", "offset 48 of writable buffer 0 of 48 bytes"),
        ("f: strb w3, [x0, #48]", "start", "outside", "offset 48 of buffer 0"),
        ("f: strb w3, [x0, #-1]", "start", "write", "offset -1 of writable buffer 0"),
        ("f: strb w3, [x0, #-1]", "end", "outside", "offset -1 of buffer 0"),
        ("f: ldrb w3, [x1, #48]", "end", "read", "f: read of 1 bytes at offset 48"),
        ("f: nop\n ldrb w3, [x1, #-1]", "start", "read", r"f\+0x4: read of 1 bytes at offset -1"),
        ("f: ldr q0, [x1, #33]", "end", "read", "read"),
        ("f: strb w3, [x1]", "end", "write", "offset 0 of read-only buffer 1"),
        ("f: ldr x3, [x1]\n ldr x3, [x3]", "end", "read", "0x5555555555555555"),
        ("f: mov w0, w0\n strb w3, [x0]", "end", "write", "write"),
        ("f: br x1", "end", "fetch", "fetch"),
        ("f: mov x19, #0", "end", "register", "x19"),
        ("f: mov x18, #0", "end", "register", "x18"),
        ("f: mov x29, #0", "end", "register", "x29"),
        ("f: mov v8.d[0], xzr", "end", "register", "d8"),
        ("f: sub sp, sp, #16", "end", "register", "sp"),
        ("f: str x0, [sp, #-8]", "end", "stack", "8 bytes below sp"),
        ("f: sub x9, sp, #32\n str x0, [x9]", "end", "stack", "32 bytes below sp"),
        (
            "f: stp x0, x1, [sp, #-16]!\n str x0, [sp, #-8]\n add sp, sp, #16",
            "end",
            "stack",
            "8 by",
        ),
        ("f: str xzr, [sp]", "end", "stack", "caller"),
        ("f: sub sp, sp, #8\n str xzr, [sp]\n add sp, sp, #8", "end", "stack", "multiple of 16"),
        ("f: ldr q0, [x1]\n str q0, [sp, #-16]!\n add sp, sp, #16", "end", "stack", "2 words"),
        ("f: ldrb w3, [x1]\n strb w3, [sp, #-16]!\n add sp, sp, #16", "end", "stack", "1 words"),
        ("f: svc #0", "end", "trap", "exception"),
        ("f: udf #0", "end", "trap", "exception"),
        ("f: b f", "end", "endless", "does not return"),
    ],
)
def test_broken_promise(code: str, place: Place, kind: str, said: str) -> None:
    with pytest.raises(MachineFault, match=said) as caught:
        call(code, place)
    assert caught.value.kind == kind


def test_key_material_that_is_wiped_is_good() -> None:
    call("f: ldr q0, [x1]\n str q0, [sp, #-16]!\n stp xzr, xzr, [sp], #16")


@pytest.mark.parametrize(("most_stack", "is_good"), [(32, True), (31, False)])
def test_no_more_of_the_stack_is_written_than_stated(most_stack: int, is_good: bool) -> None:
    code = "f: sub sp, sp, #32\n str xzr, [sp]\n add sp, sp, #32\n ret\n"
    emulator = Emulator(MACHINE, link(assemble(code)), watch_stack=False, most_stack=most_stack)
    if is_good:
        emulator.call("f")
    else:
        with pytest.raises(MachineFault, match="writes 32 bytes below entry sp, may 31"):
            emulator.call("f")


def test_the_stack_pointer_is_another_one_in_the_next_call() -> None:
    emulator = Emulator(MACHINE, link(assemble("f: mov x3, sp\n str x3, [x0]\n ret\n")))
    out = Buffer(bytes(8), writable=True)
    found = {emulator.call("f", out).contents[out] for _ in range(3)}
    assert len(found) == 3


def test_the_upper_half_of_a_word_is_junk() -> None:
    emulator = Emulator(MACHINE, link(assemble("f: str x1, [x0]\n ret\n")))
    out = Buffer(bytes(8), writable=True)
    value = int.from_bytes(emulator.call("f", out, Word32(5)).contents[out], "little")
    assert value & 0xFFFF_FFFF == 5
    assert value >> 32 not in (0, 0xFFFF_FFFF)


def test_a_fault_does_not_spoil_the_next_call() -> None:
    emulator = Emulator(
        MACHINE, link(assemble("f: str x1, [sp, #-16]!\n ldr x1, [x0]\n" + COPY[4:]))
    )
    buffer = Buffer(bytes(8))
    with pytest.raises(MachineFault):
        emulator.call("f", 0, 0, 0)
    with pytest.raises(MachineFault, match="sp"):
        emulator.call("f", buffer, 0, 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("eor3 v0.16b, v0.16b, v1.16b, v2.16b", 0b1100 ^ 0b1010 ^ 0b0110),
        ("bcax v0.16b, v0.16b, v1.16b, v2.16b", 0b1100 ^ (0b1010 & ~0b0110)),
        ("rax1 v0.2d, v0.2d, v1.2d", 0b1100 ^ 0b10100),
        ("xar v0.2d, v0.2d, v1.2d, #1", (0b1100 ^ 0b1010) >> 1),
    ],
)
def test_the_emulated_processor_has_sha3(code: str, expected: int) -> None:
    loads = "f: ldp q0, q1, [x1]\n ldr q2, [x1, #32]\n"
    text = f"{loads}{code}\n str q0, [x0]\n ret\n"
    emulator = Emulator(MACHINE, link(assemble(text, ["sha3"])))
    out = Buffer(bytes(16), writable=True)
    words = b"".join(value.to_bytes(16, "little") for value in (0b1100, 0b1010, 0b0110))
    after = emulator.call("f", out, Buffer(words)).contents[out]
    assert int.from_bytes(after, "little") == expected
