package article

import (
	"galley/article/head"
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// addHead finds the head of the article, and makes it part of it.
func (a *Article) addHead(sel page.Selection) {
	m := a.Meta()
	found := head.Find(a.page, a.titleNode, a.parts, m)
	if shown := found.Nodes(); len(shown) > 0 {
		a.parts = subtree.Parts(a.page, subtree.Uncut(a.page, sel, shown))
	}
	a.head = found.Head(a.parts, m, a.source(m))
	a.parts = head.Parts(a.page, a.parts, a.head.Shown)
}

// inHead reports whether a node belongs to what the page shows of the head.
func (a *Article) inHead(n page.NodeID) bool { return a.page.InAny(a.head.Shown, n) }

// source is the address of the article: as the page names it, else as it was loaded.
func (a *Article) source(m metadata.Facts) string {
	if m.Canonical != "" {
		return m.Canonical
	}
	return a.page.Resolve(a.URL)
}
