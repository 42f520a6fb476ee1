// Package fused finds articles by scoring blocks of text with two small networks. They
// read the columns of package features: text density (Sun et al. 2011), tag paths (Wu et
// al. 2013), neighbours, and what HTML itself says. Joining several measures of the same
// text follows Zhang et al. 2018. Nothing of a site is learned. Class names, ids and
// hosts are compared with no list; only whether the classes of siblings are equal
// counts.
//
// [Extractor.Select] works in four steps, each linear in the page:
//
//  1. The page is split into blocks: runs of text under one element that is not inline.
//  2. A network gives every block the posterior of being part of the article.
//  3. A second network does so again, by the posteriors of the blocks around it.
//  4. Blocks over a threshold are the body, and a heading is the title (title.go).
//
// It is the first half of the wrappers that ship (models/shipped): those have further
// networks that choose the subtree of the body, the title, and whether the page is an
// article. The weights are a wrapper file, fused.wrapper, fitted to public pages by
// galley train shipped.
//
// Pages may be laid out or not. Hidden text is not read. Where a browser laid the page
// out, its computed display says which elements are blocks.
//
// Sun et al. 2011: "DOM based content extraction via text density", SIGIR 2011.
// Wu et al. 2013: "Web news extraction via path ratios", CIKM 2013.
// Zhang et al. 2018: "News extraction by DS theory with content topics", ICCS 2018.
package fused
