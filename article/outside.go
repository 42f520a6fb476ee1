package article

import (
	"galley/article/backdrop"
	"galley/article/head"
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// Head are the subtrees outside of a selection that an article is written with: where
// the page says near the title who wrote it and when. Their styles are read with those
// of the selection.
func Head(p *page.Page, sel page.Selection) []page.NodeID {
	if sel.Empty() || sel.Check(p) != nil {
		return nil
	}
	a := &Article{URL: p.URL, page: p, titleNode: sel.Title, parts: subtree.Parts(p, sel)}
	a.said = metadata.NewReader(p, sel, a.parts)
	found := head.Find(p, sel.Title, a.parts, a.Meta())
	return found.Nodes()
}

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
func (a *Article) inHead(n page.NodeID) bool { return subtree.Covered(a.page, a.head.Shown, n) }

// source is the address of the article: as the page names it, else as it was loaded.
func (a *Article) source(m metadata.Facts) string {
	if m.Canonical != "" {
		return m.Canonical
	}
	return a.page.Resolve(a.URL)
}

// Veils are the elements outside of a selection that may lie as a veil between a title and a
// picture behind it, or hold the picture: laid over the place of the title, and without words.
// Their styles are read with those of the selection.
func Veils(p *page.Page, sel page.Selection) []page.NodeID { return backdrop.VeilsOf(p, sel) }
