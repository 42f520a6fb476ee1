// Package corpus opens folders of pages with gold texts: what extractors are measured
// on.
//
//	Open    a folder -> Corpus, its Documents in a fixed order
//	Load    one Document with its HTML; Parse makes a page of it, Server serves it
//	Once    one page for all the methods of a run
//	Fold    which documents are held out together
//
// Three layouts are known, see [Format]. News corpora have the layout of WCXB with the
// publisher of each page; saved real pages have that of themed sites, one page a site.
package corpus
