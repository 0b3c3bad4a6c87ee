#!/usr/bin/env bash
# The trial on a bare machine: a fresh Debian 12 with python3, make and git, and a clean clone of
# HEAD in it. `make play` serves; `make test` passes ROUNDS times, the last beside a busy loop on
# each core; each test that once raced passes TIMES times.
set -euo pipefail

ROUNDS=${ROUNDS:-3}
TIMES=${TIMES:-50}
SUITE=bookworm
WITH=python3,make,git,ca-certificates # the last, because packages come by https
HERE=$(cd "$(dirname "$0")/.." && pwd)
KEPT=${XDG_CACHE_HOME:-$HOME/.cache}/quarterdeck/bare # Debian's packages, for the next trial
RACED=(
  tests/server/test_bad_manners.py::test_one_guest_holds_so_many_connections_and_no_more
  tests/server/test_restart.py::test_after_a_kill_every_confirmed_move_is_there_and_every_game_goes_on
  tests/web/test_pages.py::test_axe_finds_nothing_in_the_waiting_room
  tests/web/test_dorra.py::test_axe_finds_nothing_at_the_end_and_in_the_replay
)

say() { printf '\n== %s\n' "$*"; }

# Namespaces of its own: whatever the trial starts or mounts is gone with it.
outside() {
  [ "$(id -u)" = 0 ] || { echo "A bare machine is built by root: sudo make bare" >&2; exit 1; }
  export BARE_ROOT
  BARE_ROOT=$(mktemp -d /var/tmp/bare.XXXXXX)
  trap clean_up EXIT
  trap 'exit 130' INT TERM
  set -m # or the trial could not be interrupted
  unshare --mount --pid --fork --kill-child --mount-proc "$0" </dev/null &
  wait $!
}

clean_up() {
  kill -KILL %1 2>/dev/null && wait %1 2>/dev/null || true
  rm -rf --one-file-system "$BARE_ROOT"
}

# The machine

build() {
  say "debootstrap: a bare Debian, $SUITE"
  mkdir -p "$KEPT/debs" "$KEPT/archives/partial"
  local log=$BARE_ROOT.log
  # shellcheck disable=SC2046  # no mirror is no argument
  debootstrap --variant=minbase --include=$WITH --cache-dir="$KEPT/debs" $SUITE "$BARE_ROOT" $(mirror) >"$log" 2>&1 ||
    { tail -n 20 "$log"; rm "$log"; exit 1; }
  rm "$log"
  chmod 755 "$BARE_ROOT" # others live there too
  echo force-unsafe-io >"$BARE_ROOT/etc/dpkg/dpkg.cfg.d/soon-gone"
}

# Which addresses apt asks here; none of them is written down.
apt_asks() { apt-get indextargets --format "$1" 'Created-By: Packages'; }
mirror() { apt_asks '$(ORIGIN) $(RELEASE) $(REPO_URI)' | awk '$1 == "Debian" && $2 !~ /-/ { print $3; exit }'; }

connect() {
  mount -t proc proc "$BARE_ROOT/proc"
  mount --rbind /dev "$BARE_ROOT/dev"
  mount --bind "$KEPT/archives" "$BARE_ROOT/var/cache/apt/archives"
  ask_like_this_machine
  inside update-ca-certificates >/dev/null 2>&1
}

# The ways to the registries: apt's addresses and proxies, settings of pip and npm, certificates.
ask_like_this_machine() {
  local asked each
  asked=$(apt_asks 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' | grep -E " $SUITE(-[a-z]+)? " | sort -u) || true
  [ -z "$asked" ] || echo "$asked" >"$BARE_ROOT/etc/apt/sources.list"
  apt-config dump Acquire | grep -E '^Acquire::(https?|Check|Retries|Force)' >"$BARE_ROOT/etc/apt/apt.conf.d/90ways" || true
  for each in /etc/apt/auth.conf.d /etc/apt/trusted.gpg.d /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/npmrc \
    /usr/local/share/ca-certificates "$HOME/.npmrc" "$HOME/.config/pip"; do
    [ ! -e "$each" ] || carry "$each" "${each/#$HOME//root}"
  done
  sed -i -E '/^find-links|file:/d' "$BARE_ROOT"{/etc/pip.conf,/root/.config/pip/pip.conf} 2>/dev/null || true # not there
}

carry() { mkdir -p "$BARE_ROOT$(dirname "$2")" && cp -rLT "$1" "$BARE_ROOT$2"; }

# A command in the bare machine, which knows nothing of this one but the ways to the registries.
inside() {
  local ways
  mapfile -t ways < <(env -u PIP_FIND_LINKS | grep -iE '^((https?|ftp|no|all)_proxy|(pip|npm_config)_[a-z_]+|[a-z0-9_]+_(ca_bundle|ca_certs|cainfo|cert_file|cert_dir))=')
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb CI=true "${ways[@]}" chroot "$BARE_ROOT" "$@"
}

clone() {
  git -c safe.directory='*' clone -q --no-hardlinks "$HERE" "$BARE_ROOT/quarterdeck"
  say "a clone of $(git -C "$BARE_ROOT/quarterdeck" log -1 --format='%h, %s')"
}

# The trials

told=()
red=0

try() {
  local what=$1 since=$SECONDS verdict=green
  shift
  say "$what"
  "$@" || { verdict=RED; red=1; }
  told+=("$(printf '%-5s %5d s  %s' $verdict $((SECONDS - since)) "$what")")
  say "${told[-1]}"
}

plays() {
  local log=$BARE_ROOT/play.log playing address
  set -m
  inside make -C quarterdeck play >"$log" 2>&1 &
  playing=$!
  set +m
  until address=$(grep -om1 'http://[^ ]*' "$log") && answers "$address"; do
    kill -0 $playing 2>/dev/null || { cat "$log"; return 1; }
    sleep 0.2
  done
  kill -- -$playing
  wait $playing || true # it was stopped, not done
}

answers() { inside python3 -c "import urllib.request as web; web.urlopen('$1')" 2>/dev/null; }

rounds() {
  local round
  for round in $(seq $((ROUNDS - 1))); do
    try "make test, round $round" inside make -C quarterdeck test
  done
  keep_busy
  try "make test, round $ROUNDS, beside a busy loop on each core" inside make -C quarterdeck test
  kill "${busy[@]}" || true
}

keep_busy() {
  busy=()
  for _ in $(seq "$(nproc)"); do
    while :; do :; done &
    busy+=($!)
  done
}

# As many times as told, each in a process of its own, one beside the other on each core.
again() {
  local once='.venv/bin/pytest -q "$1" >/tmp/$2 2>&1 || { cat /tmp/$2; exit 1; }'
  inside sh -c "cd quarterdeck && seq $TIMES | xargs -P $(nproc) -I{} sh -c '$once' once '$1' {}"
}

trial() {
  build
  connect
  clone
  try "make play serves the page" plays
  rounds
  local each
  for each in "${RACED[@]}"; do
    try "$TIMES times ${each#*::}" again "$each"
  done
  say "on a bare machine:"
  printf '%s\n' "${told[@]}"
  exit $red
}

if [ -z "${BARE_ROOT:-}" ]; then outside; else trial; fi
