// Package boilerplate parts the text of a body from what is around it and in it and is none
// of the article, given the posterior of every block of the page.
//
// A posterior is what a network thinks of a block. What the structure of a page says is more
// certain in some places: captions stay with their pictures, rows with their tables, notes
// with their marks; offers, calls to follow, lists of teasers and threads of readers go.
//
// This package has the order of the rules. [Correct] and [Trimmer.CorrectMain] change the posteriors
// that a body, and the main text of a page that is no article, are chosen by. [Trimmer.Trim] raises
// posteriors of what belongs to a text (keep.go), drops those of what does not (drop.go), and makes
// cuts (cut.go), further roots (add.go) and leads of them.
//
// Each rule is a function of a [galley/models/boilerplate/view.View] in a package below this one,
// named after what it is about. It raises or drops posteriors, and nothing else.
//
// No rule knows a site. Rules that rest on words have them for all languages of a table.
package boilerplate
