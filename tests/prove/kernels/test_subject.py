"""What kernels must compute, and what the host leaves for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prove.claims.interface import KEY, TEXT
from prove.graph.words import Words
from prove.kernels.host import HostError
from prove.kernels.subject import KernelSpec, KernelSubject
from tests.prove.kernel_subjects import KERNEL, SHORT, WORDS, spec_of


def test_texts_are_added() -> None:
    spec = spec_of()
    stream = spec.expected(KERNEL["ctr_keystream"])
    made = spec.expected(KERNEL["ctr_crypt"])
    words = Words(spec.graph)
    assert made == [words.xor(spec.draw(TEXT, i), octet) for i, octet in enumerate(stream)]


def test_sizes_of_groups() -> None:
    for path in (WORDS, SHORT):
        spec = spec_of(path)
        for name in ("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys", "ctr_nonces"):
            assert len(spec.expected(KERNEL[name])) == spec.sizes.group


def test_what_the_host_fills() -> None:
    spec = spec_of()
    cells = spec.filled("rk")
    assert sorted(cells) == list(range(spec.sizes.round_keys))
    # The first round key of the cipher is the first word of its key.
    assert [cells[i] for i in range(4)] == [spec.draw(KEY, i) for i in range(4)]
    assert sorted(spec.filled("ctx")) == list(range(spec.sizes.context))


def test_another_nonce_leaves_the_same_context() -> None:
    spec = spec_of()
    filled, renewed = spec.filled("ctx"), spec.renewed()
    assert filled == renewed


def test_a_header_without_a_function() -> None:
    spec = spec_of()
    bare = KernelSpec(_without_host(spec), spec.graph, spec.draw)
    with pytest.raises(HostError, match="has no `key_setup`"):
        bare.filled("rk")


def _without_host(spec: KernelSpec) -> KernelSubject:
    return replace(spec.subject, symbols={})
