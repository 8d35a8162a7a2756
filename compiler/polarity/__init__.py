"""Which values are stored complemented, so that few complements are left."""
