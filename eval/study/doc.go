// Package study repeats the experiments of the papers: how quality depends on the
// parameters of a method, on the number of training pages, and on the features.
//
// [Document.Sweep] measures the methods on a corpus, [Document.Learn] wrappers on
// datasets; both write tables beside the published figures, and plots.
package study
