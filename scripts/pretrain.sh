#!/usr/bin/env bash
# Rebuilds the weights that ship, from the corpora beside the project:
#   scripts/pretrain.sh [SHARED [WORK]]
# SHARED has corpora/wcxb and corpora/sites; pages that were laid out are kept in WORK,
# and taken from there when the script runs again. Takes about an hour on two cores.
set -euo pipefail
cd "$(dirname "$0")/.."
shared=${1:-${GALLEY_SHARED:-../shared}}
work=${2:-build/pretrain}
mkdir -p "$work"
go build -o "$work/galley" ./cmd/galley
go build -o "$work/serve" ./scripts/serve-folder
: >"$work/address"

echo "laying out the pages of wcxb" >&2
go run ./models/shipped/scripts/lay -corpus "$shared/corpora/wcxb" -out "$work/laid"

for site in "$shared"/corpora/sites/*/; do
	name=$(basename "$site")
	echo "capturing $name" >&2
	"$work/serve" "$site" >"$work/address" &
	server=$!
	trap 'kill $server 2>/dev/null || true' EXIT
	until [ -s "$work/address" ]; do sleep 0.1; done
	"$work/galley" capture -d "$work/sites/$name" --labels "$site/truth.jsonl" --base-url "$(cat "$work/address")"
	kill $server
	: >"$work/address"
done

fit() { go run ./models/shipped/scripts/fit -wcxb "$shared/corpora/wcxb" "$@"; }
fit -blocks -out models/fused/weights.json
fit -sites "$shared/corpora/sites" -out models/shipped/plain.json
fit -add 0.8 -sites "$shared/corpora/sites" -laid "$work/laid" -captured "$work/sites" -out models/shipped/visual.json
