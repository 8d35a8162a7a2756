"""What it costs: counters, cycle models, figures of others."""
