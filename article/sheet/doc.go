// Package sheet writes the style sheet of an article from the computed values of the page's
// elements: what differs from what a browser would come to by itself. Values pass
// allowlist.IsValue one by one, and no address is written, so that a style sheet of an article
// loads nothing. What depends on where an element stands is in its [Key]; package document
// fills that in.
package sheet
