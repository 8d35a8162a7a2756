"""What a command line cannot ask is refused at once: places, names, numbers, useless options."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY, lwcc, refused

GENERATED = Path(__file__).parents[2] / "generated"
SPECK = str(GENERATED / "rv32i" / "speck64_128.s")
C_FILE = str(GENERATED / "c" / "speck64_128.c")


@pytest.fixture(autouse=True)
def no_pass_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is refused here is refused before any pass."""

    def run_module(*_: object) -> None:
        raise AssertionError("a pass ran")

    monkeypatch.setattr("compiler.passes.spec.unroll.Unroll.run_module", run_module)


@pytest.fixture
def cipher(tmp_path: Path) -> Path:
    """The toy in a folder of its own."""
    place = tmp_path / "toy.dsl"
    place.write_bytes(TOY.read_bytes())
    return place


@pytest.mark.parametrize("by", ["name", "link", "hard link", "header", "header link", "vectors"])
def test_issue_13_no_output_replaces_an_input(by: str, cipher: Path) -> None:
    folder = cipher.parent
    output, word = folder / "out.s", cipher
    if by == "name":
        output = cipher
    elif by == "link":
        output.symlink_to(cipher)
    elif by == "hard link":
        os.link(cipher, output)
    elif by == "header":
        word = cipher.rename(folder / "out.h")
    elif by == "header link":
        (folder / "out.h").symlink_to(cipher)
    else:
        (folder / "vectors").mkdir()
        (folder / "vectors" / "toy.json").write_text("{}")
        output.symlink_to(folder / "vectors" / "toy.json")
    before = word.read_bytes()
    said = refused("compile", word, "--lanes", "8", "-o", output)
    if by == "name":
        assert said == (
            f"lwcc: error: {cipher} is named as a cipher's text; name a file such as x.s\n"
        )
    else:
        assert said.endswith(": it is read here, and would be replaced\n")
    assert word.read_bytes() == before


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("no/x.s", "there is no folder {folder}/no"),
        ("there", "cannot write {folder}/there/toy64_64_l8_once.h: it is a folder"),
        ("loop.s", "cannot write {folder}/loop.s: "),
        ("lost.s", "it is a link, and there is no folder {folder}/gone"),
        ("x.c", "x.c is named as C, and assembly is made; name a file such as x.s"),
        ("x.h", "x.h is where the C header goes; name a file such as x.s"),
        ("twice.s", "twice.h: {folder}/twice.s is the same file"),
    ],
)
def test_issue_13_places_that_cannot_be_written(output: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "there" / "toy64_64_l8_once.h").mkdir(parents=True)
    (tmp_path / "loop.s").symlink_to("loop.s")
    (tmp_path / "lost.s").symlink_to("gone/x.s")
    (tmp_path / "twice.h").symlink_to("twice.s")
    told = refused("compile", TOY, "--lanes", "8", "-o", tmp_path / output)
    assert said.format(folder=tmp_path) in told


@pytest.mark.parametrize(
    ("output", "begun"),
    [
        ("no/x.s", "lwcc: error: cannot write {folder}/no/x.s: there is no folder"),
        ("no/", "lwcc: error: there is no folder {folder}/no: make it first, or name a file"),
    ],
)
def test_issue_13_places_are_looked_at_before_the_cipher(
    output: str, begun: str, tmp_path: Path
) -> None:
    said = refused("compile", "no cipher", "-o", f"{tmp_path}/{output}")
    assert said.startswith(begun.format(folder=tmp_path))


