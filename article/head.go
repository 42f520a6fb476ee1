package article

import (
	"slices"
	"strings"

	"galley/article/flow"
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
	facts := a.findHead(a.Meta())
	return facts.nodes()
}

// findHead looks for the head of the article.
func (a *Article) findHead(m metadata.Facts) headFacts {
	f := headFacts{a: a, names: namesOf(m.Byline), day: dayOf(m.Published), changed: dayOf(m.Modified)}
	f.find()
	return f
}

// headOf is the head, given what was found on the page.
func (a *Article) headOf(f headFacts, m metadata.Facts) flow.Head {
	h := flow.Head{Shown: f.nodes(), After: page.None}
	h.Faces = f.faces
	if f.byline == page.None && !f.bylineKept && m.Byline != "" && !strings.EqualFold(m.Byline, m.Site) {
		h.Line.Words = append(h.Line.Words, clipped(m.Byline))
	}
	if f.date == page.None && !f.dateKept {
		if day := clipped(page.FirstOf(dayText(m.Published), m.Published.Raw)); day != "" {
			h.Line.Words = append(h.Line.Words, day)
		}
	}
	told := len(h.Line.Words) > 0 || len(h.Shown) > 0 || m.Byline != ""
	h.Line.URL = a.source(m)
	h.Line.Source = clipped(m.Site)
	if h.Line.Source == "" && told {
		h.Line.Source = hostOf(h.Line.URL)
	}
	h.After = a.headPlace(h.Shown)
	return h
}

// maxHeadWord bounds what is written of one fact, in characters.
const maxHeadWord = 160

func clipped(s string) string {
	if r := []rune(s); len(r) > maxHeadWord {
		return strings.TrimSpace(string(r[:maxHeadWord])) + "…"
	}
	return s
}

// source is the address of the article: as the page names it, else as it was loaded.
func (a *Article) source(m metadata.Facts) string {
	if m.Canonical != "" {
		return m.Canonical
	}
	return a.page.Resolve(a.URL)
}

// withHead is the selection with the subtrees of the head in it: those that were cut
// out of a root are cut no more, but for what stands around them.
func withHead(p *page.Page, sel page.Selection, shown []page.NodeID) page.Selection {
	for _, n := range shown {
		at := slices.IndexFunc(sel.Cut, func(c page.NodeID) bool { return p.Contains(c, n) })
		if at < 0 || !subtree.Covered(p, sel.Roots, n) {
			continue
		}
		cut := slices.Delete(slices.Clone(sel.Cut), at, at+1)
		for around := sel.Cut[at]; around != n; {
			next := page.None
			for c := range p.Children(around) {
				if p.Contains(c, n) {
					next = c
				} else {
					cut = append(cut, c)
				}
			}
			around = next
		}
		sel.Cut = cut
	}
	return sel
}

// headParts adds the parts of the head that stand outside of the body: between title and
// body, among what leads the article in the order of the page.
func (a *Article) headParts() {
	for _, n := range a.head.Shown {
		if !subtree.Apart(a.page, a.parts, n) {
			continue
		}
		at := 1 + slices.IndexFunc(a.parts, func(pt subtree.Part) bool { return pt.Title })
		for at < len(a.parts) && a.parts[at].Root < n && (a.parts[at].Title || a.parts[at].Head || a.parts[at].Lead) {
			at++
		}
		a.parts = slices.Insert(a.parts, at, subtree.Part{Root: n, Head: true})
	}
}

// inHead reports whether a node belongs to what the page shows of the head.
func (a *Article) inHead(n page.NodeID) bool { return subtree.Covered(a.page, a.head.Shown, n) }

// headPlace is what a line stands behind that belongs below a title in a body root: the
// title or the last that the page shows below it, with the boxes around that lay out
// their children themselves. None: there is no such title.
func (a *Article) headPlace(shown []page.NodeID) page.NodeID {
	if a.titleNode == page.None {
		return page.None
	}
	at := slices.IndexFunc(a.parts, func(pt subtree.Part) bool { return !pt.Title && a.page.Contains(pt.Root, a.titleNode) })
	if at < 0 || slices.ContainsFunc(a.parts, func(pt subtree.Part) bool { return pt.Title }) {
		return page.None
	}
	root, last := a.parts[at].Root, a.titleNode
	for _, n := range shown {
		if a.page.Contains(root, n) && n > last {
			last = n
		}
	}
	for last != root {
		parent := a.page.Nodes[last].Parent
		if a.page.IsBlock(last) && a.holdsBlocks(parent) {
			return last
		}
		last = parent
	}
	return page.None
}

// holdsBlocks reports whether a paragraph can stand in an element among its children.
func (a *Article) holdsBlocks(n page.NodeID) bool {
	switch a.page.Nodes[n].Tag {
	case "div", "article", "section", "header", "main", "body":
	default:
		return false
	}
	style := a.page.StyleOf(n)
	return !a.page.Laid || style == nil || style.Display == "block" || style.Display == "flow-root"
}
