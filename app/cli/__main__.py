"""``python -m app.cli``."""

import sys

from app.cli.command_line import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
