"""What a host is given works: proxies pass pages and sockets on, files say what the house knows."""

import inspect
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from quarterdeck.cli.serve import serve
from tests.server.running import PATIENCE, Guest, running, settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SAID_ONCE = {"QUARTERDECK_CACHE", "QUARTERDECK_CONFIG"}


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def program(name):
    places = os.environ["PATH"], str(Path(sys.executable).parent), "/usr/sbin"
    found = shutil.which(name, path=os.pathsep.join(places))
    if not found:
        pytest.skip(f"{name.upper()} IS NOT TESTED: apt install {name}")
    return found


@pytest.fixture
def house(tmp_path):
    with running(settings(tmp_path, proxies=("127.0.0.1",))) as server:
        yield server


@contextmanager
def in_front(command, base, **more):
    """A proxy, once it passes on what the house says."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, **more) as process:
        try:
            wait_for_answer(process, base)
            yield base
        finally:
            process.terminate()


def wait_for_answer(process, base):
    with httpx.Client(verify=False, timeout=PATIENCE) as ask:
        while process.poll() is None:
            try:
                if ask.get(f"{base}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                continue  # it does not listen yet
    raise AssertionError("the proxy did not start")


def play_through(base, trust=None):
    """Two guests at one table, each by a socket of their own."""
    anne, bart = (Guest(base, name, trust=trust) for name in ("Anne", "Bart"))
    table = anne.open("me", "open")
    assert bart.post(f"/api/tables/{table}/seats/1").status_code == 201
    with closing(anne.talk()) as hers, closing(bart.talk()) as his:
        seats = [talk.follow(table)["seat"] for talk in (hers, his)]
    assert seats == [0, 1]
    refused = anne.get("/metrics").status_code
    anne.leave()
    bart.leave()
    return refused


def test_caddy_passes_on_pages_and_sockets_but_no_figures(house, tmp_path):
    port = free_port()
    names = {
        "HOUSE_NAME": f"http://127.0.0.1:{port}",
        "HOUSE_AT": house.base.removeprefix("http://"),
        "HOME": str(tmp_path),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config"]

    with in_front(
        [*command, str(DEPLOY / "Caddyfile")], f"http://127.0.0.1:{port}", env=names
    ) as base:
        assert play_through(base) == 403


def test_nginx_passes_on_pages_and_sockets_by_tls_but_no_figures(house, tmp_path):
    port, nginx = free_port(), program("nginx")
    certificate = make_certificate(tmp_path)
    (tmp_path / "nginx.conf").write_text(as_whole(nginx_for(house, port, tmp_path), tmp_path))
    command = [nginx, "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c"]

    with in_front([*command, str(tmp_path / "nginx.conf")], f"https://127.0.0.1:{port}") as base:
        trust = ssl.create_default_context(cafile=str(certificate))
        assert play_through(base, trust) == 403


def make_certificate(folder):
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1"
    about = ["-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*make.split(), *about, *files], check=True, capture_output=True)
    return folder / "fullchain.pem"


def nginx_for(house, port, folder):
    """Our sample, with the names, the port and the certificate of this trial."""
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"(?s)server \{\s+listen 80;.*", "", text)
    text = re.sub(r"listen \[::\]:443 ssl;", "", text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/letsencrypt/live/pirates.example.org", str(folder))
    return text.replace("127.0.0.1:8000", house.base.removeprefix("http://"))


def as_whole(part, folder):
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {kept}\n{part}\n}}"


def known_variables():
    names = inspect.signature(serve).parameters
    return {f"QUARTERDECK_{name.upper()}" for name in names} | SAID_ONCE


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "quarterdeck.service"])
def test_every_variable_that_is_set_is_one_the_house_knows(file):
    said = set(re.findall(r"QUARTERDECK_[A-Z_]+", (DEPLOY / file).read_text()))

    assert said
    assert said <= known_variables()


def test_the_container_is_written_as_a_linter_likes_it():
    subprocess.run([program("hadolint"), str(DEPLOY / "Containerfile")], check=True)


def test_the_parts_of_the_composition_fit():
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services, volumes = parts["services"], parts["volumes"]

    built = services["house"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).samefile(DEPLOY / "Containerfile")
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in volumes or (DEPLOY / source).is_file()


def test_the_unit_is_one_that_systemd_understands(tmp_path):
    unit = (DEPLOY / "quarterdeck.service").read_text()
    (tmp_path / "quarterdeck.service").write_text(
        unit.replace("/opt/quarterdeck/bin/quarterdeck", shutil.which("true"))
    )

    told = subprocess.run(
        [program("systemd-analyze"), "verify", str(tmp_path / "quarterdeck.service")],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (told.returncode, told.stderr) == (0, "")
