#!/bin/sh
# Installs what galley needs beside Go: Chromium, fonts and LIBSVM's svm-train.
# On Debian and Ubuntu it installs what is missing; elsewhere it says what to
# install, and stops.
set -eu

chrome_names="chromium-headless-shell chrome-headless-shell headless-shell headless_shell chromium chromium-browser google-chrome-stable google-chrome chrome"

find_chrome() {
	if [ -n "${GALLEY_CHROME:-}" ]; then
		command -v "$GALLEY_CHROME"
		return
	fi
	for name in $chrome_names; do
		if command -v "$name"; then return; fi
	done
	return 1
}

missing=""
find_chrome >/dev/null || missing="$missing chromium-headless-shell"
command -v svm-train >/dev/null || missing="$missing libsvm-tools gnuplot-nox"
# Any font will do for Chrome to start, but not for text to have a usual width.
if command -v fc-list >/dev/null; then
	[ -n "$(fc-list 'Liberation Sans' family)" ] || missing="$missing fonts-liberation"
	[ -n "$(fc-list 'DejaVu Sans' family)" ] || missing="$missing fonts-dejavu-core"
else
	missing="$missing fontconfig fonts-liberation fonts-dejavu-core"
fi
[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null; then
	if find_chrome >/dev/null && command -v svm-train >/dev/null; then
		echo "install-deps: fonts may be missing ($missing): pages may look different" >&2
		exit 0
	fi
	cat >&2 <<-EOF
	install-deps: this system has no apt-get. Please install:
	  - Chrome or Chromium, found on PATH or named by GALLEY_CHROME
	    (macOS: brew install --cask chromium; Fedora: dnf install chromium)
	  - svm-train of LIBSVM, found on PATH
	    (macOS: brew install libsvm; Fedora: dnf install libsvm)
	then run the same command again.
	EOF
	exit 1
fi

as_root=""
if [ "$(id -u)" != 0 ]; then
	if ! command -v sudo >/dev/null; then
		echo "install-deps: run as root: apt-get install$missing" >&2
		exit 1
	fi
	as_root="sudo"
fi
echo "install-deps: installing$missing" >&2
$as_root apt-get update -qq
# Older systems have no package of the headless shell, and Ubuntu's chromium is a snap under
# another name.
case "$missing" in
*chromium*)
	for package in chromium-headless-shell chromium chromium-browser; do
		if apt-cache policy "$package" | grep -q 'Candidate: [0-9]'; then break; fi
	done
	missing=$(echo "$missing" | sed "s/ chromium-headless-shell/ $package/")
	;;
esac
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null

if ! find_chrome >/dev/null || ! "$(find_chrome)" --version >/dev/null 2>&1; then
	echo "install-deps: Chromium was installed but does not run. Install Chrome or Chromium" >&2
	echo "  yourself (Ubuntu in a container has none: use Google Chrome's own package), or name one with GALLEY_CHROME" >&2
	exit 1
fi
command -v svm-train >/dev/null || { echo "install-deps: svm-train is still missing" >&2; exit 1; }
