// Package boilerplate parts the text of a body from what is around it and in it and is none
// of the article, given the posterior of every block of the page.
//
// A posterior is what a network thinks of a block. What the structure of a page says is more
// certain in some places: captions stay with their pictures, rows with their tables, notes
// with their marks; offers, calls to follow, lists of teasers and threads of readers go. Each
// such rule has a file. A rule raises or drops posteriors, and [Trimmer.Trim] makes cuts,
// further roots and leads of them in one place. [Correct] and [Trimmer.CorrectMain] change
// the posteriors that a body, and the main text of a page that is no article, are chosen by.
//
// No rule knows a site. Rules that rest on words have them for all languages of a table.
package boilerplate
