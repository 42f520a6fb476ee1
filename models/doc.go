// Package models finds articles: given a page.Page, it selects the subtrees that are the
// title and the body.
//
// # The pipeline
//
// A [Wrapper] scores the candidates of a page stage by stage, and selects by the scores:
//
//	w, err := models.Read(file)        // or shipped.Laid(), shipped.Parsed()
//	scores, err := w.Score(p)          // every candidate of every stage
//	selection, err := scores.Selection()
//	selection, err = scores.Explain()  // with the columns that decided
//
// Every stage measures its candidates with a table of package features and scores the
// rows with a stage.Scorer: a network or a support vector machine. [Scores] keeps all of it.
//
// The wrappers that ship have the stages of package network:
//
//  1. block: the posterior of every block of text, by its text and what is around it;
//  2. context: that posterior again, by the posteriors of all blocks;
//  3. body: which subtree is the body, by the posteriors of its blocks;
//  4. title: which subtree is the title, given the body;
//  5. document: is the page an article? If not, it is refused ([NotArticleError]).
//
// Selection then cuts unlikely blocks out of the body, and adds likely ones outside of
// it (package boilerplate). Package cover turns such decisions about nodes into the shortest selection.
//
// A wrapper that was trained on the labelled pages of one site has the stages of package
// machine, body and title (Wang et al. 2009, sections 3 and 4). It mostly has a Base, a
// wrapper of networks: the scores of the base are added to the decisions of the machines
// (site.Blend), and its posteriors of blocks decide what is cut.
//
// Package train makes wrappers of machines, train/networks those of networks.
// docs/formats.md describes their file; file.go writes it, read.go reads it.
//
// # Methods
//
// Package models/method describes extractors that need no training, or are learned by other
// means. The packages in the folder of this one are methods from the literature, except for
// shipped (the wrappers in the binary) and those that support them. Package models/methods
// lists all methods.
package models
