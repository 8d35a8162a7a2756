"""The machines, one folder each: those of the project, and those of folders that the user names."""

from __future__ import annotations

import os
from pathlib import Path

MORE = "LWCC_TARGETS"
"""The environment variable that names further folders of targets, as `PATH` names folders."""
_NAMED = tuple(Path(name) for name in os.environ.get(MORE, "").split(os.pathsep) if name)
FOLDERS = (Path(__file__).parent, *_NAMED)
"""Where targets are looked for."""

__path__ = [str(folder) for folder in FOLDERS]
