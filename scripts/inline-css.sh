#!/bin/sh
# Lists the article pages of WCXB that bring their look along: at least MIN bytes of CSS
# in style elements and attributes, and no style sheet that is loaded. One line a page,
# BYTES ID. With LABELS=FILE also writes their gold texts as labels for galley capture,
# with addresses below BASE.
#   scripts/inline-css.sh DIR [MIN]
set -eu
dir=$1 min=${2:-20000} base=${BASE:-http://127.0.0.1:9430} labels=${LABELS:-/dev/null}
exec perl -MJSON::PP -e '
	my ($dir, $min, $base, $labels) = @ARGV;
	open(my $out, ">", $labels) or die "write $labels: $!";
	for my $file (sort glob "$dir/html/*.html.gz") {
		my ($id) = $file =~ m{([^/]+)\.html\.gz$};
		open(my $in, "-|", "gzip", "-dc", $file) or die "read $file: $!";
		local $/; my $html = <$in>; close $in;
		next if $html =~ /<link\b[^>]*\brel=["\x27]?stylesheet/i;
		my $bytes = 0;
		$bytes += length $1 while $html =~ /<style\b[^>]*>(.*?)<\/style/gis;
		$bytes += length $2 while $html =~ /\sstyle=(["\x27])(.*?)\1/gis;
		next if $bytes < $min;
		open(my $t, "<", "$dir/ground-truth/$id.json") or next;
		my $truth = decode_json(<$t>); close $t;
		next if ($truth->{_internal}{page_type}{primary} // "") ne "article";
		my $gold = $truth->{ground_truth};
		print "$bytes $id\n";
		print $out encode_json({url => "$base/$id.html", gold_text => $gold->{main_content}, gold_title => $gold->{title}}), "\n";
	}' "$dir" "$min" "$base" "$labels"
