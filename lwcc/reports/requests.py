"""The cost of requests for random bytes, with and without folding."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.requests import RequestRow, load_requests
from builds.modes.cycles import INIT, LENGTHS, RequestCost, cost_of, generate
from builds.modes.dependences import EncryptionCount
from runtime.workers import run_jobs

HEADINGS = ("folded", "not folded", "saved", "encryptions", "key schedules", "published")


def show_requests() -> int:
    """Print the table of all rows of `bench/requests.toml`; 0.

    Raises:
        UserError: a tool is missing.
    """
    rows = load_requests()
    orders = [(row.target, row.set, folds) for row in rows for folds in (True, False)]
    costs = run_jobs(cost_of, orders, "counting requests")
    Console().print(table_of(rows, list(zip(costs[::2], costs[1::2], strict=True))))
    return 0


def table_of(rows: Sequence[RequestRow], costs: Sequence[tuple[RequestCost, RequestCost]]) -> Table:
    """The table; of encryptions and key schedules it has those that are constant, of all.

    Args:
        rows: the rows.
        costs: of each row the cost with folding and without.
    """
    table = Table(title="Requests for random bytes", title_justify="left")
    for name in ("target", "set", "request"):
        table.add_column(name)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for row, (folded, plain) in zip(rows, costs, strict=True):
        for name, parts in _requests(folded).items():
            few, many = (sum(cost.calls[part] for part in parts) for cost in (folded, plain))
            is_published = row.published is not None and parts == (
                INIT,
                generate(row.published_bytes),
            )
            said = f"{row.published} %" if is_published else ""
            saved = f"{100 * (1 - few / many):.1f} %"
            count = sum((folded.counts[part] for part in parts), EncryptionCount())
            bounds = (
                f"{count.constant_encryptions} of {count.encryptions}",
                f"{count.constant_schedules} of {count.schedules}",
            )
            table.add_row(row.target, row.set, name, str(few), str(many), saved, *bounds, said)
        sizes = [str(cost.code_bytes) for cost in (folded, plain)]
        table.add_row(row.target, row.set, "bytes of code", *sizes, *[""] * 4, end_section=True)
    return table


def _requests(cost: RequestCost) -> dict[str, tuple[str, ...]]:
    """The calls of each request by its name."""
    found: dict[str, tuple[str, ...]] = {f"{n}, {cost.unit}": (n,) for n in cost.calls}
    for n_bytes in filter(None, LENGTHS):
        found[f"{INIT}, {generate(n_bytes)}"] = (INIT, generate(n_bytes))
    return found
