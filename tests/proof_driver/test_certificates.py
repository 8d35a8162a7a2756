"""Certificates: kept where they hold, and refused where anything is not as it was."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part, read_parts
from artifacts.parts import FunctionVerdict, ProofTask
from builds.build import build
from builds.index import write_index
from builds.sources import checker_digest
from catalogue.ciphers import find_cipher
from proof_driver.certificate_state import keep, renew
from proof_driver.certificates import ASSUMED, Certificate, object_digest, read_certificate
from proof_driver.certified import check_certificate, claim_of
from proof_driver.proving import Attempt, File, attempt, certify
from prove.claims.functions import Subject
from prove.claims.verdict import Outcome
from prove.limited_process import Exceeded
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, lwcc, options, read_json, refused

pytestmark = pytest.mark.slow

MATRIX = """
[[row]]
cipher = "speck"
sets = ["speck64_128"]
target = "rv32i"
goal = "speed"
options = { lanes = 1, mode = "ecb" }
"""
FILE = "rv32i/speck64_128_l1_ecb.s"
ROLES = ["key_setup", "ecb_encrypt", "ecb_decrypt"]
ALL = ", ".join(ROLES)
OF_FUNCTIONS = ("verdict", "engine", "seconds", "megabytes")
KEYS = ("object_sha256", "dsl_sha256", "checker", "assumed", "functions")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one file, all of whose functions are proven; not to be changed."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "matrix.toml").write_text(MATRIX)
    result = lwcc("regen", "--folder", folder, "--prove", "--no-run")
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def changed(generated: Path, tmp_path: Path) -> Path:
    """The same in a folder of its own."""
    return Path(shutil.copytree(generated, tmp_path / "changed"))


@pytest.fixture
def unrun(monkeypatch: pytest.MonkeyPatch) -> list[File]:
    """The files that `regen` would prove; it proves none."""
    asked: list[File] = []

    def note(
        files: Sequence[File], limits: Limits
    ) -> list[tuple[Certificate, list[FunctionVerdict]]]:
        asked.extend(files)
        return [(_made_up(file), []) for file in files]

    monkeypatch.setattr("proof_driver.certificate_state.certify", note)
    return asked


def _made_up(file: File) -> Certificate:
    return Certificate(file.object_sha256, file.part.digest, "0", ASSUMED, {})


def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let jobs run here, where what a test replaces is replaced."""

    def run(function: Callable[[Any], Any], jobs: Sequence[Any], what: str) -> list[Any]:
        return [function(job) for job in jobs]

    monkeypatch.setattr("proof_driver.proving.run_jobs", run)
    monkeypatch.setattr("proof_driver.certificate_state.run_jobs", run)


def table_of(folder: Path) -> dict[str, Any]:
    (row,) = tomllib.loads((folder / "INDEX.toml").read_text())["file"]
    table: dict[str, Any] = row["certificate"]
    return table


def edit(path: Path, old: str, new: str) -> None:
    """Change the first place of a file where `old` stands."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def with_table(folder: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the certificate in the index."""
    (row,) = tomllib.loads((folder / "INDEX.toml").read_text())["file"]
    change(row["certificate"])
    (folder / "INDEX.toml").write_text(write_index([row]))


def said_of(folder: Path) -> str:
    """What `verify` says of a certificate that does not hold."""
    (part,) = read_parts(folder / FILE)
    found = check_certificate(part, folder / FILE)
    assert found
    assert (found.name, found.status) == ("certificate", "failed")
    assert not claim_of(part, folder / FILE).rows
    return found.detail


def dropped_of(folder: Path) -> str:
    """What `regen` says of a certificate that does not hold."""
    (part,) = read_parts(folder / FILE)
    file = File(Path(FILE), part, "speck", object_digest(part))
    kept = keep([file], {FILE: table_of(folder)})
    assert not kept.held
    return kept.dropped[FILE]


@pytest.mark.full
def test_head_and_index_say_what_was_found(generated: Path) -> None:
    (part,) = read_parts(generated / FILE)
    digest = object_digest(part)
    assert part.entries["proof"] == f"proven: {ALL}; by bit graph; object sha256:{digest}"
    table = table_of(generated)
    assert tuple(table) == KEYS
    assert table["object_sha256"] == digest
    assert table["dsl_sha256"] == part.digest
    assert table["checker"] == checker_digest("rv32i")
    assert list(table["functions"]) == ROLES
    for found in table["functions"].values():
        assert found["verdict"] == "proven"
        assert found["engine"] == "bit graph"
    assert table["functions"]["ecb_encrypt"]["seconds"] > 0
    assert read_certificate(table).as_table() == table


