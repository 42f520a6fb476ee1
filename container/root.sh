#!/bin/sh
# Builds the root of the image in a folder, where there is no Docker: root.sh DIR. Needs
# mmdebstrap and root. The steps are those of the Dockerfile, by the same setup.sh.
set -eu
dir=${1:?usage: root.sh DIR}
here=$(cd "$(dirname "$0")" && pwd)
# As in the image of Debian, security updates are among the sources: Chromium comes from there.
if [ -n "${GALLEY_TEST_MIRROR:-}" ]; then
	set -- "$GALLEY_TEST_MIRROR"
else
	set -- "deb http://deb.debian.org/debian bookworm main" \
		"deb http://deb.debian.org/debian-security bookworm-security main"
fi
mmdebstrap --variant=minbase --include=ca-certificates bookworm "$dir" "$@"
mkdir -p "$dir/setup"
cp "$here/packages" "$here/setup.sh" "$dir/setup/"
for f in /etc/resolv.conf /etc/apt/apt.conf.d/*; do
	[ -f "$f" ] && mkdir -p "$dir$(dirname "$f")" && cp "$f" "$dir$f"
done
mount --bind /proc "$dir/proc"
trap 'umount "$dir/proc"' EXIT
# Docker gives every container one.
[ -e "$dir/etc/hosts" ] || printf '127.0.0.1\tlocalhost\n::1\tlocalhost ip6-localhost ip6-loopback\n' > "$dir/etc/hosts"
chroot "$dir" sh /setup/setup.sh
rm -r "$dir/setup"
cd "$here/.." && CGO_ENABLED=0 go build -trimpath -ldflags '-s -w' -o "$dir/usr/local/bin/galley" ./cmd/galley
