// Package metadata reads what a page says about the article on it: who wrote it, when, for
// whom, in which language, and what it is called. It says which facts there are, and in which order
// the places are trusted that have them; the packages below it know the places. Nothing depends on one
// language: words are in tables of all that are known, and what stands where decides before words do.
//
// [NewReader] reads a page once, for a selection of it; [Reader.Facts] joins that with the
// lines of the text, of which some say who wrote it.
package metadata
