// Package cetd finds articles by text density, without training: elements with
// many characters and few tags are content, those full of links are not.
//
// [Extractor.Select] takes a page, laid out or not, and returns every content
// block, not only the largest. What the browser hides is not read.
//
// The method is that of Sun, Song and Liao, "DOM based content extraction via text
// density", SIGIR 2011, doi:10.1145/2009916.2009952, tagged [Sun11] here; where
// the paper leaves a detail open (OPEN-C1 to OPEN-C7 of the project's algorithm
// specification, section 3) Options names the choice, and the zero value is what
// we hold to be meant.
//
// Cost is linear in the nodes of the page: counts are added up from the leaves,
// marks are set once, and nothing recurses.
package cetd
