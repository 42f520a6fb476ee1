// Package parts keeps parts of a whole that is kept: items of a list, the source of a quotation, charts,
// code, chapters and sections that are marked up or headed alike, in a body and behind it. It drops the margins of pages that are no articles.
package parts
