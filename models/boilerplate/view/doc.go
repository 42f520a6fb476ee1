// Package view is the page as the rules of package boilerplate ask it.
//
// A [View] is an index with the posteriors of its blocks and what is looked for on the page once. What
// several rules ask is a method of it: boxes around an element, parts that are marked up alike, controls
// that a reader can use, links, sentences and prose. A rule is a function in one of the packages beside this
// one: of a View, or of a [Body], whose blocks it keeps or cuts. Blocks have the numbers that they have on
// the page, and so have posteriors.
package view
