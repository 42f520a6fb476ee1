#!/bin/sh
# Makes a Debian root into that of the image: packages, and a user without rights. The
# Dockerfile runs it in a container, container/root.sh in a folder.
set -eu
cd "$(dirname "$0")"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# shellcheck disable=SC2046
apt-get install -qy --no-install-recommends $(grep -v '^#' packages)
rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc /usr/share/man
groupadd --gid 10001 galley
useradd --uid 10001 --gid galley --home-dir /home/galley --create-home --shell /usr/sbin/nologin galley
mkdir -p /data
chown galley:galley /data
