// Package features turns a [page.Page] into what a support vector machine reads:
// which subtrees may be the title or the body of an article, and one row of
// numbers for each of them.
//
// The way through it:
//
//	set := features.Full()                        // or Wang2009(), Lookup(name)
//	x := features.NewIndex(p, set.Limits)         // one pass over the page, once
//	bodies, relaxed, err := features.BodyCandidates(x)
//	rows := set.Body(x, bodies)                   // rows.Row(i) is of bodies[i]
//	…                                             // svm: the best row is the body
//	titles, relaxed, err := features.TitleCandidates(x, body)
//	rows = set.Title(x, body, titles)
//
// A [Set] is two tables of columns, one for bodies and one for titles; name,
// unit, scale, source and code of a column stand together (body.go, title.go).
// [Wang2009] has the columns of the paper as they are; [Full] has them on fixed
// scales, with more. Scales are constants and never fitted to training pages: a
// wrapper is trained on one site and used on all others, where another site's
// means and deviations would be wrong ([Study]).
//
// # Text
//
// Only text that a reader sees counts: what is Hidden in the page is not there.
// Characters are code points of each text with its white space collapsed, words
// are those of [page.Words].
//
// # Cost
//
// Everything is linear in nodes and text. No subtree is walked for a candidate:
//   - Sums over a subtree (characters, words, link characters, headings) are
//     differences of two prefix sums.
//   - Distinct words of a subtree are such a sum too: a word counts +1 where it
//     stands and -1 at the lowest element around it and its last occurrence
//     before. This step alone has a logarithm, of the depth.
//   - The end of a subtree's text is one look at its last text with more than
//     closing quotes and brackets, which every text knows of those before it.
//   - The text itself is put together only for the comparison with link texts,
//     and only where it is no longer than the longest of them, at most 400
//     characters.
//
// # Sources
//
// [Wang09] Wang, He, Wang, Pei, Bu, Chen, Guan, Zheng: "Can we learn a
// template-independent wrapper for news article extraction from a single
// training site?", KDD 2009, doi:10.1145/1557019.1557163. Marks as OPEN-W3 name
// what the paper leaves open; [Limits] says what was chosen.
//
// [Study] The measurements made before galley was built, 30 sites with 50 pages
// each, 60,906 body and 48,684 title candidates.
package features
