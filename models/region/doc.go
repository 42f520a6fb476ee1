// Package region finds the subtree of a page that has most of what a reader sees, and the
// entries in it, without any score: that is the text of a page that is no article and on which
// nothing else was found.
package region
