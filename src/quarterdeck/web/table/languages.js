// Written by `make wire` from words/languages.toml; never by hand.
export const LANGUAGES = ["en", "fr", "de"];