@pytest.mark.full
def test_a_certificate_that_holds_is_kept(changed: Path, unrun: list[File]) -> None:
    before = {path: path.read_bytes() for path in changed.rglob("*.*")}
    for words in (("--no-run",), ("--no-run", "--prove"), ("--check",), ("--check", "--prove")):
        result = lwcc("regen", "--folder", changed, *words)
        assert result.exit_code == 0, result.output
        assert "dropped" not in result.stderr
    assert {path: path.read_bytes() for path in changed.rglob("*.*")} == before
    assert unrun == []
    lwcc("regen", "--folder", changed, "--no-run", "--prove", "--again")
    assert [file.path.as_posix() for file in unrun] == [FILE]


def test_verify_compares_it(generated: Path) -> None:
    for what in (generated, generated / FILE):
        (row,) = read_json("verify", what)["files"]
        assert row["summary"]["certificate"] == "3"


@pytest.mark.slow
def test_certified_functions_need_no_other_run(generated: Path) -> None:
    (part,) = read_parts(generated / FILE)
    rows = claim_of(part, generated / FILE).rows
    assert [(row.function, row.outcome.verdict) for row in rows] == [
        (role, "proven") for role in ROLES
    ]
    assert checker_digest("rv32i")[:12] in rows[0].outcome.detail


@pytest.mark.slow
def test_an_instruction_changed_in_the_file(changed: Path) -> None:
    path = changed / FILE
    edit(path, "xori a7, a7, 1\n", "xori a7, a7, 2\n")
    said = said_of(changed)
    assert said.startswith("it is of other object code (sha256 ")
    assert said.endswith("; `lwcc regen --prove` makes another")
    result = lwcc("verify", changed)
    assert result.exit_code == 1
    assert f"lwcc: failed: {path}: certificate: {said}\n" in result.stderr


def test_sizes_changed_in_the_head(changed: Path) -> None:
    edit(changed / FILE, "align 4, group 8", "align 8, group 8")
    assert "it is of other object code" in said_of(changed)


def test_the_head_claims_more_than_the_index(changed: Path) -> None:
    edit(changed / FILE, f"proven: {ALL}", f"proven: {ALL}, ctr_crypt")
    assert f"the head says `proven: {ALL}, ctr_crypt; by" in said_of(changed)
    result = lwcc("regen", "--check", "--folder", changed)
    assert result.exit_code == 1
    assert f"{changed / FILE}:12: has `# proof: " in result.stderr


def test_a_verdict_changed_in_the_index(changed: Path) -> None:
    with_table(changed, lambda table: table["functions"]["ecb_encrypt"].update(verdict="unknown"))
    said = said_of(changed)
    assert "INDEX.toml says `proven: key_setup, ecb_decrypt; unknown: ecb_encrypt; by" in said


def test_a_head_without_a_certificate_in_the_index(changed: Path) -> None:
    index = changed / "INDEX.toml"
    index.write_text(index.read_text().partition("\n[file.certificate]")[0])
    assert "INDEX.toml has none, and the head says `proven: " in said_of(changed)


def test_an_index_with_more_than_the_head(changed: Path) -> None:
    text = (changed / FILE).read_text()
    (changed / FILE).write_text(re.sub("(proof: +).*", r"\1not run", text))
    assert "the head says `not run`, and INDEX.toml says `proven: " in said_of(changed)


def test_a_claim_about_nothing_in_particular(changed: Path) -> None:
    text = (changed / FILE).read_text()
    (changed / FILE).write_text(re.sub("; object sha256:.*", "", text))
    assert "the head's `proof:` is not as lwcc writes it: proven: " in said_of(changed)


@pytest.mark.parametrize("key", [*KEYS, *OF_FUNCTIONS])
def test_a_missing_key(changed: Path, key: str) -> None:
    def remove(table: dict[str, Any]) -> None:
        del (table if key in KEYS else table["functions"]["ecb_decrypt"])[key]

    with_table(changed, remove)
    said = f"its `{key}` is missing or not as `lwcc regen` writes it"
    assert said_of(changed).startswith(said)
    assert dropped_of(changed) == said


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("object_sha256", "0" * 64, "it is of other object code (sha256 000000000000, here "),
        ("dsl_sha256", "0" * 64, "it is of another .dsl (sha256 000000000000, here "),
        ("checker", "0" * 64, "it is of another checker (sha256 000000000000, here "),
        ("assumed", ["rows"], "it assumes rows"),
        ("assumed", [], "it assumes nothing"),
    ],
)
def test_a_certificate_of_something_else(changed: Path, key: str, value: object, said: str) -> None:
    with_table(changed, lambda table: table.update({key: value}))
    if key == "object_sha256":
        edit(changed / FILE, read_parts(changed / FILE)[0].entries["proof"][-64:], "0" * 64)
    assert said_of(changed).startswith(said)
    assert dropped_of(changed).startswith(said)


