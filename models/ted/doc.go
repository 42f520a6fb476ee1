// Package ted extracts from the pages of one site by templates that tree matching finds
// (TED, for tree edit distance).
//
// Pages are trees of tags and texts. The restricted top-down mapping distance (RTDM)
// between two trees allows to insert, remove and replace leaves only, so whatever is under
// a node that has no partner has none either. Training clusters the pages of a site by that
// distance. From each cluster comes a template, a tree with wildcards where its pages
// differ ("node extraction pattern"). To extract, a page is matched with every template; the
// one that it has most of is taken, and what fills the wildcards are the passages of text
// among which title and body are found. A page that has too little of every template is
// of no known site: there is no article.
//
// The method is that of Reis, Golgher, Silva and Laender, "Automatic web news extraction
// using tree edit distance", WWW 2004, here [Reis04], as others describe it; the paper is
// not at hand. These points were open:
//
//   - Labels of nodes are tags; those of texts are the texts. Attributes do not count, and
//     pages are clustered by their tags alone.
//   - Similarity of two pages is 1 less the distance over the nodes of both. Clusters are
//     joined by average linkage while they are at least 0.8 alike, see [Options.Alike].
//   - Pages of a cluster are folded into a template one by one. What one of them lacks
//     becomes "?", two different leaves become ".", and neighbouring wildcards become one
//     "*", or "+" where one of them must be there.
//   - To consume a subtree costs a wildcard nearly nothing, so fixed nodes win.
//   - A page is of a template when it has 0.8 of the fixed nodes that all pages of the
//     cluster have, see [Options.Known].
//   - Title and body are found "by simple rules" among the passages: see rules.go. The
//     rules need no labels.
//
// With [Options.Labels] the labels of the training pages say instead which node of the
// template is the title and which is the body. That is our variant, not the paper's:
// it shows what the templates alone are worth.
//
// Matching costs up to the product of the nodes of both trees. It is bounded: a page that
// costs more is a method.LimitError.
package ted
