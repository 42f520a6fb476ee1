// Package plan decides what becomes of every node of the parts of an article: whether it is
// written, as what element, and where a link into the page leads. All formats are written by
// one plan, so that what one leaves out no other has.
package plan
