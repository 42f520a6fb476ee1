package boilerplate

import (
	"slices"
	"strings"

	"galley/features/block"
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

// raiseHeaded raises the posteriors of sections behind one with sure prose to a likely one, where
// they are headed as it is: the heading stands in the same tags below the same parent.
func (t *View) raiseHeaded(post []float64) {
	sure := map[headed]bool{}
	body := t.Page.Body()
	for n := body; n < t.Page.Nodes[body].End; n++ {
		if tag := t.Page.Nodes[n].Tag; tag != "section" && tag != "div" {
			continue
		}
		key, ok := t.headedAs(n)
		if !ok {
			continue
		}
		from, to := t.Span(n)
		for i := from; sure[key] && i < to; i++ {
			if post[i] > 0 && t.BlockLinkShare(i) <= runsLinked && t.BlockEnclosing(i)&block.InControl == 0 {
				post[i] = max(post[i], likely)
			}
		}
		sure[key] = sure[key] || t.hasSureProse(from, to, post)
	}
}

// headedAs is how an element is headed that may be a part of a text, and not what was said on a day.
func (t *View) headedAs(n page.NodeID) (key headed, ok bool) {
	from, to := t.Span(n)
	h := page.None
	for i := from; h == page.None && i < min(from+headedBefore, to); i++ {
		h = t.Heading(t.BlockElement(i))
	}
	if h <= n || !t.Page.Contains(n, h) {
		return key, false
	}
	var tags []string
	for up := h; up != n; up = t.Page.Nodes[up].Parent {
		if len(tags) == headedLevels {
			return key, false
		}
		tags = append(tags, t.Page.Nodes[up].Tag)
	}
	slices.Reverse(tags)
	i, _ := t.Span(h)
	return headed{t.Page.Nodes[n].Parent, t.Page.Nodes[n].Tag + ">" + strings.Join(tags, ">")}, t.isPart(n) && !hasDay(t.Index, from) && !hasDay(t.Index, i)
}

// hasSureProse reports whether some of the blocks [from, to) are prose that surely is text.
func (t *View) hasSureProse(from, to int, post []float64) bool {
	for i := from; i < to; i++ {
		if t.IsProse(i) && post[i] >= surely {
			return true
		}
	}
	return false
}