def test_a_certificate_that_does_not_hold_is_dropped(changed: Path) -> None:
    with_table(changed, lambda table: table.update(checker="0" * 64))
    result = lwcc("regen", "--check", "--folder", changed)
    assert result.exit_code == 1
    said = f"lwcc: {FILE}: its certificate is dropped: it is of another checker (sha256 "
    assert said in result.stderr
    assert "; `lwcc regen --prove` makes another\n" in result.stderr
    assert lwcc("regen", "--folder", changed, "--no-run").exit_code == 0
    (part,) = read_parts(changed / FILE)
    assert part.entries["proof"] == "not run"
    assert "certificate" not in (changed / "INDEX.toml").read_text()
    (row,) = read_json("verify", changed)["files"]
    assert row["summary"]["certificate"] == "none"


def test_some_are_proven_once_more(changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    drawn: list[ProofTask] = []

    def fail(job: Attempt) -> FunctionVerdict:
        drawn.append(job.task)
        return FunctionVerdict(str(job.task.path), job.task.role, Outcome("unknown", "why"), 0)

    monkeypatch.setattr("proof_driver.certificate_state.attempt", fail)
    result = lwcc("regen", "--folder", changed, "--check", "--sample", "1")
    assert result.exit_code == 1
    (task,) = drawn
    said = f"{FILE}: {task.role}: its certificate says `proven`, found was `unknown`: why"
    assert f"lwcc: {said}\n" in result.stderr


def test_shares_are_all_functions_together(changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    drawn: list[str] = []

    def note(job: Attempt) -> FunctionVerdict:
        drawn.append(job.task.role)
        return FunctionVerdict(str(job.task.path), job.task.role, Outcome("proven"), 0)

    monkeypatch.setattr("proof_driver.certificate_state.attempt", note)
    for turn in range(2):
        result = lwcc("regen", "--folder", changed, "--check", "--share", f"{turn}/2")
        assert result.exit_code == 0, result.output
    assert sorted(drawn) == sorted(ROLES)
    for word in ("2/2", "1", "a/3", "/", "0/0"):
        assert "is not K/N with K from 0 to N - 1" in refused("regen", "--check", "--share", word)


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit_of",
    [
        (FILE, "# round 2 ", "# round 3 "),
        (FILE, "# passes:    ", "# passes:    none "),
        (FILE.replace(".s", ".h"), "RK_BYTES_RV32I 108", "RK_BYTES_RV32I 104"),
        ("INDEX.toml", "rk_bytes = 108", "rk_bytes = 104"),
        ("INDEX.toml", 'goal = "speed"', 'goal = "size"'),
    ],
)
def test_it_is_of_the_whole_file(edit_of: tuple[str, str, str], changed: Path) -> None:
    name, old, new = edit_of
    edit(changed / name, old, new)
    assert "the file, its header or its row of INDEX.toml was changed" in said_of(changed)


@pytest.mark.full
def test_each_file_may_be_wanted_to_have_one(changed: Path) -> None:
    (changed / "INDEX.toml").unlink()
    assert lwcc("regen", "--folder", changed, "--no-run").exit_code == 0
    assert lwcc("regen", "--folder", changed, "--check").exit_code == 0
    result = lwcc("regen", "--folder", changed, "--check", "--prove")
    assert result.exit_code == 1
    assert f"lwcc: {FILE} has no certificate that holds\n" in result.stderr


@pytest.mark.full
def test_a_file_like_one_that_is_shipped_has_its_certificate(
    generated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof_driver.certified.SHIPPED", generated)
    asked: list[File] = []

    def note(
        files: Sequence[File], limits: Limits
    ) -> list[tuple[Certificate, list[FunctionVerdict]]]:
        asked.extend(files)
        return [(_made_up(file), []) for file in files]

    monkeypatch.setattr("proof_driver.proving.certify", note)
    words = ("speck64_128", "--target", "rv32i", "--mode", "ecb", "-o", tmp_path / "x.s")
    result = lwcc("compile", *words)
    assert result.exit_code == 0
    assert asked == []
    assert f"  proof: proven: {ALL}; by bit graph\n" in result.stderr
    assert (tmp_path / "x.s").read_text() == (generated / FILE).read_text()
    assert lwcc("compile", *words, "--prove").exit_code == 0
    assert len(asked) == 1
    assert lwcc("compile", *words, "--no-prove").exit_code == 0
    assert "\n# proof:     not run\n" in (tmp_path / "x.s").read_text()


def test_what_is_shown_to_be_wrong_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(job: Attempt) -> FunctionVerdict:
        return FunctionVerdict("x.s", job.task.role, Outcome("violation", "0x40: why"), 1)

    in_this_process(monkeypatch)
    monkeypatch.setattr("proof_driver.proving.attempt", broken)
    words = ("speck64_128", "--target", "rv32i", "--mode", "ecb", "--prove")
    result = lwcc("compile", *words, "--json", "-o", tmp_path / "x.s")
    assert result.exit_code == 1
    for role in ROLES:
        assert f"failed: speck64_128: proof of {role}: 0x40: why\n" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_again_is_of_prove(generated: Path) -> None:
    for words, said in (
        (["--again"], "--again is about --prove"),
        (["--again", "--prove", "--check"], "--again has no effect with --check"),
    ):
        assert said in refused("regen", "--folder", generated, *words)


def attempts(part: Part, limits: Limits) -> Certificate:
    """The certificate of a file under limits."""
    file = File(Path("x.s"), part, "speck", object_digest(part))
    ((certificate, _),) = certify([file], limits)
    return certificate


def test_limits_are_no_verdict(generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    (part,) = read_parts(generated / FILE)
    late = attempts(part, Limits(seconds=7, megabytes=4000, seconds_in_all=0))
    assert late.words.startswith(f"not finished in 7 s: {ALL}; object sha256:")
    monkeypatch.setattr(
        "proof_driver.proving.run_limited", lambda call, **limits: Exceeded("memory")
    )
    small = attempts(part, Limits(seconds=60, megabytes=1))
    assert small.words.startswith(f"not finished in 1 MB: {ALL}; object sha256:")
    assert not late.is_settled
    assert late.n_proven == small.n_proven == 0


def test_a_mistake_of_the_checker_is_no_verdict(
    generated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(task: ProofTask, _subject: Subject) -> FunctionVerdict:
        raise KeyError(task.role)

    monkeypatch.setattr("proof_driver.proving.prove_one", fail)
    (part,) = read_parts(generated / FILE)
    row = attempt(Attempt(ProofTask(Path("x.s"), part, "ecb_encrypt", ""), OF_AN_INDEX, None))
    assert row.outcome.verdict == "unknown"
    assert row.outcome.detail == "the checker failed: KeyError: 'ecb_encrypt'"


def test_a_checker_changed_meanwhile(generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_this_process(monkeypatch)
    monkeypatch.setattr("builds.sources.Sources.digest", lambda sources, target: "another")
    monkeypatch.setattr("proof_driver.proving.attempt", _proven)
    (part,) = read_parts(generated / FILE)
    file = File(Path(FILE), part, "speck", object_digest(part))
    with pytest.raises(UserError, match="sources were changed while it ran"):
        renew([file], keep([file], {}))


def _proven(job: Attempt) -> FunctionVerdict:
    return FunctionVerdict(str(job.task.path), job.task.role, Outcome("proven"), 1)


@pytest.mark.slow
def test_what_a_digest_of_object_code_is_of(generated: Path) -> None:
    (part,) = read_parts(generated / FILE)
    digest = object_digest(part)
    words = replace(part, text=part.text.replace("    ret\n", "    ret  # back\n"))
    assert object_digest(replace(words, entries={**part.entries, "checked": "x"})) == digest
    for key in ("sizes", "timing"):
        other = {**part.entries, key: part.entries[key] + " "}
        assert object_digest(replace(part, entries=other)) != digest
    assert object_digest(replace(part, options=replace(part.options, goal="size"))) == digest
    assert object_digest(replace(part, options=replace(part.options, unaligned=True))) != digest


@pytest.mark.documents
def test_what_is_assumed_is_explained() -> None:
    text = (ROOT / "docs" / "soundness.md").read_text()
    said = text.partition("## What is assumed")[2].partition("\n## ")[0]
    assert re.findall(r"^- \*\*.*?\*\* \(`(\w+)`\)", said, re.MULTILINE) == list(ASSUMED)


def test_heads_of_what_was_not_proven() -> None:
    source = find_cipher(str(TOY))
    made = {t: build(source, source.load(), options(target=t, lanes=1)) for t in ("c", "rv32i")}
    assert made["c"].entries["proof"] == "none, object code of this target is not read"
    assert made["rv32i"].entries["proof"] == "not run"
