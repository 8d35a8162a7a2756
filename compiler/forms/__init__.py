"""Which form a cipher takes on a target, before anything is searched for."""
