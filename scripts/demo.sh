#!/bin/sh
# Learns from 40 labelled pages of one bundled site, cuts an article out of a page
# of another, and says where to look.
set -eu
cd "$(dirname "$0")/.."

train_site=courier
test_site=lantern
out=demo
mkdir -p "$out"
go build -o build/newsstand ./testdata/newsstand/serve

build/newsstand -addr 127.0.0.1:0 >"$out/sites.txt" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM

address() { sed -n "s/^$1 //p" "$out/sites.txt"; }
tries=0
until [ -n "$(address "$test_site")" ] && [ -n "$(address "$train_site")" ]; do
	tries=$((tries + 1))
	if [ "$tries" -gt 100 ] || ! kill -0 $server 2>/dev/null; then
		echo "demo: the bundled sites do not come up" >&2
		exit 1
	fi
	sleep 0.1
done

echo "1. The bundled sites are served:"
sed 's/^/     /' "$out/sites.txt"

build/newsstand -write build/sites >/dev/null
head -n 40 "build/sites/$train_site/labels.jsonl" >"$out/labels.jsonl"

echo "2. Capture 40 labelled pages of $train_site:"
rm -rf "$out/$train_site"
bin/galley capture -d "$out/$train_site" --labels "$out/labels.jsonl" --base-url "$(address $train_site)"

echo "3. Train a wrapper on them:"
bin/galley train -d "$out/$train_site" -o "$out/$train_site.wrapper"

story="$(address $test_site)/$(sed -n '7s/.*"url":"\([^"]*\)".*/\1/p' "build/sites/$test_site/labels.jsonl")"
echo "4. Cut an article out of a page of $test_site, which it has never seen:"
echo "     $story"
bin/galley extract -w "$out/$train_site.wrapper" "$story" -o "$out/article.html"
bin/galley inspect -w "$out/$train_site.wrapper" --beside "$story" -o "$out/side-by-side.png"

here=$(pwd)
echo
echo "The article, in its own look:          $here/$out/article.html"
echo "The page and the article side by side: $here/$out/side-by-side.png"
echo "(The article's pictures come from the demo's server, which ends now.)"
