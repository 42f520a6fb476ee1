// Package networks fits the wrappers that ship, which are networks, to corpora of pages
// with known texts. Its steps, each in a file of its own:
//
//	LayOut     pages of the corpora, opened in a browser and kept in a folder
//	read       corpora -> samples: features of the blocks, fold, and what is right
//	augment    copies of articles with generated boilerplate around and in them
//	fit        samples -> wrappers of ten networks, one that has seen all pages and,
//	           for every fold, one that has not seen it
//	thresholds posteriors that a block, and a page, must reach, from pages held out
//	measure    wrappers -> Report: how good they are on pages held out and on pages seen
//
// Train does all of them but LayOut.
//
// The networks build on each other: Block scores every block of text by itself, Context
// scores it again by what Block says of its surroundings, Body chooses the subtree with
// the article, Title the headline, Document tells how much the page is like an article,
// and Verdict, together with it, whether it is one. Main and Other, each with a Context,
// score the blocks of pages of all kinds. Each is fitted to what the ones before say of
// pages that they have not seen. RefitVerdict fits Verdict alone.
//
// Pages of one domain, and those of one themed site, are in one of five folds. The same
// corpora, options and seed give the same bytes on one kind of processor.
package networks
