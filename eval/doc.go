// Package eval measures extractors: how often the title and the body they select
// are those a person labelled.
//
// [Compare] compares two selections of one page, strictly and leniently; [Pages]
// adds judgements up, per site and overall, and keeps the wrong ones. eval knows
// only package page: whatever selects can be measured.
//
// Against gold texts the way is
//
//	OpenCorpus     a folder -> Corpus: its Documents, each with its Gold
//	Run            Documents and Named extractors -> PageResults
//	NewTextReport  PageResults -> TextReport, written as JSON, Markdown or HTML
//	Floor          what quality on a corpus must not fall below
//
// with [Reference] comparing one extraction with one gold text, and [Plot] drawing.
//
// Metrics and protocol follow Wang et al., KDD 2009, section 5 (algorithms 2.11
// and 8 in the project's terms).
package eval
