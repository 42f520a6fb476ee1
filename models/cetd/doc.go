// Package cetd finds articles by text density, without training (CETD).
//
// The text density of an element is its number of characters a tag. Text of an
// article is long and has few tags; menus and lists of links have short texts in many
// tags. The composite density, the default, is also low where much of the text is in
// links. From the densities of children comes the DensitySum of an element, which
// is highest at the element around an article; every block that is dense enough
// is content, not only the best.
//
// The method is that of Sun, Song and Liao, "DOM based content extraction via text
// density", SIGIR 2011, doi:10.1145/2009916.2009952, here [Sun11]. The headings of
// the copy at hand have no numbers, so comments cite its definitions. "The author's
// program" is the C++ that F. Sun published with it.
//
// [Methods] lists the variants and their parameters. Where the paper leaves
// something open [Options] has a field for each choice; the zero value is what we
// hold to be meant. Start reading at [Extractor.Select]; density.go has the
// formulas, block.go the choice of blocks.
//
// Cost is linear in the nodes of the page: counts are added up from the leaves,
// decisions are made once, and nothing recurses.
package cetd
