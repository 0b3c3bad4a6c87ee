"""`quarterdeck completion`: what a shell has to know to complete our commands and options."""

import sys
from typing import Literal

from quarterdeck.cli import app
from quarterdeck.cli import options as the


def completion(shell: the.Shell, /) -> None:
    """Print what a shell needs to complete commands and options.

    For example:

        quarterdeck completion bash > ~/.local/share/bash-completion/completions/quarterdeck
        quarterdeck completion fish > ~/.config/fish/completions/quarterdeck.fish
    """
    known: Literal["bash", "zsh", "fish"] = shell
    sys.stdout.write(app.generate_completion(shell=known))
