// Package view is the page as the rules of package boilerplate ask it.
//
// A [View] is an index with the posteriors of its blocks and what is looked for on the page once. What
// several rules ask is a method of it: boxes around an element, parts that are marked up alike, controls
// that a reader can use, links, sentences and prose. A rule is a function of a View in one of the packages
// beside this one. Its posteriors are those of a run of blocks, first of which is the block that post[0]
// is of; those of at least keep are kept.
package view
