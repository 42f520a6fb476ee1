// Package cepr finds articles by the paths of their texts, without training (CEPR).
//
// The tag path of a text node is the list of tags from the root of the page to it.
// Texts of an article share a path whose texts are many, long, full of punctuation,
// and of very different lengths. So every text gets a score from the statistics of
// all texts with its path; the scores are smoothed over neighbouring texts, the more
// the nearer their paths are; a threshold parts content from the rest.
//
// The method is that of Wu, Li, Hu and Wu, "Web news extraction via path ratios",
// CIKM 2013, doi:10.1145/2505515.2505558, here [Wu13]. Formulas that are damaged in
// the copy at hand are those of the authors' research code; the published value of
// Example 3 confirms them.
//
// [Methods] lists the variants and their parameters. Where the paper leaves
// something open [Options] has a field for each choice; the zero value is what we
// hold to be meant. Start reading at [Extractor.Select]; ratio.go has the scores,
// smooth.go the smoothing.
//
// Cost is linear in the nodes of the page, and for the smoothing in the texts times
// the window; two paths are compared only where they differ and have a score.
package cepr
