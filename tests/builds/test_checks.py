"""Findings become words: what a head claims, what a table says, which answers are compared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part
from artifacts.head import NOT_RUN
from builds import checks
from builds.checks import (
    CLAIMS,
    OF_HEADS,
    as_dicts,
    check_digest,
    check_part,
    checked_words,
    claims_of,
    known_answers,
    missing_tools,
    passed,
    runs_in_qemu,
    summary,
)
from dsl.check import load_cipher, parse_cipher
from options.build import BuildOptions
from runtime.user_error import UserError
from verify.report import Finding, Report, Status
from verify.toolchain.tools import MissingTool, tool_named

TINY = """cipher TINY
source "made up"
set p32 { }
block u8[4]
key u8[4]
round_keys u8[4]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK }
decrypt = inverse of encrypt
test p32 {
    key        01020304
    plaintext  00000000
    ciphertext 01020304
}
"""
CALLS = "ecb_encrypt: apart, to the end of the pages"
TESTED = Finding("passes", "tested", 1)


def build(target: str = "rv32i", **more: Any) -> BuildOptions:
    return BuildOptions(**{"set_name": "p32", "target": target, "lanes": 1, **more})


def part_of(options: BuildOptions, digest: str = "12ab") -> Part:
    return Part("x.s", "", {"dsl": f"tiny.dsl sha256:{digest}"}, "tiny.dsl", options)


@pytest.mark.parametrize(
    ("options", "claims"),
    [
        (build(), "passes, assembled alone, known answers, emulator and abi, timing"),
        (
            build(features=("zbb",)),
            "passes, assembled alone, known answers, calls and abi in QEMU, timing",
        ),
        (
            build("avr"),
            "passes, assembled alone, known answers, calls and abi in simavr, timing",
        ),
        (build("c"), "passes, compiled alone, known answers, native calls, timing"),
        (build("c", sbox="table"), "passes, compiled alone, known answers, native calls"),
    ],
)
def test_a_head_claims_what_its_target_is_checked_by(options: BuildOptions, claims: str) -> None:
    assert claims_of(options) == claims


@pytest.mark.parametrize(
    ("options", "in_qemu"),
    [
        (build(), False),
        (build(features=("zbb",)), True),
        (build(features=("m",)), False),
        (build("neon", features=("sha3",)), False),
        (build("avr"), False),
        (build("c"), False),
    ],
)
def test_what_unicorn_lacks_runs_in_qemu(options: BuildOptions, in_qemu: bool) -> None:
    assert runs_in_qemu(options) is in_qemu


def test_each_missing_tool_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> None:
        if name != "clang":
            raise MissingTool(tool_named(name))

    monkeypatch.setattr(checks, "find", find)

    def names(*options: BuildOptions) -> list[str]:
        return [said.split()[0] for said in missing_tools(options)]

    assert names() == []
    assert names(build(), build("neon")) == ["llvm-mc", "ld.lld"]
    assert names(build("c"), build()) == ["gcc", "valgrind", "llvm-mc", "ld.lld"]
    assert names(build("avr")) == ["llvm-mc", "ld.lld", "libsimavr"]
    assert names(build(features=("zbb",))) == ["llvm-mc", "ld.lld", "qemu-riscv32"]


def test_known_answers_are_those_of_the_text_and_those_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "tiny.dsl"
    path.write_text(TINY)
    (tmp_path / "vectors").mkdir()
    block = {"key": "0a", "plaintext": "0b", "ciphertext": "0c"}
    counted = {**block, "counter": 7}
    kinds = {
        "published": [{**block, "source": "a paper"}],
        "generated": [block, block],
        "ctr": [{**counted, "nonce": "0102"}],
        "ctr16": [{**counted, "nonce": "03"}],
    }
    beside = tmp_path / "vectors" / "tiny.json"
    beside.write_text(json.dumps({"sets": {"p32": kinds}}))
    cipher = load_cipher(path)
    text = {"key": "01020304", "plaintext": "00000000", "ciphertext": "01020304"}
    assert known_answers(cipher, "p32", 2) == {
        "published": [text, block],
        "generated": [block, block],
        "ctr": [{**block, "nonce": "0102", "counter": 7}],
    }
    (mine,) = known_answers(cipher, "p32", 1)["ctr"]
    assert mine["nonce"] == "03"
    beside.unlink()
    assert known_answers(cipher, "p32", 2) == {"published": [text], "generated": [], "ctr": []}


def test_a_part_is_of_the_text_as_it_is() -> None:
    cipher = parse_cipher(TINY)
    name = "digest of the .dsl"
    assert check_digest(part_of(build(), cipher.digest), cipher) == Finding(name, "tested", 1)
    found = check_digest(part_of(build()), cipher)
    assert (found.name, found.status, found.cases) == (name, "failed", 0)
    assert found.detail == "tiny.dsl sha256:12ab, but <text> has changed since"


def reported(monkeypatch: pytest.MonkeyPatch, *findings: Finding) -> Callable[[], object]:
    """A check of source that finds something."""
    monkeypatch.setattr(checks, "c_file_of", lambda *_: type("File", (), {"nonce_bytes": 0}))
    monkeypatch.setattr(checks, "check_native", lambda *_, **__: Report(findings))
    return lambda: check_part(part_of(build("c")), parse_cipher(TINY), {})


def test_what_had_no_cases_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    empty, other = Finding("vectors", "not run", 0, "no cases"), Finding("a", "not run", 0, "why")
    assert reported(monkeypatch, empty, TESTED, other)() == (TESTED, other)


@pytest.mark.parametrize("status", ["failed", "tested"])
def test_a_full_folder_is_no_finding(status: Status, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "gcc: No space left on device"
    check = reported(monkeypatch, Finding("a", status, 0, said))
    if status == "tested":
        assert check()
        return
    with pytest.raises(UserError, match="No space left on device in the temporary folder"):
        check()


FINDINGS = (
    Finding("each pass against the one before", "tested", 26),
    Finding("assembles and links alone", "tested", 1),
    Finding("position-independent", "tested", 2),
    Finding(CALLS, "tested", 40),
    Finding("ctr_crypt: carries", "failed", 3, "why"),
    Finding("ctr_nonce: new nonces", "not run", 0, "why"),
    Finding("qemu: " + CALLS, "tested", 5),
    Finding("gcc -O2: " + CALLS, "tested", 6),
    Finding("simavr: " + CALLS, "tested", 7),
    Finding("published vectors", "tested", 4),
    Finding("clang -O0: generated vectors", "not run", 0, "why"),
    Finding("ecb_encrypt: timing, taint", "tested", 9),
)


def test_a_table_counts_cases_or_says_the_worst() -> None:
    assert summary(FINDINGS) == {
        "passes": "26",
        "assembled alone": "3",
        "known answers": "not run",
        "emulator and abi": "failed",
        "calls and abi in QEMU": "5",
        "calls and abi in simavr": "7",
        "native calls": "6",
        "timing": "9",
    }
    assert summary(()) == {}


def test_a_head_says_only_what_has_passed() -> None:
    words = "passes, assembled alone, calls and abi in QEMU, calls and abi in simavr, "
    words += "native calls, timing"
    assert checked_words(FINDINGS) == words
    assert checked_words(()) == checked_words(FINDINGS[4:5]) == NOT_RUN
    assert checked_words([Finding("digest of the .dsl", "tested", 1)]) == NOT_RUN


def test_all_must_have_run_and_held() -> None:
    assert passed(FINDINGS[:4])
    assert not passed(FINDINGS[:5])
    assert not passed(FINDINGS[9:11])


def test_claims_have_names_of_their_own() -> None:
    names = [claim.name for claim in CLAIMS]
    assert len(set(names)) == len(names)
    assert {"digest", "record", "certificate"}.isdisjoint(claim.name for claim in OF_HEADS)


def test_programs_read_findings_by_name() -> None:
    assert as_dicts([Finding("a", "failed", 2, "why")]) == [
        {"name": "a", "status": "failed", "cases": 2, "detail": "why", "is_too_large": False}
    ]
