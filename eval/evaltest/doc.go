// Package evaltest is for tests that measure extractors on corpora beside the project,
// and hold them to the floors that are committed in testdata/floor: one file for each
// corpus, one helper, [Floor], for extractors, and [Hold] for figures of any other kind.
//
// A figure of weights that have seen the pages says little. methods.PerPage makes an
// extractor of the weights of several folds, each of which answers for the pages that
// corpus.Fold held out of it: floors of such an extractor are of unseen pages.
package evaltest
