// Package metadata reads what a page says about the article on it: who wrote it, when, for
// whom, in which language, and what it is called. It reads linked data, meta tags, microdata,
// and words that a reader sees near the title and around the text.
//
// [NewReader] reads a page once, for a selection of it; [Reader.Facts] joins that with the
// lines of the text, of which some say who wrote it. Nothing depends on one language: words
// are in tables of all that are known, and what stands where decides before words do.
package metadata
