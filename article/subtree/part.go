// Package subtree has the subtrees of a page that a selection names, in the order they are
// written in, and walks what is left of them without their cuts and what nobody sees.
package subtree

import (
	"slices"

	"galley/page"
)

// Part is one subtree to be cloned. The title, where it is a part of its own, comes
// before the body; what leads the article stands around it as on the page. The body
// roots follow in document order. Parts do not overlap.
type Part struct {
	Root  page.NodeID
	Cut   []page.NodeID // inside root, in document order, none inside another
	Title bool
	Head  bool // names who wrote the article and when, between title and body
	Lead  bool // a lead picture or a standfirst
}

// Parts orders the selection. A title inside the body stays in its place, unless it
// was cut there.
func Parts(p *page.Page, sel page.Selection) []Part {
	var parts []Part
	titleInBody := false
	cut := slices.Sorted(slices.Values(sel.Cut))
	for _, root := range p.Outermost(sel.Roots) {
		from, _ := slices.BinarySearch(cut, root)
		to, _ := slices.BinarySearch(cut, p.Nodes[root].End)
		b := Part{Root: root, Cut: inside(p, root, cut[from:to])}
		if sel.Title != page.None && p.Contains(root, sel.Title) && !p.InAny(b.Cut, sel.Title) {
			titleInBody = true
		}
		parts = append(parts, b)
	}
	first := len(parts)
	if sel.Title != page.None && !titleInBody {
		parts = append(parts, Part{Root: sel.Title, Title: true, Cut: TitleCut(p, sel)})
	}
	for _, root := range p.Outermost(sel.Lead) {
		if Apart(p, parts, root) {
			parts = append(parts, Part{Root: root, Lead: true})
		}
	}
	head := slices.Clone(parts[first:])
	slices.SortFunc(head, func(a, b Part) int { return int(a.Root - b.Root) })
	return append(head, parts[:first]...)
}

// Apart reports whether a subtree has nothing in common with the parts.
func Apart(p *page.Page, parts []Part, n page.NodeID) bool {
	return !slices.ContainsFunc(parts, func(pt Part) bool {
		return p.Contains(n, pt.Root) || p.Contains(pt.Root, n)
	})
}

// FirstBody is the number of the first root of the body, -1 for none.
func FirstBody(parts []Part) int {
	return slices.IndexFunc(parts, func(pt Part) bool { return !pt.Title && !pt.Head && !pt.Lead })
}

// Body is the first root of the body; where there is none, the title.
func Body(parts []Part) Part { return parts[max(FirstBody(parts), 0)] }

// TitleCut is what does not belong to the title inside of its subtree. What names
// the title itself is a root or a cut of the body, not of the title.
func TitleCut(p *page.Page, sel page.Selection) []page.NodeID {
	others := slices.Concat(sel.Roots, sel.Cut)
	others = slices.DeleteFunc(others, func(n page.NodeID) bool { return n == sel.Title })
	return inside(p, sel.Title, others)
}

// inside are the outermost of the nodes that lie in the subtree of root.
func inside(p *page.Page, root page.NodeID, nodes []page.NodeID) []page.NodeID {
	apart := func(n page.NodeID) bool { return !p.Contains(root, n) }
	return withSummaries(p, p.Outermost(slices.DeleteFunc(slices.Clone(nodes), apart)))
}

// withSummaries are the cuts but for what names a fold of which something is left: without it
// browsers put a name of their own in its place. One <summary> names a fold, however many it has.
func withSummaries(p *page.Page, cut []page.NodeID) []page.NodeID {
	var kept []page.NodeID
	looked := map[page.NodeID]bool{} // the folds whose name was among the cuts
	for i, n := range cut {
		isName := p.Nodes[n].Tag == "summary" && !looked[p.Nodes[n].Parent]
		if isName {
			looked[p.Nodes[n].Parent] = true
		}
		if !isName || !namesFold(p, n, cut[i+1:]) {
			kept = append(kept, n)
		}
	}
	return kept
}

// namesFold reports whether a summary has words behind it in its fold that are not among cut, the
// cuts behind it.
func namesFold(p *page.Page, summary page.NodeID, cut []page.NodeID) bool {
	fold := p.Nodes[summary].Parent
	if fold == page.None || p.Nodes[fold].Tag != "details" {
		return false
	}
	end, _ := slices.BinarySearch(cut, p.Nodes[fold].End)
	for n := p.Nodes[summary].End; n < p.Nodes[fold].End; n = p.Nodes[n].End {
		if !page.IsBlank(p.TextWithout(n, cut[:end])) {
			return true
		}
	}
	return false
}
