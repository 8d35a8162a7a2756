"""From the text of a mode to code: partial evaluation, control steps, and their emission."""
