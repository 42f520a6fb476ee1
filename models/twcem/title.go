package twcem

import (
	"strings"

	"galley/models/levenshtein"
	"galley/page"
)

// maxTitle is the length in characters beyond which no text is a title; longer meta
// titles are cut to it.
const maxTitle = 300

// maxHeadings is how many headings are compared with the meta title.
const maxHeadings = 1000

// documentTitle is the source of the meta title that is not a <meta>.
const documentTitle = "<title>"

// A title is its text, "" for none, and the element that it was read from.
type title struct {
	text string
	node page.NodeID
}

// findTitle is Algorithm 2 of Tan et al. 2018 (section III.B).
func findTitle(p *page.Page, read []bool, o Options) title {
	list := headings(p, read, o)
	if t := anchor(o.Anchors, p.URL); t != "" && !o.Abnormal(t) {
		return title{t, sameHeading(list, t)}
	}
	switch meta := metaTitle(p, o); {
	case len(list) == 0:
		return titleByName(p, read, o)
	case meta == "":
		return firstHeading(p, list)
	default:
		best, _ := nearest(list, meta, o.PrintedDistance)
		return list[best]
	}
}

// headings are h1 to h6 with a text that can be a title, in document order.
func headings(p *page.Page, read []bool, o Options) []title {
	var list []title
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)) && len(list) < maxHeadings; i++ {
		tag := p.Nodes[i].Tag
		if !read[i] || len(tag) != 2 || tag[0] != 'h' || tag[1] < '1' || tag[1] > '6' {
			continue
		}
		if t := textOf(p, read, i); t != "" && !o.Abnormal(t) {
			list = append(list, title{t, i})
		}
		// What is inside a heading was read with it.
		i = p.Nodes[i].End - 1
	}
	return list
}

// textOf is the normalised text below n, not read on when it is too long for a title.
func textOf(p *page.Page, read []bool, n page.NodeID) string {
	var b strings.Builder
	for i := n; i < p.Nodes[n].End && b.Len() <= 8*maxTitle; i++ {
		switch node := &p.Nodes[i]; {
		case !read[i]:
			i = node.End - 1
		case node.Kind == page.Text && len(node.Text) > 8*maxTitle:
			b.WriteString(page.Norm(strings.ToValidUTF8(node.Text[:8*maxTitle], "")))
		case node.Kind == page.Text:
			b.WriteString(node.Text)
		case node.Tag == "br", p.IsBlock(i):
			b.WriteByte('\n')
		}
	}
	return page.Norm(b.String())
}

// nearest is the index of the title with the least distance to text, the first of
// equals, and that distance.
func nearest(list []title, text string, printed bool) (best, least int) {
	diagonal := 0
	if printed {
		diagonal = 1
	}
	want := []rune(text)
	best, least = -1, 0
	for i, t := range list {
		got := []rune(t.text)
		// No distance is less than the difference in length.
		if d := len(got) - len(want); best >= 0 && max(d, -d) >= least {
			continue
		}
		if d := levenshtein.Distance(got, want, diagonal); best < 0 || d < least {
			best, least = i, d
		}
	}
	return best, least
}

// sameHeading is the heading nearest to text, page.None when more than half of the
// longer one of the two would have to be edited. The paper needs only the text of a title; a Selection
// names a node.
func sameHeading(list []title, text string) page.NodeID {
	best, d := nearest(list, text, false)
	if best < 0 || 2*d > max(len([]rune(list[best].text)), len([]rune(text))) {
		return page.None
	}
	return list[best].node
}

func firstHeading(p *page.Page, list []title) title {
	for _, t := range list {
		if p.Nodes[t.node].Tag == "h1" {
			return t
		}
	}
	return list[0]
}

// titleByName is the last resort of Algorithm 2: the first element whose id begins
// with "title"; if there is none, whose id ends so; if there is none, that has a
// class that begins so.
func titleByName(p *page.Page, read []bool, o Options) title {
	byName := [3]page.NodeID{page.None, page.None, page.None}
	for i := range p.Nodes {
		if !read[i] {
			continue
		}
		id := p.Nodes[i].Attr("id")
		for kind, match := range [3]bool{
			strings.HasPrefix(id, "title"), strings.HasSuffix(id, "title"), classPrefix(p.Nodes[i].Attr("class"), "title"),
		} {
			if match && byName[kind] == page.None {
				byName[kind] = page.NodeID(i)
			}
		}
	}
	for _, n := range byName {
		if n == page.None {
			continue
		}
		if t := textOf(p, read, n); t != "" && !o.Abnormal(t) {
			return title{t, n}
		}
		break
	}
	return title{"", page.None}
}

func classPrefix(classes, prefix string) bool {
	for class := range strings.FieldsSeq(classes) {
		if strings.HasPrefix(class, prefix) {
			return true
		}
	}
	return false
}
