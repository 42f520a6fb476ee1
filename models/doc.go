// Package models holds everything that selects: given a page.Page, which subtrees
// are the title and the body of its article.
//
// [Wrapper] is the trained one (Wang et al., KDD 2009): two support vector machines
// over the features of package features. Its file is described in docs/formats.md;
// package train makes it.
package models
