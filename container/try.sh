#!/bin/sh
# Runs a command in a root that root.sh made, as the image runs it: an ordinary user
# without capabilities, a root that cannot be written, /tmp and /data in memory, Chrome's
# own sandbox on, under the profile seccomp.json. try.sh DIR COMMAND ... Needs root.
#
# GALLEY_TEST_BIND=FOLDER shows a folder of this machine inside, at the same place, read-only.
set -eu
dir=${1:?usage: try.sh DIR COMMAND ...}
shift
here=$(cd "$(dirname "$0")" && pwd)
export dir here
exec unshare --mount --pid --ipc --fork sh -euc '
	mount --bind -o ro "$dir" "$dir"
	mount -o remount,bind,ro "$dir"
	mount -t proc proc "$dir/proc"
	mount -t tmpfs -o mode=1777,size=2g tmp "$dir/tmp"
	mount -t tmpfs -o uid=10001,size=2g data "$dir/data"
	mount -t tmpfs -o mode=755 dev "$dir/dev"
	for d in null zero full random urandom; do touch "$dir/dev/$d"; mount --bind "/dev/$d" "$dir/dev/$d"; done
	mkdir -m 1777 "$dir/dev/shm"
	mount -t tmpfs -o mode=1777,size=1g shm "$dir/dev/shm"
	ln -s /proc/self/fd "$dir/dev/fd"
	if [ -n "${GALLEY_TEST_BIND:-}" ]; then
		mount --bind -o ro "$GALLEY_TEST_BIND" "$dir/srv"
	fi
	exec python3 "$here/with-seccomp.py" "$here/seccomp.json" \
		chroot "$dir" setpriv --reuid 10001 --regid 10001 --clear-groups --inh-caps=-all --bounding-set=-all \
		env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp XDG_CONFIG_HOME=/tmp/config XDG_CACHE_HOME=/tmp/cache ${GALLEY_TEST_ENV:-} "$@"
' sh "$@"
