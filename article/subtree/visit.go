package subtree

import (
	"slices"

	"galley/article/allowlist"
	"galley/page"
)

// Invisible reports whether a reader saw nothing of n and all below it.
func Invisible(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Hidden {
		return true
	}
	// Browsers never show rp, which is for what cannot draw ruby, as texts.
	return node.Kind == page.Element && node.Tag != "rp" && node.Style != page.NoStyle && p.Styles[node.Style].Display == "none"
}

// Visit calls f for each node of the part that is neither cut nor invisible, in
// document order. Where f returns false, what is below the node is passed over.
func Visit(p *page.Page, pt Part, f func(page.NodeID) bool) {
	cut := pt.Cut
	folded := page.NodeID(0) // end of a details that is closed
	for i := pt.Root; i < p.Nodes[pt.Root].End; {
		if len(cut) > 0 && cut[0] == i {
			cut = cut[1:]
			i = p.Nodes[i].End
			continue
		}
		if Invisible(p, i) && (i >= folded || !unfolds(p, i)) || !f(i) {
			i = p.Nodes[i].End
			for len(cut) > 0 && cut[0] < i {
				cut = cut[1:]
			}
			continue
		}
		if _, open := p.Nodes[i].LookupAttr("open"); p.Nodes[i].Tag == "details" && !open {
			folded = max(folded, p.Nodes[i].End)
		}
		i++
	}
}

// lookDisplay is where the value of "display" stands in a look.
var lookDisplay = slices.Index(page.LookProperties, "display")

// unfolds reports whether a node that is hidden in a closed details is seen when that is
// opened.
func unfolds(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind == page.Text {
		return true
	}
	_, hidden := node.LookupAttr("hidden")
	style := p.StyleOf(n)
	return !hidden && !allowlist.DroppedTags[node.Tag] && (style == nil || style.Display != "none" && (len(style.Look) == 0 || style.Look[lookDisplay] != "none"))
}
