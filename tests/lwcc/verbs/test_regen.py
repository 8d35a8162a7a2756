"""`lwcc regen` and the folder that it writes: the same bytes again, and every difference named."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY, lwcc, refused

pytestmark = pytest.mark.slow

MATRIX = """
[[row]]
cipher = "{cipher}"
sets = ["toy64_64"]
target = "neon"
goal = "speed"
options = {{ lanes = 8, align = "once" }}

[[row]]
cipher = "{cipher}"
sets = ["toy64_64"]
target = "neon"
goal = "size"
options = {{ lanes = 8, align = "once" }}
"""
PATHS = ["aarch64_neon/toy64_64_l8_once.s", "aarch64_neon/toy64_64_l8_small.s"]
KEYS = {"path", "target", "set", "functions", "goal", "command", "options", "features"}


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that `regen` wrote; not to be changed."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / "matrix.toml").write_text(MATRIX.format(cipher=TOY))
    result = lwcc("regen", "--folder", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def changed(generated: Path, tmp_path: Path) -> Path:
    """The same in a folder of its own."""
    return Path(shutil.copytree(generated, tmp_path / "changed"))


def check(folder: Path, only: str = "*_once.s") -> tuple[int, str]:
    """What `regen --check` of one file says."""
    result = lwcc("regen", "--check", "--folder", folder, "--only", only)
    return result.exit_code, result.stderr


@pytest.mark.full
def test_the_index_has_the_keys_of_the_interface(generated: Path) -> None:
    rows = tomllib.loads((generated / "INDEX.toml").read_text())["file"]
    assert [row["path"] for row in rows] == PATHS
    for row in rows:
        assert row.keys() > KEYS
        assert row["options"] == {"lanes": 8, "align": "once"}
        assert "timing" in row["checked"]
        assert row["figures"]["rk_bytes"] > 0
        assert row["figures"]["ecb_encrypt_vector_instructions_per_byte"] > 0
        assert (generated / row["path"]).with_suffix(".h").is_file()


@pytest.mark.full
def test_the_same_bytes_again(generated: Path) -> None:
    assert check(generated, "*") == (0, "5 files are up to date\n")


def test_a_changed_byte_is_named(changed: Path) -> None:
    path = changed / PATHS[0]
    path.write_text(path.read_text().replace("ret\n", "ret // edited\n", 1))
    line = path.read_text().split("ret // edited")[0].count("\n") + 1
    code, said = check(changed)
    assert code == 1
    assert f"{path}:{line}: has `ret // edited`, must have `ret`" in said


def of_a_share(folder: Path, turn: str = "0/2") -> tuple[int, str]:
    """What `regen --check` says where it makes the first file and takes the second."""
    result = lwcc("regen", "--check", "--folder", folder, "--share", turn)
    return result.exit_code, result.stderr


@pytest.mark.slow
def test_what_is_taken_is_not_made(generated: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 1)
    monkeypatch.delattr("proof_driver.remade.build")
    assert of_a_share(generated, "2/3") == (0, "5 files are up to date\n")


@pytest.mark.full
def test_what_has_no_certificate_is_taken_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = MATRIX.format(cipher=TOY).split("[[row]]")[1]
    row = row.replace('"neon"', '"c"').replace('lanes = 8, align = "once"', "lanes = 1")
    (tmp_path / "matrix.toml").write_text("[[row]]" + row)
    assert lwcc("regen", "--folder", tmp_path).exit_code == 0
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 1)
    monkeypatch.delattr("proof_driver.remade.build")
    assert of_a_share(tmp_path, "1/2") == (0, "3 files are up to date\n")


@pytest.mark.full
def test_a_claim_without_a_certificate_is_not_taken(changed: Path) -> None:
    path = changed / PATHS[1]
    path.write_text(path.read_text().replace("proof:     not run", "proof:     proven: key_setup"))
    code, said = of_a_share(changed)
    assert code == 1
    assert "has `// proof:     proven: key_setup`, must have `// proof:     not run`" in said


def test_a_share_is_made(changed: Path) -> None:
    assert of_a_share(changed) == (0, "5 files are up to date\n")
    path = changed / PATHS[0]
    path.write_text(path.read_text().replace("ret\n", "ret // edited\n", 1))
    code, said = of_a_share(changed)
    assert code == 1
    assert "has `ret // edited`, must have `ret`" in said


@pytest.mark.full
@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        (PATHS[1], "ret\n", "ret // edited\n", "the file, its header or its row was changed"),
        (PATHS[1][:-1] + "h", "#", " #", "the file, its header or its row was changed"),
        (
            "INDEX.toml",
            "rk_bytes = ",
            "rk_bytes = 1",
            "the file, its header or its row was changed",
        ),
    ],
)
def test_what_a_record_does_not_stand_for(
    changed: Path, file: str, old: str, new: str, why: str
) -> None:
    path = changed / file
    before, found, after = path.read_text().rpartition(old)
    assert found
    path.write_text(before + new + after)
    code, said = of_a_share(changed)
    assert code == 1
    assert f"lwcc: {PATHS[1]}: {why} since it was made; `lwcc regen` makes it again" in said


@pytest.mark.full
def test_a_record_of_other_sources(changed: Path) -> None:
    index = changed / "INDEX.toml"
    index.write_text(index.read_text().replace('made_by = "', 'made_by = "0'))
    code, said = of_a_share(changed)
    assert code == 1
    assert f"lwcc: {PATHS[1]}: it was made by other sources; `lwcc regen` makes it again" in said
    assert PATHS[0] not in said


def test_missing_and_stray_files_are_named(changed: Path) -> None:
    (changed / PATHS[0]).unlink()
    stray = changed / "aarch64_neon" / "stray.s"
    stray.touch()
    code, said = check(changed)
    assert code == 1
    assert f"{changed / PATHS[0]}: is missing" in said
    assert f"{stray}: is in no row of the matrix" in said


@pytest.mark.full
def test_only_some_are_made_and_the_index_keeps_the_others(changed: Path) -> None:
    before = (changed / "INDEX.toml").read_text()
    (changed / PATHS[0]).unlink()
    assert lwcc("regen", "--folder", changed, "--only", "*_once.s").exit_code == 0
    assert (changed / PATHS[0]).is_file()
    assert (changed / "INDEX.toml").read_text() == before


def test_the_folder_verifies(generated: Path) -> None:
    result = lwcc("verify", generated, "--cipher", TOY)
    assert result.exit_code == 0, result.output


@pytest.mark.slow
def test_a_wrong_index_does_not_verify(changed: Path) -> None:
    index = changed / "INDEX.toml"
    index.write_text(index.read_text().replace("--lanes 8", "--lanes 16", 1))
    (changed / PATHS[1]).unlink()
    result = lwcc("verify", changed, "--cipher", TOY)
    assert result.exit_code == 1
    assert "INDEX.toml says another `command`" in result.stderr
    assert "is in INDEX.toml and does not exist" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("lanes = 8", "lanes = 9", "there are: 1, 8, 16, 32, 64, 128"),
        ("lanes = 8", "lane = 8", "did you mean `lanes`?"),
        ('goal = "speed"', "", "a row has no 'goal'"),
        ('goal = "size"', 'goal = "speed"', "two rows make"),
        ("[[row]]", "[[row", "matrix.toml: "),
        ('target = "neon"', 'target = "noen"', "did you mean `neon`?"),
    ],
)
def test_a_wrong_matrix_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "matrix.toml").write_text(MATRIX.format(cipher=TOY).replace(old, new))
    assert said in refused("regen", "--check", "--folder", tmp_path)


def test_no_matrix_and_no_match(generated: Path, tmp_path: Path) -> None:
    assert "there is no matrix.toml in" in refused("regen", "--folder", tmp_path)
    said = refused("regen", "--folder", generated, "--only", "x*")
    assert f"there are: {', '.join(PATHS)}" in said


def verify_share(folder: Path, turn: str = "2/3") -> tuple[int, str]:
    """What `verify` says where it runs no file of the folder, or some."""
    result = lwcc("verify", folder, "--cipher", TOY, "--share", turn)
    return result.exit_code, result.stderr


def test_a_record_of_checks_stands_for_them(
    generated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 1)
    monkeypatch.delattr("lwcc.work.checking.verify.check_part")
    assert verify_share(generated) == (0, "")


@pytest.mark.full(but=1)
@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        (PATHS[1], "ret\n", "ret // edited\n", "the file, its header or its row was changed"),
        ("INDEX.toml", 'verified_by = "', 'verified_by = "0', "it was checked by other sources"),
        ("INDEX.toml", "verified_by = ", "# verified_by = ", "it has no record of checks"),
    ],
)
def test_a_record_of_other_checks(changed: Path, file: str, old: str, new: str, why: str) -> None:
    path = changed / file
    before, found, after = path.read_text().rpartition(old)
    assert found
    path.write_text(before + new + after)
    code, said = verify_share(changed)
    assert code == 1
    assert f"failed: {changed / PATHS[1]}: record of checks: {why}" in said
    assert PATHS[0] not in said


@pytest.mark.full
def test_what_was_not_run_has_no_record_until_it_is(changed: Path) -> None:
    index = changed / "INDEX.toml"
    recorded = index.read_text()
    index.write_text("\n".join(x for x in recorded.split("\n") if not x.startswith("verified_by")))
    assert lwcc("regen", "--no-run", "--folder", changed).exit_code == 0
    assert "verified_by" not in index.read_text()
    result = lwcc("verify", changed, "--cipher", TOY, "--record")
    assert result.exit_code == 0, result.output
    assert index.read_text() == recorded
    assert lwcc("regen", "--no-run", "--folder", changed).exit_code == 0
    assert index.read_text() == recorded, "the same files keep their record"


@pytest.mark.full
def test_a_file_that_fails_is_not_recorded(changed: Path) -> None:
    path = changed / PATHS[1]
    path.write_text(path.read_text().replace("eor v", "orr v", 1))
    index = changed / "INDEX.toml"
    index.write_text(index.read_text().replace('verified_by = "', 'verified_by = "0'))
    assert lwcc("verify", changed, "--cipher", TOY, "--record").exit_code == 1
    first, second = (row["verified_by"] for row in tomllib.loads(index.read_text())["file"])
    assert second == "0" + first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--share", "0/2", "--record"), "--record requires a check of each file"),
        (("--share", "2/2"), "`2/2` is not K/N"),
    ],
)
def test_options_of_records(generated: Path, words: tuple[str, ...], said: str) -> None:
    assert said in refused("verify", generated, *words)


def test_records_are_of_folders() -> None:
    assert "--record is about a folder with an INDEX.toml" in refused("verify", TOY, "--record")
