// Package train makes wrappers: labelled pages in, a models.Wrapper and a short
// report out.
//
//	samples -> rows     candidates and features of every page, the labelled one +1
//	rows    -> search   C and gamma by cross-validation, folds grouped by page
//	choice  -> models   svm-train with probabilities, once for bodies, once for titles
//
// A wrapper is trained on one site and used on all others, and a search that only
// looks at the training site cannot see what carries over: there sharp kernels
// win, elsewhere they lose. So the search takes the smoothest model within one
// standard error of the best, not the best; and the scales of the features are
// constants of the feature set.
//
// The same pages, options and seed give the same wrapper, byte for byte.
package train
