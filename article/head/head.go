package head

import (
	"net/url"
	"slices"
	"strings"

	"galley/article/flow"
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// Head is that of an article that has parts now, as the page shows it, and what else m says in a
// line with the address of the page.
func (f *Found) Head(parts []subtree.Part, m metadata.Facts, address string) flow.Head {
	f.parts = parts
	h := flow.Head{Shown: f.Nodes(), After: page.None}
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
	h.Line.URL = address
	h.Line.Source = clipped(m.Site)
	if h.Line.Source == "" && told {
		h.Line.Source = hostOf(h.Line.URL)
	}
	h.After = f.place(h.Shown)
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

// Parts are those of an article with the parts of its head that stand outside of the body:
// between title and body, among what leads the article in the order of the page.
func Parts(p *page.Page, parts []subtree.Part, shown []page.NodeID) []subtree.Part {
	for _, n := range shown {
		if !subtree.Apart(p, parts, n) {
			continue
		}
		at := 1 + slices.IndexFunc(parts, func(pt subtree.Part) bool { return pt.Title })
		for at < len(parts) && parts[at].Root < n && (parts[at].Title || parts[at].Head || parts[at].Lead) {
			at++
		}
		parts = slices.Insert(parts, at, subtree.Part{Root: n, Head: true})
	}
	return parts
}

// place is what a line stands behind that belongs below a title in a body root: the
// title or the last that the page shows below it, with the boxes around that lay out
// their children themselves. None: there is no such title.
func (f *Found) place(shown []page.NodeID) page.NodeID {
	if f.title == page.None {
		return page.None
	}
	at := slices.IndexFunc(f.parts, func(pt subtree.Part) bool { return !pt.Title && f.p.Contains(pt.Root, f.title) })
	if at < 0 || slices.ContainsFunc(f.parts, func(pt subtree.Part) bool { return pt.Title }) {
		return page.None
	}
	root, last := f.parts[at].Root, f.title
	for _, n := range shown {
		if f.p.Contains(root, n) && n > last {
			last = n
		}
	}
	for last != root {
		parent := f.p.Nodes[last].Parent
		if f.p.IsBlock(last) && !f.p.IsOut(last) && f.holdsBlocks(parent) { // not on the picture that a title was laid over
			return last
		}
		last = parent
	}
	return page.None
}

// holdsBlocks reports whether a paragraph can stand in an element among its children.
func (f *Found) holdsBlocks(n page.NodeID) bool {
	switch f.p.Nodes[n].Tag {
	case "div", "article", "section", "header", "main", "body":
	default:
		return false
	}
	style := f.p.StyleOf(n)
	return !f.p.Laid || style == nil || style.Display == "block" || style.Display == "flow-root"
}

func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return strings.TrimPrefix(u.Host, "www.")
}
