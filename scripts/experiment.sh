#!/bin/sh
# The paper's first experiment: from each site of a folder train wrappers of 10, 20
# and 40 pages, and test each on 40 other pages of every site; with the default
# features and with the paper's. Usage: experiment.sh SITES [OUT]
set -eu
sites=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
out=${2:-build/experiment}
mkdir -p "$out"
go build -o build/serve-folder ./scripts/serve-folder

set --
for truth in "$sites"/*/truth.jsonl; do
	site=$(basename "$(dirname "$truth")")
	set -- "$@" -d "$out/$site"
	[ -f "$out/$site.done" ] && continue
	build/serve-folder "$sites/$site" >"$out/address.txt" &
	server=$!
	trap 'kill $server 2>/dev/null || true' EXIT
	until [ -s "$out/address.txt" ]; do sleep 0.1; done
	echo "$site:"
	bin/galley capture -d "$out/$site" --labels "$truth" --base-url "$(cat "$out/address.txt")"
	touch "$out/$site.done"
	kill $server
	wait $server 2>/dev/null || true
	: >"$out/address.txt"
done

for features in full wang2009; do
	echo
	echo "Strict page accuracy in percent, features $features:"
	bin/galley eval transfer "$@" --features $features --pages 10,20,40 --test 40 --seed 1
done
