"""Proofs of whole files: limits, certificates, records, reports of failures, mutants."""
