// Package article writes the article that a page.Selection names: title and body
// subtrees of a page.Page, cut out and kept in their original look, as in Wang et al.
// 2009, paragraph "News Article Generation".
//
// [New] joins a page and a selection; [Article.WriteHTML] makes one stand-alone
// styled document of them, [Article.WriteClean] HTML of what the elements mean,
// [Article.WriteMarkdown] CommonMark, [Article.WriteText] plain text for screen
// readers and aggregation, [Article.WriteJSON] data. All are written by one plan (package plan),
// and all but the first from one tree of blocks, whose ids they share (package flow). This package
// is the article itself: what of the page belongs to it, and what is attached to it. Each format
// that takes more than a few lines has a package of its own, which is handed what it writes:
// document, cleanhtml, markdown. An Article reads the page and never changes it. The same page and
// selection give the same bytes.
//
// Nothing an author wrote becomes code or style in the output: elements and
// attributes are named by galley's own tables, style sheets are generated from
// computed values that pass a vet, and every other character is escaped. Since no
// raw "<" and no raw-text element is ever written, a parser that repairs the
// document cannot find markup in it that was not there.
//
// Wang et al., "Can we learn a template-independent wrapper for news
// article extraction from a single training site?", KDD 2009,
// doi:10.1145/1557019.1557163.
package article
