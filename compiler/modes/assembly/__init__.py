"""Control steps as steps on addresses, from which a target's template writes assembly."""
