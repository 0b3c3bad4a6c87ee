"""For hatchling: the addresses of the project, all of them from the one in pyproject.toml."""

from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PLACES = {
    "Homepage": "",
    "Documentation": "/tree/main/docs",
    "Source": "",
    "Issues": "/issues",
    "Changelog": "/blob/main/CHANGELOG.md",
}


class ProjectUrls(MetadataHookInterface):
    """Without a home there are no addresses, and none that is wrong."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put them where the metadata has them."""
        home = self.config.get("home", "").rstrip("/")
        metadata["urls"] = {name: home + place for name, place in PLACES.items()} if home else {}
