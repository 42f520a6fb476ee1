package eval

import "galley/page"

// MaxTokens is how many tokens of each text the metrics that align texts read (LCSPR,
// LCSScore, CleanEval, Nodes.PR). LCS takes time in proportion to the product of the
// lengths: a quarter of a second for two texts of this length. The rest of a longer text
// counts as not aligned, so the metric is then a lower bound, and Scores.Capped is set.
// The longest gold text of WCXB has 8,721 tokens.
const MaxTokens = 100_000

// alone is the result where the extraction (e tokens) or the gold text (l tokens) is
// empty, which the papers leave open: two empty texts agree, one empty text is 0.
func alone(e, l int) (pr PR, is bool) {
	switch {
	case e == 0 && l == 0:
		return PR{1, 1}, true
	case e == 0 || l == 0:
		return PR{}, true
	}
	return PR{}, false
}

// prOf is the precision and recall of c right ones among e extracted and l gold.
func prOf(c, e, l int) PR {
	if pr, is := alone(e, l); is {
		return pr
	}
	return PR{float64(c) / float64(e), float64(c) / float64(l)}
}

// boundedLCS is LCS of the first MaxTokens of each text.
func boundedLCS(e, l []string) int {
	return LCS(e[:min(len(e), MaxTokens)], l[:min(len(l), MaxTokens)])
}

// LCSPR is precision and recall by the longest common subsequence (Sun et al. 2011,
// performance metrics): P = LCS/|e|, R = LCS/|l|, in [0, 1]. Each occurrence of a token
// counts once, in order.
func LCSPR(e, l []string) PR { return prOf(boundedLCS(e, l), len(e), len(l)) }

// LCSScore is the score of Sun et al. 2011 (performance metrics) and Wu et al. 2013:
// LCS / (|e| + |l| - LCS), in [0, 1]. It is symmetric.
func LCSScore(e, l []string) float64 { return scoreOf(boundedLCS(e, l), len(e), len(l)) }

func scoreOf(lcs, e, l int) float64 {
	if e+l == 0 {
		return 1
	}
	return float64(lcs) / float64(e+l-lcs)
}

// CleanEval is the score of the CleanEval contest, as it was published: 1 - distance /
// length of the alignment. The distance counts insertions and deletions, the alignment
// these and the matches. It equals LCSScore.
func CleanEval(e, l []string) float64 { return cleanEvalOf(boundedLCS(e, l), len(e), len(l)) }

func cleanEvalOf(lcs, e, l int) float64 {
	deleted, inserted := e-lcs, l-lcs
	if e+l == 0 {
		return 1
	}
	return 1 - float64(deleted+inserted)/float64(deleted+inserted+lcs)
}

// Bag compares multisets of words (Weninger et al. 2010): c = Σ min(count in e, count
// in l), P = c/|e|, R = c/|l|, in [0, 1]. Order does not count, so it is
// never below LCSPR.
func Bag(e, l []string) PR {
	return prOf(page.SharedWords(l, e), len(e), len(l))
}

// Set is precision and recall of the sets of distinct tokens (Tan et al. 2018,
// performance metrics), in [0, 1].
func Set(e, l []string) PR {
	inGold := make(map[string]bool, len(l))
	for _, token := range l {
		inGold[token] = true
	}
	seen := make(map[string]bool, len(e))
	c := 0
	for _, token := range e {
		if seen[token] {
			continue
		}
		seen[token] = true
		if inGold[token] {
			c++
		}
	}
	return prOf(c, len(seen), len(inGold))
}

// WCXB is the metric of the Web Content eXtraction Benchmark: Bag of WCXBTokens. The
// benchmark's figure for a corpus is the mean of the pages' F1.
func WCXB(extracted, gold string) PR { return Bag(WCXBTokens(extracted), WCXBTokens(gold)) }
