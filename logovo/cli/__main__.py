"""`python -m logovo.cli`"""

from logovo.cli.main import run

run()
