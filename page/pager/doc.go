// Package pager finds where a text goes on that is split over several pages: the link to the
// next of them. Sites mark such links up in every way there is, but the addresses of the pages
// are nearly always one address with the number of the page in it, and the links say these
// numbers, or the HTML relation "next" (HTML, 4.6.7.20).
//
// Whether the page at that address does go on with the text is known when it was read only:
// see package article/continuation.
package pager
