"""From the text of a mode to code: partial evaluation, control, and how it is written."""
