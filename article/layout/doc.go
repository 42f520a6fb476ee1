// Package layout says how a page was laid out where its article stands: what of a box is seen,
// where its contents lie in it, what holds it in its place. All of it is read from the boxes
// and computed values that the browser had, and from nothing else.
package layout
