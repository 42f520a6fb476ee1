// Package lead finds the pictures of an article: the one that leads it, which stands outside of
// the body, and those that stand in cuts of the body. It reads the page and a selection, and
// returns a selection.
package lead
