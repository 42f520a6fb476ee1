#!/bin/sh
# Makes every .txt, .model and .want file of this folder. Needs svm-train, a C
# compiler and libsvm-dev; README.md has the versions that were used.
set -eu
cd "$(dirname "$0")"

# A generator of its own, because awk's rand differs from awk to awk. All its
# numbers are below 2^53, so that doubles hold them.
table() {
	awk -v rows="$1" -v seed="$2" -v labels="$3" 'BEGIN {
		s = seed
		for (i = 0; i < rows; i++) {
			sum = 0; line = ""
			for (j = 1; j <= 6; j++) {
				s = (s * 48271) % 2147483647
				v = int(s / 2147483647 * 100000) / 100000
				if (!labels && i % 10 == 9) v *= 20          # far from every support vector
				if (!labels && i == 0) v = 0
				if (j <= 3) sum += v
				line = line " " (labels ? j ":" : "") v
			}
			s = (s * 48271) % 2147483647
			y = sum + s / 2147483647 * 0.6 > 2 ? "+1" : "-1"
			print labels ? y line : substr(line, 2)
		}
	}'
}
table 80 2009 1 > problem.txt
table 60 2011 0 > rows.txt

svm-train -q -s 0 -t 2 -c 8 -g 1 problem.txt plain.model
svm-train -q -s 0 -t 2 -c 2 -g 0.5 -w1 4 -b 1 problem.txt prob.model
# LIBSVM reads models with -1 first, which other programs write.
sed -e 's/^label 1 -1$/label -1 1/' prob.model > swapped.model
# So steep that the bounds of the probability are reached.
sed -e 's/^probA .*/probA -40/' prob.model > steep.model

out=$(mktemp)
trap 'rm -f "$out"' EXIT
cc -O1 -ffp-contract=off -I"${LIBSVM_INCLUDE:-/usr/include/libsvm}" -o "$out" predict17.c "${LIBSVM_LIB:--lsvm}"
for m in *.model; do
	"$out" "$m" 6 < rows.txt > "${m%.model}.want"
done
