"""The rules of Spyrium, written once: functions on one fixed-size record, compiled by Numba.

No I/O, no objects, no strings. `engine` holds what Python calls.
"""
