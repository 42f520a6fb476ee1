package parts

import (
	"slices"
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of the heading of a section: elements from the section down to it, and blocks before it.
const (
	headedLevels = 12
	headedBefore = 2
)

// headed is how a section is headed: its parent, and the tags from the section to its heading.
type headed struct {
	parent page.NodeID
	tags   string
}

// RaiseHeaded raises the posteriors of sections behind one with sure prose to a likely one, where
// they are headed as it is: the heading stands in the same tags below the same parent.
func RaiseHeaded(v *view.View, post []float64) {
	sure := map[headed]bool{}
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if tag := v.Page.Nodes[n].Tag; tag != "section" && tag != "div" {
			continue
		}
		key, ok := headedAs(v, n)
		if !ok {
			continue
		}
		from, to := v.Span(n)
		for i := from; sure[key] && i < to; i++ {
			if post[i] > 0 && v.BlockLinkShare(i) <= view.ProseLinked && v.BlockEnclosing(i)&block.InControl == 0 {
				post[i] = max(post[i], view.Likely)
			}
		}
		sure[key] = sure[key] || hasSureProse(v, from, to, post)
	}
}

// headedAs is how an element is headed that may be a part of a text, and not what was said on a day.
func headedAs(v *view.View, n page.NodeID) (key headed, ok bool) {
	from, to := v.Span(n)
	h := page.None
	for i := from; h == page.None && i < min(from+headedBefore, to); i++ {
		h = v.Heading(v.BlockElement(i))
	}
	if h <= n || !v.Page.Contains(n, h) {
		return key, false
	}
	var tags []string
	for up := h; up != n; up = v.Page.Nodes[up].Parent {
		if len(tags) == headedLevels {
			return key, false
		}
		tags = append(tags, v.Page.Nodes[up].Tag)
	}
	slices.Reverse(tags)
	i, _ := v.Span(h)
	return headed{v.Page.Nodes[n].Parent, v.Page.Nodes[n].Tag + ">" + strings.Join(tags, ">")}, v.IsPart(n) && !signature.HasDay(v.Index, from) && !signature.HasDay(v.Index, i)
}

// hasSureProse reports whether some of the blocks [from, to) are prose that surely is text.
func hasSureProse(v *view.View, from, to int, post []float64) bool {
	for i := from; i < to; i++ {
		if v.IsProse(i) && post[i] >= view.Surely {
			return true
		}
	}
	return false
}
