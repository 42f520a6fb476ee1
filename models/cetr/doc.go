// Package cetr finds articles by the lines of the source, without training: lines
// with much text and few tags are content.
//
// [Extractor.Select] takes a page, laid out or not. A page.Page no longer has its
// source, so the body is written out again as HTML, a start and an end tag an
// element, and the lines are those of that text: they end where a text node has a
// line feed, which is where the source had it, but not inside tags and comments,
// which are no text. What the browser hides is not written. Selections are of whole
// nodes, so a text node on several lines is content when half of it is on lines
// that are.
//
// The method is that of Weninger, Hsu and Han, "CETR: content extraction via tag
// ratios", WWW 2010, doi:10.1145/1772690.1772789, tagged [Weninger10] here, in the
// form that the papers compared with it (section 7.1 of the project's algorithm
// specification); where that form is open (OPEN-B1 to OPEN-B3) Options names the
// choice, and the zero value is what we hold to be meant.
//
// Cost is linear in source and lines, of which there are at most 2^18.
package cetr
