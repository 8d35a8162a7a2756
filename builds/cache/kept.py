"""Outcomes of jobs: taken from the user's cache, or computed and stored there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

import click

from builds.cache.digests import lwcc_digest, packages
from runtime.disk_cache import DiskCache
from runtime.workers import run_jobs
from verify.toolchain.cache import cache_folder

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
Facts = Mapping[str, Any]
"""Data that JSON can represent."""


@dataclass(frozen=True)
class Kept(Generic[Job, Outcome]):
    """The storage of one kind of job's outcomes.

    Args:
        kind: of job, a part of the key.
        make: does a job; a module's function, since jobs run in other processes.
        facts: all that the outcome depends on besides lwcc, as JSON has it; None where the job uses
            no cache.
        is_good: whether an outcome, of these facts, may be kept.
        encode: an outcome, as JSON has it.
        decode: the same back.
    """

    kind: str
    make: Callable[[Job], Outcome]
    facts: Callable[[Job], Facts | None]
    is_good: Callable[[Outcome, Facts], bool]
    encode: Callable[[Outcome], Facts]
    decode: Callable[[Facts], Outcome]

    def one(self, job: Job) -> Outcome:
        """The outcome of a job: from the cache, or computed here; errors are those of `make`."""
        key = self.key(job)
        known = self._read(key)
        return known[0] if known else self._keep(job, key, self.make(job))

    def all(self, jobs: Sequence[Job], what: str) -> list[Outcome]:
        """The outcomes of several jobs; missing ones are computed on all cores.

        Args:
            jobs: the values to make.
            what: is being done, for the progress bar.
        """
        keys = [self.key(job) for job in jobs]
        known = [self._read(key) for key in keys]
        new = [job for job, found in zip(jobs, known, strict=True) if not found]
        made = iter(run_jobs(self.make, new, what))
        return [
            found[0] if found else self._keep(job, key, next(made))
            for job, key, found in zip(jobs, keys, known, strict=True)
        ]

    def key(self, job: Job) -> str | None:
        """The digest by which an outcome is stored; None if it is not stored."""
        facts = self.facts(job) if build_cache() else None
        return self._key_of(facts) if facts else None

    def _key_of(self, facts: Facts) -> str:
        said = {"lwcc": lwcc_digest(), "packages": packages(), "kind": self.kind, **facts}
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()

    def _read(self, key: str | None) -> tuple[Outcome] | None:
        store = build_cache()
        stored = store.read(key) if store and key else None
        return (self.decode(json.loads(stored)),) if stored else None

    def _keep(self, job: Job, key: str | None, outcome: Outcome) -> Outcome:
        """The outcome; kept if it is good and nothing that it depends on was changed meanwhile."""
        store, facts = build_cache(), self.facts(job) if key else None
        if store and facts and self._key_of(facts) == key and self.is_good(outcome, facts):
            store.write(key, json.dumps(self.encode(outcome)).encode())
        return outcome


@cache
def build_cache() -> DiskCache | None:
    """The user's cache; None where there is none."""
    folder = cache_folder()
    return DiskCache(folder, _warn) if folder else None


def _warn(problem: str) -> None:
    click.echo(f"lwcc: warning: {problem}", err=True)
