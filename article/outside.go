package article

import (
	"slices"

	"galley/article/backdrop"
	"galley/article/head"
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// Styled are the subtrees whose styles an article is written with, those that render.Document.Styles
// is to read: of the selection, of the head, and of veils.
func Styled(p *page.Page, sel page.Selection) []page.NodeID {
	return slices.Concat(sel.Roots, sel.Lead, []page.NodeID{sel.Title}, headOf(p, sel), backdrop.VeilsOf(p, sel))
}

// headOf are the subtrees outside of a selection that an article is written with: where
// the page says near the title who wrote it and when.
func headOf(p *page.Page, sel page.Selection) []page.NodeID {
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
