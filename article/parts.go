package article

import (
	"slices"

	"galley/article/allowlist"
	"galley/page"
)

// part is one subtree to be cloned. The title, where it is a part of its own, comes
// before the body; what leads the article stands around it as on the page. The body
// roots follow in document order. Parts do not overlap.
type part struct {
	root  page.NodeID
	cut   []page.NodeID // inside root, in document order, none inside another
	title bool
	head  bool // see head
	lead  bool
}

// partsOf orders the selection. A title inside the body stays in its place, unless it
// was cut there.
func partsOf(p *page.Page, sel page.Selection) []part {
	var parts []part
	titleInBody := false
	for _, root := range outermost(p, 0, sel.Roots) {
		b := part{root: root, cut: outermost(p, root, sel.Cut)}
		if sel.Title != page.None && p.Contains(root, sel.Title) && !covered(p, b.cut, sel.Title) {
			titleInBody = true
		}
		parts = append(parts, b)
	}
	first := len(parts)
	if sel.Title != page.None && !titleInBody {
		parts = append(parts, part{root: sel.Title, title: true, cut: titleCut(p, sel)})
	}
	for _, root := range outermost(p, 0, sel.Lead) {
		if apart(p, parts, root) {
			parts = append(parts, part{root: root, lead: true})
		}
	}
	head := slices.Clone(parts[first:])
	slices.SortFunc(head, func(a, b part) int { return int(a.root - b.root) })
	return append(head, parts[:first]...)
}

// apart reports whether a subtree has nothing in common with the parts.
func apart(p *page.Page, parts []part, n page.NodeID) bool {
	return !slices.ContainsFunc(parts, func(pt part) bool {
		return p.Contains(n, pt.root) || p.Contains(pt.root, n)
	})
}

// bodyPart is the first root of the body; where there is none, the title.
func (a *Article) bodyPart() part { return a.parts[max(a.firstBody(), 0)] }

// titleCut is what does not belong to the title inside of its subtree. What names
// the title itself is a root or a cut of the body, not of the title.
func titleCut(p *page.Page, sel page.Selection) []page.NodeID {
	inside := slices.Concat(sel.Roots, sel.Cut)
	inside = slices.DeleteFunc(inside, func(n page.NodeID) bool { return n == sel.Title })
	return outermost(p, sel.Title, inside)
}

// outermost are those of the nodes that lie in the subtree of root, in document
// order, without those that lie in another.
func outermost(p *page.Page, root page.NodeID, nodes []page.NodeID) []page.NodeID {
	var kept []page.NodeID
	end := root
	for _, n := range slices.Sorted(slices.Values(nodes)) {
		if p.Contains(root, n) && n >= end {
			kept = append(kept, n)
			end = p.Nodes[n].End
		}
	}
	return kept
}

// covered reports whether n lies in one of the subtrees.
func covered(p *page.Page, subtrees []page.NodeID, n page.NodeID) bool {
	return slices.ContainsFunc(subtrees, func(s page.NodeID) bool { return p.Contains(s, n) })
}

// invisible reports whether a reader saw nothing of n and all below it.
func invisible(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Hidden {
		return true
	}
	// Browsers never show rp, which is for what cannot draw ruby, as texts.
	return node.Kind == page.Element && node.Tag != "rp" && node.Style != page.NoStyle && p.Styles[node.Style].Display == "none"
}

// visit calls f for each node of the part that is neither cut nor invisible, in
// document order. Where f returns false, what is below the node is passed over.
func (a *Article) visit(pt part, f func(page.NodeID) bool) {
	cut := pt.cut
	folded := page.NodeID(0) // end of a details that is closed
	for i := pt.root; i < a.page.Nodes[pt.root].End; {
		if len(cut) > 0 && cut[0] == i {
			cut = cut[1:]
			i = a.page.Nodes[i].End
			continue
		}
		if invisible(a.page, i) && (i >= folded || !unfolds(a.page, i)) || !f(i) {
			i = a.page.Nodes[i].End
			for len(cut) > 0 && cut[0] < i {
				cut = cut[1:]
			}
			continue
		}
		if _, open := a.page.Nodes[i].LookupAttr("open"); a.page.Nodes[i].Tag == "details" && !open {
			folded = max(folded, a.page.Nodes[i].End)
		}
		i++
	}
}

// unfolds reports whether a node that is hidden in a closed details is seen when that is
// opened.
func unfolds(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind == page.Text {
		return true
	}
	_, hidden := node.LookupAttr("hidden")
	style := p.StyleOf(n)
	return !hidden && !allowlist.DroppedTags[node.Tag] && (style == nil || style.Display != "none" && (len(style.Look) == 0 || style.Look[iDisplay] != "none"))
}
