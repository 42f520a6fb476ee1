// Package features measures pages: which subtrees may be the title and the body of an
// article, and one row of numbers for each of them, for blocks of text and for the page.
// Models read the rows. The package decides nothing.
//
// An [Index] holds what is measured of one page. It has two halves.
//
// # Subtrees
//
// The half of Wang et al. 2009 describes elements of a laid-out page: a support vector
// machine chooses the body among them, then the title.
//
//	set := subtree.Full()                               // or Relative(), Wang2009(), Lookup(name)
//	x := features.NewIndex(p, set.Limits)
//	bodies, relaxed, err := set.BodyCandidates(x)
//	rows := set.Body(x, bodies)                         // rows.Row(i) describes bodies[i]
//	titles, relaxed, err := set.TitleCandidates(x, body)
//	rows = set.Title(x, body, titles)
//
// Package wang has them, and package subtree the sets of columns to learn from.
//
// # Blocks
//
// The other half describes blocks: runs of text under one element that is not inline,
// which a reader sees as lines or paragraphs. It needs no browser. Networks read its
// tables one after the other:
//
//	x := features.NewIndex(p, wang.Limits{})
//	blocks := features.Blocks(false)
//	row := x.BlockRows(&blocks)         // row(i, out): block i and what is around it
//	scores := x.Scores(posteriors)      // by a network, one for each block
//	scores.Row(&contexts, i, out)       // block i by the posteriors of all blocks
//	view := scores.Bodies()             // subtrees that may be the body; view.Row
//	titles := scores.Titles(body)       // subtrees that may be the title; titles.Row
//	titles.Document(body, title)        // the page: is it an article?
//
// Columns of a column.Table are found by name and version, so that a model never reads a
// column that has changed its meaning. Package block says what the main path and
// sections are that columns speak of, package sibling what sibling groups and sibling prose
// are. What the page says of itself, as title hints, is read by package metadata.
//
// # Text
//
// Only visible text counts. Overlays, such as dialogs about cookies, are left out of the
// second half; package overlay says which. Characters are code points of each text with its
// white space collapsed. What a word is differs between the halves; package text says how
// and why.
//
// # Cost
//
// Everything is linear in nodes and text: sums over a subtree are differences of two prefix
// sums, and no subtree is walked for a candidate. Package wang says how its half does it.
//
// # Sources
//
// [Wang09], Wang et al. 2009, and [Study]: see package wang.
//
// Sun et al. 2011: Sun, Song, Liao: "DOM based content extraction via text density",
// SIGIR 2011.
//
// Wu et al. 2013: Wu, Li, Hu, Wu: "Web news extraction via path ratios", CIKM 2013.
//
// Zhang et al. 2018: "News extraction by DS theory with content topics", ICCS 2018.
package features
