// Package eval says when an extraction is right: it compares what an extractor found
// with what a person labelled, or with a gold text, and adds the comparisons up.
//
// Against labels, [Compare] takes two selections of one page, strictly and leniently;
// [Pages] counts comparisons per site and overall, and keeps the wrong ones.
//
// Against gold texts, [Run] has extractors extract the documents of a corpus (package
// eval/corpus), and [NewTextReport] sums up what they did, written as JSON, Markdown
// or HTML. A [Reference] compares one extraction with one gold text; the metrics alone
// are [LCSPR], [LCSScore], [Bag], [Set], [Nodes.PR], [Shingles] and [WCXB].
//
// eval knows neither wrappers nor methods: whatever selects can be measured. The
// protocol is that of Wang et al., KDD 2009, section 5.
package eval
