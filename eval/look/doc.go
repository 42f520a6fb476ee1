// Package look measures how much of a page's look an article keeps: the same type,
// boxes and pictures, in the same places, and no worse on a narrow screen.
//
// [Compare] takes the two as rendered pages. [Dataset] writes and renders the articles
// of all labelled pages of a dataset first, [Corpus] those of a corpus whose truth says
// where title and body are. [NewReport] sums up.
package look
