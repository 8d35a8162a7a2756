"""Known answers are bytes, by set and kind; a file of another form is refused with its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dsl.vectors import KINDS, Vector, VectorError, load_vectors, vectors_beside

WHOLE = {
    "key": "0001",
    "tweak": "ff",
    "plaintext": "aabb",
    "ciphertext": "ccdd",
    "source": "a paper",
    "nonce": "0102",
    "counter": 7,
}
PLAIN = {"plaintext": "aa", "ciphertext": "bb"}


def written(folder: Path, vectors: object, kind: str = "published") -> Path:
    path = folder / "toy.json"
    path.write_text(json.dumps({"sets": {"s": {kind: vectors}}}), encoding="utf-8")
    return path


def test_vectors_lie_in_a_folder_beside_the_text() -> None:
    assert vectors_beside(Path("a/b/toy.dsl")) == Path("a/b/vectors/toy.json")


def test_a_file_that_is_not_there_has_no_vectors(tmp_path: Path) -> None:
    assert load_vectors(tmp_path / "none.json") == {}


def test_a_vector_is_bytes_with_the_tweak_behind_the_key(tmp_path: Path) -> None:
    (vector,) = load_vectors(written(tmp_path, [WHOLE]))["s"]["published"]
    assert vector == Vector(b"\0\1\xff", b"\xaa\xbb", b"\xcc\xdd", "a paper", b"\1\2", 7)


def test_what_is_left_out_is_empty(tmp_path: Path) -> None:
    (vector,) = load_vectors(written(tmp_path, [PLAIN]))["s"]["published"]
    assert vector == Vector(b"", b"\xaa", b"\xbb", "", b"", 0)


def test_kinds_that_have_none_and_those_of_nobody_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    kinds = {kind: [PLAIN] * n for n, kind in enumerate(KINDS)}
    path.write_text(json.dumps({"sets": {"s": {**kinds, "others": [PLAIN]}, "t": {}}}))
    found = load_vectors(path)
    assert {kind: len(vectors) for kind, vectors in found["s"].items()} == {
        "generated": 1,
        "ctr": 2,
        "ctr16": 3,
    }
    assert found["t"] == {}


@pytest.mark.parametrize(
    ("vector", "said"),
    [
        ({"plaintext": "aa"}, "s: generated vector 2 has no 'ciphertext'"),
        ({"ciphertext": "aa"}, "s: generated vector 2 has no 'plaintext'"),
        ({**PLAIN, "key": "0g"}, "s: generated vector 2: non-hexadecimal number"),
        ({**PLAIN, "nonce": 3}, "s: generated vector 2: fromhex"),
        ({**PLAIN, "counter": "x"}, "s: generated vector 2: invalid literal for int"),
        ("aabb", "s: generated vector 2: 'str' object has no attribute"),
        (
            {**PLAIN, "ciphertext": "bbcc"},
            "s: generated vector 2: plaintext and ciphertext have 1 and 2 bytes",
        ),
    ],
)
def test_a_wrong_vector_is_refused_with_its_number(
    vector: object, said: str, tmp_path: Path
) -> None:
    path = written(tmp_path, [PLAIN, vector], "generated")
    with pytest.raises(VectorError) as raised:
        load_vectors(path)
    assert str(raised.value).startswith(f"{path}: {said}")


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"sets": 3}', '{"sets": {"s": 3}}'])
def test_a_file_of_another_form_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    path.write_text(text)
    with pytest.raises(VectorError, match="is no file of vectors: "):
        load_vectors(path)


def test_a_file_that_cannot_be_read_is_said_to_be_no_text(tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    path.write_bytes(b'{"sets": {"\xff": {}}}')
    with pytest.raises(VectorError, match="is no file of vectors: UnicodeDecodeError"):
        load_vectors(path)
