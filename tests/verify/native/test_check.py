"""The check of C on this machine passes a good file, and names what is wrong with a broken one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from compiler.frontend.interface import Function
from tests.verify.test_check import VECTORS, failed
from tests.verify.toy_c import SYMBOLS, TEXT, toy
from tests.verify.toy_cipher import encrypt
from verify.emulation.faults import MachineFault
from verify.emulation.memory import Buffer
from verify.native import compiled
from verify.native.check import NativeMachine, all_builds, check_native
from verify.native.compiled import BUILDS, SANITIZERS, Build, Workshop
from verify.report import Report
from verify.toolchain.tools import MissingTool, find, tool_named

PLAIN = Build("gcc", ("-O1",))
SANITIZED = Build("gcc", ("-O1", *SANITIZERS))
CTR_LENGTH = "nbytes - at < 8 ? nbytes - at : 8"
CTR_BYTE = "        out[at + i] = (uint8_t)(in[at + i] ^ stream[i]);"
LOADS = "uint64_t x = load(in), y = load(in + 8);"
LATE_LOAD = "uint64_t x = load(in);\nstore(out + 8, 0);\nuint64_t y = load(in + 8);"
STORE = "    for (int i = 0; i < 8; i++)\n        p[i] = (uint8_t)(x"
OUT_OF_BOUNDS = STORE.replace("(uint8_t)(x", "a[(i + 1) / 8] | (uint8_t)(x")
OUT_OF_BOUNDS = f"    uint8_t a[1] = {{0}};\n{OUT_OF_BOUNDS}"
SETUP_FAULT = "key_setup_c: access at 0x"
ZERO = "static const uint8_t zero[8] = {0};\n"


def broken(old: str, new: str, build: Build = PLAIN, timing: bool = False) -> Report:
    """The report on the toy with a part of its text replaced, compiled in one way."""
    assert old in TEXT
    return check_native(toy(TEXT.replace(old, new)), encrypt, VECTORS, timing, [build])


@pytest.mark.full
@pytest.mark.slow
def test_a_good_file_passes_in_every_build() -> None:
    found = check_native(toy(), encrypt, VECTORS)
    assert found.passed, str(found)
    assert {f.name for f in found.findings if f.status == "not run"} == {
        f"{build.name}: ecb_{way}: generated vectors"
        for build in all_builds()
        for way in ("encrypt", "decrypt")
    }
    for build in BUILDS:
        mine = [f.name for f in found.findings if f.name.startswith(f"{build.name}: ")]
        assert f"{build.name}: ctr_crypt: timing, memcheck" in mine
        assert f"{build.name}: ctr_crypt: in place, unaligned" in mine


def test_builds_are_two_compilers_at_four_levels_and_the_sanitizers() -> None:
    names = [build.name for build in all_builds()]
    assert names[:-1] == [f"{c} -O{n}" for c in ("gcc", "clang") for n in range(4)]
    assert names[-1].endswith(" -O1 sanitized")


@pytest.mark.full(but=4)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "name", "said"),
    [
        ("return (x + k) ^ k", "return (x + k) | k", "ecb_encrypt: published", "byte 2 is 02"),
        ("if (nblocks) {", "if (nblocks > 2) {", "ecb_encrypt: apart", "nblocks=1: byte 0 is"),
        (") - *k);", ") + *k);", "ecb_decrypt: apart", "nblocks=1"),
        (CTR_LENGTH, "8", "ctr_crypt: apart", "offset 1 of"),
        (CTR_BYTE, f"{CTR_BYTE}\nout[at + n] = 0;", "ctr_crypt: apart", "of writable buffer 0"),
        (CTR_BYTE, f"{CTR_BYTE}\n*(uint8_t *)in = 0;", "ctr_crypt: apart", "of read-only buffer 1"),
        ("*k = load(key);", "k[-1] = *k = load(key);", "key_setup", "wrote offset -8 of writable"),
        ("counter++", "counter += 2", "ctr_crypt: carries", "byte 15"),
        ("(24 - 8 * i)", "(8 * i)", "ctr_crypt: carries", "byte 12"),
        ("kept[i] = nonce[i]", "kept[i] = nonce[0]", "ctr_nonce: new nonces", "byte"),
        ("*k = load(key);", "*k = load(key);\n__builtin_trap();", "key_setup", SETUP_FAULT),
        ("*k = load(key);", "*k = key[(size_t)1 << 40];", "key_setup", SETUP_FAULT),
    ],
)
def test_a_broken_file_fails(old: str, new: str, name: str, said: str) -> None:
    found = failed(broken(old, new))
    assert any(f.name.startswith(f"gcc -O1: {name}") and said in f.detail for f in found), found


@pytest.mark.slow
def test_in_place_is_checked_for_itself() -> None:
    names = [f.name for f in failed(broken(LOADS, LATE_LOAD))]
    assert names
    assert all(name.startswith("gcc -O1: ecb_encrypt: in place") for name in names)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("p[i] = (uint8_t)(x >> 8 * i);", "p[i] = x >> 8 * i;", "-Werror=conversion"),
        ("uint64_t *k = (const uint64_t *)ctx;", "uint64_t *k = ctx; int unused;", "unused"),
        ("static uint64_t load(", "uint64_t load(", "toy64_64.c gives load to other files"),
        ("(x + k) ^ k;", "(x + k) ^ k ^ (unsigned)rand();", "toy64_64.c needs rand"),
        ("static uint64_t load(", "static int calls;\nstatic uint64_t load(", "data in .bss"),
        ("void lwcc_toy64_64_ecb_decrypt_c(", "void other(", "reference to `lwcc_toy64_64_ecb_dec"),
        ("size_t nblocks, const void *rk) {", "int nblocks, const void *rk) {", "conflicting"),
    ],
)
def test_a_file_that_does_not_compile_alone_is_said_so(old: str, new: str, said: str) -> None:
    text = "#include <stdlib.h>\n" + TEXT.replace(old, new)
    if "calls" in new:
        text = text.replace("return x;", "calls++;\n    return x;")
    (first, *_) = failed(check_native(toy(text), encrypt, timing=False, builds=[PLAIN]))
    assert first.name == "gcc -O1: compiles alone, without a warning"
    assert said in first.detail
    assert "/tmp" not in first.detail


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("(x >> 8 * i);", "(x >> 8 * i | (x << (64 - 8 * i) & 0));", "shift exponent 64"),
        ("uint64_t x = 0;", "return *(const uint64_t *)p; uint64_t x = 0;", "misaligned address"),
        (STORE, OUT_OF_BOUNDS, "index 1 out of bounds"),
    ],
)
def test_undefined_behaviour_is_found(old: str, new: str, said: str) -> None:
    found = failed(broken(old, new, SANITIZED))
    assert any(f.name.startswith("gcc -O1 sanitized: ") and said in f.detail for f in found), found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("if (k & 1) touch = 1;\n    return (x + k) ^ k;", "branches on a secret in encrypt"),
        ("return ((x + k) ^ k) + zero[x & 7];", "addresses memory by a secret in encrypt"),
    ],
)
def test_secrets_in_branches_and_addresses_are_found(new: str, said: str) -> None:
    text = TEXT.replace("return (x + k) ^ k;", f"volatile int touch = 0; (void)touch;\n    {new}")
    if "zero" in new:
        text = text.replace("static uint64_t encrypt", f"{ZERO}static uint64_t encrypt")
    found = failed(check_native(toy(text), encrypt, builds=[Build("gcc", ("-O0",))]))
    names = [f"gcc -O0: {f}: timing, memcheck" for f in ("ecb_encrypt", "ctr_crypt")]
    assert [f.name for f in found] == names
    assert all(said in f.detail and "(toy64_64.c:" in f.detail for f in found)


@pytest.mark.slow
def test_issue_13_text_that_is_no_cxx_is_found() -> None:
    text = TEXT.replace("uint64_t *k = (uint64_t *)rk;", "uint64_t *k = rk;", 1)
    found = failed(check_native(toy(text), encrypt, builds=[Build("clang", ("-O0",))]))
    assert [f.name for f in found] == ["clang -O0: compiles alone, without a warning"]
    assert "cannot initialize a variable of type 'uint64_t *'" in found[0].detail


@pytest.mark.slow
def test_a_call_that_does_not_return_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.native.check.MOST_SECONDS", 1)
    text = TEXT.replace("*k = load(key);", "for (*k = load(key);; *(volatile char *)rk = 0) {}")
    file = replace(toy(text), functions={"key_setup": SYMBOLS["key_setup"]})
    found = failed(check_native(file, encrypt, timing=False, builds=[PLAIN]))
    assert found[-1].detail.endswith("key_setup_c does not return within 1 s")


@pytest.mark.slow
def test_after_a_crash_the_next_call_is_served(tmp_path: Path) -> None:
    text = TEXT.replace("*k = load(key);", "if (!key[0]) __builtin_abort();\n    *k = load(key);")
    program = Workshop(toy(text), tmp_path, 10).program(PLAIN)
    symbol = SYMBOLS["key_setup"]
    rk = Buffer(bytes(8), writable=True, align=8)
    with NativeMachine([str(program.path)], SYMBOLS, tmp_path / "log") as machine:
        with pytest.raises(MachineFault, match="the process ended with -6"):
            machine.call(symbol, rk, Buffer(bytes(8)))
        result = machine.call(symbol, rk, Buffer(b"\1" * 8))
        assert result.contents[rk] == b"\1" * 8
        assert result.addresses[rk] % 8 == 0


def test_a_missing_compiler_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr(compiled, "find", find_nothing)
    compiled.can_sanitize.cache_clear()
    found = check_native(toy(), encrypt)
    compiled.can_sanitize.cache_clear()
    assert {f.status for f in found.findings} == {"not run"}
    assert all("install it with: apt-get install" in f.detail for f in found.findings)
    assert [f.name.partition(":")[0] for f in found.findings] == [
        *(build.name for build in BUILDS),
        "gcc -O1 sanitized",
    ]


def test_only_functions_that_a_file_holds_are_called() -> None:
    held: tuple[Function, ...] = ("key_setup", "ecb_encrypt")
    functions = {role: SYMBOLS[role] for role in held}
    text = TEXT.partition("void lwcc_toy64_64_ecb_decrypt_c")[0]
    file = replace(toy(text), functions=functions)
    found = check_native(file, encrypt, VECTORS, timing=False, builds=[PLAIN])
    assert found.passed, str(found)
    assert not [f.name for f in found.findings if "decrypt" in f.name or "ctr" in f.name]


def test_the_tools_are_known() -> None:
    for name in ("gcc", "clang", "valgrind"):
        assert find(name).version