@pytest.mark.parametrize("what", ["folder", "file"])
def test_issue_13_what_is_guarded_is_found_out_first(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the system says it to those who are not root."""
    place = tmp_path / "x.s"
    place.write_text("")
    guarded = tmp_path if what == "folder" else place

    def access(path: str | Path, mode: int) -> bool:
        return not mode & os.W_OK or Path(path) != guarded

    monkeypatch.setattr("runtime.output.os.access", access)
    told = f"into {tmp_path}" if what == "folder" else "it"
    said = refused("compile", TOY, "--lanes", "8", "-o", place)
    assert said.endswith(f": you may not write {told}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--without foo", "`foo` is no pass that can be left out; these can: accumulate"),
        ("--pass foo", "no pass `foo`; there are: unroll"),
        ("--pass schedule(efort=1)", "did you mean `effort`?"),
        ("--pass schedule(effort=1) --without schedule", "--without leaves `schedule` out"),
        ("--pass select(steps=1)", "no option of the pass select"),
        ("--pass spill_order(steps=1) --pass spill_order(steps=2)", "of spill_order twice"),
        ("--target rv32i --depth foo", "`foo` is no depth; there are: none, auto, round1"),
        ("--stride 99", "--stride 99 puts bits 2^99 apart, and a register of neon has 128"),
        ("--lanes 16 --stride 1", "a stride of 1 puts several bits of a word into a byte"),
        ("--lanes 16 --stride 2", "take --stride 0, or 3 and more"),
        ("--target rv32i --slicing plane --blocks 1048576", "there are: 1, 2, 4, 8, 16, 32"),
        ("--target rv32i --slicing plane --blocks 3", "no number of blocks of a group `3`"),
        ("--lanes 7", "no number of lanes `7`; there are: 1, 8, 16, 32, 64, 128"),
        ("--core foo", "no core of neon `foo`"),
        ("--features foo", "no feature of neon `foo`; there are: sha3, aes"),
        ("--circuit foo", "no circuit of PIPO `foo`; there are: auto"),
        ("--counter-bits 7", "no width of the counter `7`; there are: 0, 16, 32"),
        ("--set pipo64_256 --set pipo64_12", "no set of PIPO `pipo64_12`"),
        ("--target c --prove", "--prove is about object code, and that of c is not read"),
        ("--mode ecb --counter-bits 16", "--counter-bits is about counter mode, which --mode ecb"),
        ("--table-bytes 99", "--table-bytes is about a folded counter mode: add --depth"),
        ("--fixslice semi", "--fixslice is about bit planes: add --slicing plane"),
        ("--blocks 8 --slicing cell --target c", "--blocks is about blocks in words or bit planes"),
        ("--stride 1 --lanes 128", "--stride is about words of several blocks in one register"),
        ("--target rv32i --align round", "--align is about several blocks in one register"),
        (
            "--report",
            "--report is about a folded counter mode: add --depth, or --fold online or cache",
        ),
        ("--no-check --require", "--require is about the tools of the checks"),
        ("--unroll maybe", "no unroll `maybe`; there are: auto, yes, no"),
        ("--unaligned", "neon takes data at any address: leave --unaligned away"),
    ],
)
def test_issue_13_what_the_command_line_shows(words: str, said: str, tmp_path: Path) -> None:
    assert said in refused("compile", "pipo", *words.split(), "-o", f"{tmp_path}/")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("compile aes128_128 --set aes256_128", "is a set, and --set names another"),
        ("compile speck64_128 --circuit bsl", "speck64_128 has no S-box: leave --circuit away"),
        ("compile speck --target c -o x.c", "C of several sets is one file each"),
        ("ir pipo --set pipo64_128 --set pipo64_256", "one set is shown at a time"),
        ("ir pipo --prefix x", "No such option"),
        ("explain pipo:37 --lines=-5", "-5 is not in the range x>=0"),
        (
            "explain pipo:37 --lines 5 --json",
            "--lines has no effect with --json, which lists all operations",
        ),
        (f"bench --table {GENERATED} --core cortex-a55", "--core is about FILES"),
        (f"bench --table {GENERATED} --json", "--json is about FILES"),
        (f"bench {C_FILE} --core any", "--core is about models"),
        ("circuit aes --box S", "--box is about a search: add --library"),
        ("circuit aes --library neon --list", "--library is about a search, and --list makes none"),
        ("circuit aes --seed 4", "--seed is about a search"),
        ("list passes --run", "--run is about sets: `lwcc list sets`"),
        (f"prove {SPECK} --require", "--require is about the engine of --second-opinion"),
        (f"mutate {SPECK} --require", "No such option"),
        ("regen --again", "--again is about --prove: add --prove"),
        ("regen --check --run", "--run has no effect with --check, which writes and runs nothing"),
        ("regen --seconds 5", "--seconds limits proofs, and none is requested"),
        ("verify speck --cipher speck.dsl", "--cipher is about generated files, and none is named"),
    ],
)
def test_issue_13_options_that_change_nothing_are_errors(command: str, said: str) -> None:
    assert said in refused(*command.split())


def test_what_asks_for_nothing_is_no_error() -> None:
    """Here a pass runs: nothing was refused."""
    result = lwcc("compile", TOY, "--lanes", "8", "--no-check", "--no-report", "--no-prove")
    assert "AssertionError: a pass ran" in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("speck", "-o", "x.c"), "C of several sets is one file each\nhint: name a folder with -o"),
        (
            ("speck64_128", "--prove"),
            "and that of c is not read: no proof\nhint: leave --prove away",
        ),
    ],
)
def test_what_c_cannot_be(words: tuple[str, ...], said: str) -> None:
    assert said in refused("compile", "--target", "c", *words)
