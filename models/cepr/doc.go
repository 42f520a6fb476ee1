// Package cepr finds articles by the paths of their texts, without training: texts
// of an article share a tag path whose texts are many, long, full of punctuation and
// of very different lengths.
//
// [Extractor.Select] takes a page, laid out or not, and judges every text node by
// all that have its path. What the browser hides is not read.
//
// The method is that of Wu, Li, Hu and Wu, "Web news extraction via path ratios",
// CIKM 2013, doi:10.1145/2505515.2505558, tagged [Wu13] here; where the paper leaves
// a detail open (OPEN-P1 to OPEN-P4 of the project's algorithm specification,
// section 4) Options names the choice, and the zero value is what we hold to be
// meant.
//
// Cost is linear in the nodes of the page, and for the smoothing in the texts times
// the window; two paths are compared only where they differ and have a score.
package cepr
