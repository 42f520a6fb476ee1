// Package title has the text of a title: where it ends in the subtree that was selected, what of the
// next element belongs to it, and what is the name of the site. Linked data, meta tags and <title> say
// what the headline is; only what a reader sees is taken.
package title
