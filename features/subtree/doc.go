// Package subtree has the sets of columns that a wrapper of one site is trained on. They describe
// elements of a laid-out page: a support vector machine chooses the body among them, then the
// title.
//
// A [Set] is two tables of columns. [Wang2009] has those of the paper; [Full] has them on fixed
// scales, and further ones; [Relative] has columns of package features that compare a subtree
// with the rest of its page. Scales are constants: a wrapper is trained on one site and used on
// others, where the means and deviations of the first would be wrong.
//
// [Wang09], Wang et al. 2009, and [Study]: see package wang.
package subtree
