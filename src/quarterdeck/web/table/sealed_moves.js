// Written by `make wire` from games/*; never by hand.
export const SEALED = {"piracy": ["depart depart", "sail land", "sail load", "sail sail", "sail wait"], "waddingtons": ["discard settle", "give settle", "lose settle"]};
