#!/bin/sh
# Branch coverage of src/spyrium/rules, measured without compilation; fails below 100 % (see pyproject.toml).
#
#   tools/coverage_of_rules.sh        with the python of your environment, or PYTHON=.venv/bin/python
set -e
cd "$(dirname "$0")/.."
NUMBA_DISABLE_JIT=1 exec "${PYTHON:-python}" -m pytest tests/rules tests/jit/test_engine.py \
    --cov --cov-report=term-missing "$@"
