// Package look measures how much of a page's look an article keeps: the same type,
// boxes and pictures.
//
// [Compare] takes the two as rendered pages, [Dataset] writes and renders the articles
// of all labelled pages of a dataset first, and [NewReport] sums up.
package look
