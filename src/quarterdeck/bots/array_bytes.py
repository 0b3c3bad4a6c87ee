"""Arrays as bytes, for whoever keeps them."""

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[Any]]


def pack(**arrays: NDArray[Any]) -> bytes:
    packed = BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **arrays)
    return packed.getvalue()


def unpack(packed: bytes) -> Arrays:
    with np.load(BytesIO(packed), allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}
