// Package page holds the one data structure that every stage of galley reads:
// a [Page], the flat tree of a rendered or parsed document, and the one that
// every extractor returns: a [Selection], which nodes are title and body.
//
// A Page comes from render (headless Chrome; Laid is true, boxes and computed
// styles are the browser's), from page/parse (no browser; Laid is false) or
// from a file (page/stored). Wherever it enters it is checked once by [Page.Link]:
// document order, subtree ends, finite boxes, known styles, limits. Nothing
// downstream asks again. Link also hides what is in a hidden element; [galley/page/hidden] marks what
// no style sheet hides and is no text for readers all the same.
//
// Below are packages that look at the source or at the tree of the parser: page/sniff,
// page/encoding, page/cost and page/shadow. Above are those that make a page, and those that
// ask a finished one: page/hidden, page/linkeddata, page/contents and page/control.
//
// Nodes are in pre-order, so the subtree of n is Nodes[n:Nodes[n].End], and a
// sum over a subtree is the difference of two prefix sums.
//
// What a reader sees as text, and how it is counted in characters and words, is
// defined once: see [Page.Text], [Norm], [Chars] and [Words].
package page
