"""Where `lwcc` starts: a child does the work, and this process answers signals for it.

A solver, a compiler or an import does not listen for a while. So the work is in a child with a
session of its own: on Ctrl-C, SIGTERM or SIGHUP the child and all that it has started are ended,
and the folder with their temporary files is removed. Nothing large is read before that works.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from types import FrameType
from typing import Any, NoReturn

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
GRACE_SECONDS = 5.0
"""The time that a child has to save its findings; all others end at once."""
MISTAKE, NO_ANSWER = 1, 2
SAID = {signal.SIGINT: "interrupted", signal.SIGTERM: "terminated", signal.SIGHUP: "terminated"}


def main() -> NoReturn:
    """Run a command line, and exit with its code."""
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)  # until there is somebody to answer them
    folder = _make_folder()
    child = os.fork()
    if not child:
        _work(folder)
    supervisor = _Supervisor(child)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    code = supervisor.wait()
    if folder:
        importlib.import_module("shutil").rmtree(folder, ignore_errors=True)
    sys.exit(code)


class _Supervisor:
    """Waits for a child, and ends it where this process is to end.

    Args:
        child: the process; it has a session of its own.
    """

    def __init__(self, child: int) -> None:
        self.child = child
        self.received: signal.Signals | None = None
        for number in ENDING:
            # A shell lets background processes ignore SIGINT, and so does this program.
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._end)
        signal.signal(signal.SIGALRM, self._kill)
        signal.signal(signal.SIGTSTP, self._stop)

    def wait(self) -> int:
        """The exit code, once the child has ended and nothing that it has started is left."""
        _, status = os.waitpid(self.child, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        self._kill()
        if os.WIFEXITED(status):
            return os.WEXITSTATUS(status)
        ended_by = signal.Signals(os.WTERMSIG(status))
        if self.received is None and ended_by not in ENDING:
            return _lost(ended_by)
        ended_by = self.received or ended_by
        _say(SAID[ended_by])
        return 128 + ended_by

    def _end(self, number: int, _: FrameType | None) -> None:
        self.received = self.received or signal.Signals(number)
        os.kill(self.child, signal.SIGTERM)
        signal.setitimer(signal.ITIMER_REAL, GRACE_SECONDS)

    def _kill(self, *_: object) -> None:
        try:
            os.killpg(self.child, signal.SIGKILL)
        except ProcessLookupError:  # nobody is left
            return

    def _stop(self, *_: object) -> None:
        """Ctrl-Z: stop with the child, and go on with it."""
        os.killpg(self.child, signal.SIGSTOP)
        os.kill(os.getpid(), signal.SIGSTOP)
        os.killpg(self.child, signal.SIGCONT)


def _lost(ended_by: signal.Signals) -> int:
    """Say that the child was ended by somebody else; the exit code."""
    if ended_by == signal.SIGKILL:
        _say("error: the work was ended by SIGKILL: the machine's memory may have run out")
        return NO_ANSWER
    _say(f"failed: the work was ended by {ended_by.name}; please report it with the command")
    return MISTAKE


def _say(what: str) -> None:
    """Write a line to stderr; if that is impossible, the exit code is enough."""
    try:
        os.write(2, f"lwcc: {what}\n".encode())
    except OSError:
        return


def _make_folder() -> str:
    """A folder for the temporary files of this run; empty if it cannot be created."""
    try:
        return str(importlib.import_module("tempfile").mkdtemp(prefix="lwcc"))
    except OSError:
        return ""


def _work(folder: str) -> NoReturn:
    """The child's main function: the command."""
    code = MISTAKE
    try:
        os.setsid()
        for number in ENDING:
            if signal.getsignal(number) is not signal.SIG_IGN or number == signal.SIGTERM:
                signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        if folder:
            os.environ["TMPDIR"] = folder
            vars(importlib.import_module("tempfile"))["tempdir"] = folder
        importlib.import_module("verify.toolchain.lifeline").end_with_parent()
        importlib.import_module("runtime.streams").name_stdout()
        importlib.import_module("lwcc.cli").main()
    except SystemExit as end:
        code = _code_of(end.code)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        # Not `sys.exit`: a failed write must not be repeated, and all work has ended.
        os._exit(code)


def _code_of(code: Any) -> int:
    return code if isinstance(code, int) else 0 if code is None else MISTAKE


if __name__ == "__main__":
    main()
