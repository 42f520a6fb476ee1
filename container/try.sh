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
	python3 "$here/seccomp-program.py" "$here/seccomp.json" > "$dir/tmp/seccomp"
	# Whoever is in a chroot may make no user namespace: the root itself is changed.
	mount --make-rprivate /
	cd "$dir"
	pivot_root . .
	umount -l .
	cd /tmp
	# prctl: PR_SET_NO_NEW_PRIVS, then PR_SET_SECCOMP.
	exec perl -e "
		open F, q(<), q(/tmp/seccomp) or die; local \$/; my \$code = <F>; unlink q(/tmp/seccomp);
		my \$program = pack q(Sx6P), length(\$code) / 8, \$code;
		my \$prctl = \`uname -m\` =~ /x86_64/ ? 157 : 167;
		syscall(\$prctl, 38, 1, 0, 0, 0) == 0 && syscall(\$prctl, 22, 2, \$program, 0, 0) == 0 or die qq(seccomp: \$!\n);
		exec @ARGV" setpriv --reuid 10001 --regid 10001 --clear-groups --inh-caps=-all --bounding-set=-all \
		env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp XDG_CONFIG_HOME=/tmp/config XDG_CACHE_HOME=/tmp/cache ${GALLEY_TEST_ENV:-} "$@"
' sh "$@"
