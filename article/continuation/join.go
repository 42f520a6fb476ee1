package continuation

import (
	"fmt"
	"slices"

	"galley/page"
	"galley/page/hidden"
)

// Joined is a copy of the first page with what the others have of the text behind its own, and a
// selection of it: with whole of all that stands in the place of the text on each page, with nothing
// cut but what was said before, for an extractor to select from; else of what was selected on each
// page. Without other pages it is the first page itself. A whole that is larger than
// page.DefaultLimits allows is an error.
func (t *Text) Joined(whole bool) (*page.Page, page.Selection, error) {
	if len(t.follow) == 0 {
		return t.first, t.sel, nil
	}
	sel := t.sel
	if whole {
		sel.Cut = nil
	}
	j := newJoiner(t.first, sel)
	for k, f := range t.follow {
		what := f.own
		if whole {
			what = f.whole
		}
		j.add(f, what, k+2)
	}
	p, sel := j.whole()
	if err := p.Link(page.Limits{}); err != nil {
		return nil, page.Selection{}, fmt.Errorf("join the pages of an article: %w", err)
	}
	hidden.Mark(p)
	return p, sel, nil
}

// joiner puts nodes into a copy of a page.
type joiner struct {
	page   *page.Page // the copy, without its new nodes
	sel    page.Selection
	place  page.NodeID // where new nodes come in
	parent page.NodeID // the element that they come into
	last   page.NodeID // the last root of the first page
	top    float64     // where new nodes begin, px from the top of the page
	bottom float64     // and where they end so far

	nodes []page.Node // new ones; parents count as in the whole

	hyphenated map[page.NodeID]string // of the first page

	roots  []page.NodeID
	cut    []page.NodeID
	blocks []page.BlockScore
	ids    map[string]bool
}

func newJoiner(p *page.Page, sel page.Selection) *joiner {
	c := *p
	c.Hyphenated = nil // nodes get other numbers
	c.Styles, c.Broken, c.Fonts = slices.Clone(p.Styles), slices.Clone(p.Broken), slices.Clone(p.Fonts)
	j := &joiner{page: &c, sel: sel, last: slices.MaxFunc(sel.Roots, func(a, b page.NodeID) int { return int(p.Nodes[a].End - p.Nodes[b].End) }), ids: map[string]bool{}, hyphenated: p.Hyphenated}
	j.place, j.parent = p.Nodes[j.last].End, j.last
	if !holdsBlocks(p, j.last) && p.Nodes[j.last].Parent != page.None {
		j.parent = p.Nodes[j.last].Parent
	}
	box := p.Nodes[j.last].Box
	j.top = box.Y + box.H
	j.bottom = j.top
	for i := range p.Nodes {
		if id := p.Nodes[i].Attr("id"); id != "" {
			j.ids[id] = true
		}
	}
	return j
}

// holdsBlocks reports whether text can go on in an element: it is a box of blocks, one under
// another.
func holdsBlocks(p *page.Page, n page.NodeID) bool {
	switch p.Nodes[n].Tag {
	case "body", "div", "article", "main", "section", "td", "form", "center":
	default:
		return false
	}
	s := p.Nodes[n].Style
	return s == page.NoStyle || p.Styles[s].Display == "block" || p.Styles[s].Display == "table-cell" || p.Styles[s].Display == "flow-root"
}

// add puts subtrees of page number k behind what there is.
func (j *joiner) add(f part, what piece, k int) {
	styles := int32(len(j.page.Styles))
	j.page.Styles = append(j.page.Styles, f.page.Styles...)
	j.page.Broken = append(j.page.Broken, f.page.Broken...)
	for _, font := range f.page.Fonts {
		if !slices.Contains(j.page.Fonts, font) {
			j.page.Fonts = append(j.page.Fonts, font)
		}
	}
	c := copier{joined: j, from: f.page, styles: styles, to: map[page.NodeID]page.NodeID{}, names: newNames(f.page, what.roots, j.ids, k)}
	for _, root := range what.roots {
		box := f.page.Nodes[root].Box
		c.down = j.bottom - box.Y
		c.copy(root)
		j.bottom += max(box.H, 0)
	}
	for _, n := range what.cut {
		if to, ok := c.to[n]; ok {
			j.cut = append(j.cut, to)
		}
	}
	for _, b := range f.sel.Blocks {
		from, ok := c.to[b.From]
		last, ends := c.to[b.To-1]
		if ok && ends {
			j.blocks = append(j.blocks, page.BlockScore{From: from, To: last + 1, Posterior: b.Posterior})
		}
	}
}
