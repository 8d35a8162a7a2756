"""A word names a file, a shipped cipher, or one of its sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.ciphers import chosen_sets, find_cipher, names_cipher, shipped, source_of
from dsl.library import CIPHERS
from runtime.user_error import UserError
from tests.shipped import cipher


def test_a_shipped_cipher_has_one_label_on_every_machine() -> None:
    found = find_cipher("pipo")
    assert (found.word, found.label, found.set_name) == ("pipo", "dsl/ciphers/pipo.dsl", "")
    assert found.is_shipped
    assert find_cipher("PIPO.dsl") == found
    assert found.load().name == "PIPO"


def test_a_set_names_its_cipher() -> None:
    found = find_cipher("pipo64_256")
    assert (found.word, found.set_name) == ("pipo", "pipo64_256")


def test_a_file_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pipo").write_text((CIPHERS / "lea.dsl").read_text())
    monkeypatch.chdir(tmp_path)
    found = find_cipher("pipo")
    assert (found.path, found.is_shipped, found.load().name) == (Path("pipo"), False, "LEA")


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="did you mean `pipo`"):
        find_cipher("pippo")
    with pytest.raises(UserError, match="is a folder; name a"):
        find_cipher(str(tmp_path))


def test_words_that_mean_ciphers(tmp_path: Path) -> None:
    assert names_cipher(Path("pipo"))
    assert names_cipher(tmp_path / "none.dsl")
    assert not names_cipher(tmp_path)
    assert not names_cipher(Path("file.s"))
    assert set(shipped()) >= {"lea", "pipo"}


def test_sets_are_those_asked_for_each_once() -> None:
    source, pipo = find_cipher("pipo"), cipher("pipo")
    assert chosen_sets(source, pipo, ()) == tuple(pipo.sets)
    assert chosen_sets(source, pipo, ("pipo64_256", "pipo64_256")) == ("pipo64_256",)
    assert chosen_sets(find_cipher("pipo64_128"), pipo, ()) == ("pipo64_128",)
    with pytest.raises(UserError, match="no set of PIPO `pipo64_127`"):
        chosen_sets(source_of(CIPHERS / "pipo.dsl"), pipo, ("pipo64_127",))
