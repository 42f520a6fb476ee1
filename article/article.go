package article

import (
	"errors"
	"fmt"
	"slices"

	"galley/page"
)

// ErrEmpty says that a selection names neither a title nor a body.
var ErrEmpty = errors.New("article: the selection is empty")

// Article is a page under a selection: what the writers write.
type Article struct {
	URL     string        // of the page; empty when unknown
	Title   string        // text of the title subtree, or of the document's <title>
	Lang    string        // BCP 47 tag around the body; empty when the page does not say
	Images  []Image       // in document order, without tracking pixels
	Blocks  []Block       // the body's text, in document order
	Score   page.Score    // as selected
	Reasons []page.Reason // likewise
	Relaxed page.Relaxed  // as selected

	page        *page.Page
	parts       []part
	titleNode   page.NodeID       // as selected
	blockScores []page.BlockScore // as selected
	plan        *planner
	flow        flow
	files       map[string][]byte // pictures by address, as attached
	replaced    map[string]string // what is written for an address
	beside      bool              // pictures are files beside the document
}

// part is one subtree to be cloned. The title, where it is a part of its own,
// comes first; the body roots follow in document order and do not overlap.
type part struct {
	root  page.NodeID
	cut   []page.NodeID // inside root, in document order, none inside another
	title bool
}

// New joins a page, which it keeps and only reads, and a selection of it. It
// returns ErrEmpty for an empty selection, and an error for one of another page.
// Roots inside other roots add nothing, and neither do cuts outside the roots.
func New(p *page.Page, sel page.Selection) (*Article, error) {
	if sel.Empty() {
		return nil, ErrEmpty
	}
	if err := check(p, sel); err != nil {
		return nil, err
	}
	a := &Article{URL: p.URL, Score: sel.Score, Reasons: sel.Reasons, Relaxed: sel.Relaxed, page: p, titleNode: sel.Title, blockScores: sel.Blocks}
	a.parts = partsOf(p, sel)
	if sel.Title != page.None {
		a.Title = page.Norm(p.TextWithout(sel.Title, titleCut(p, sel)))
	}
	if a.Title == "" {
		a.Title = p.DocumentTitle()
	}
	a.Lang = langOf(p, a.parts[len(a.parts)-1].root)
	a.Images = a.images()
	a.plan = newPlanner(a)
	a.flow = newFlow(a.plan)
	a.Blocks = a.flow.blocks
	return a, nil
}

// check refuses nodes that the page does not have: selections are read from
// files too.
func check(p *page.Page, sel page.Selection) error {
	nodes := slices.Concat(sel.Roots, sel.Cut)
	if sel.Title != page.None {
		nodes = append(nodes, sel.Title)
	}
	for _, n := range nodes {
		if n < 0 || int(n) >= len(p.Nodes) {
			return fmt.Errorf("article: the selection names node %d, the page has %d", n, len(p.Nodes))
		}
	}
	return nil
}

// partsOf orders the selection. A title inside the body stays in its place
// (algorithms 2.8, step 1), unless it was cut there.
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
	if sel.Title == page.None || titleInBody {
		return parts
	}
	return slices.Insert(parts, 0, part{root: sel.Title, title: true, cut: titleCut(p, sel)})
}

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

// langOf is the language declared nearest around n.
func langOf(p *page.Page, n page.NodeID) string {
	for ; n != page.None; n = p.Nodes[n].Parent {
		if lang := vetLang(p.Nodes[n].Attr("lang")); lang != "" {
			return lang
		}
	}
	return ""
}

// unseen reports whether a reader saw nothing of n and all below it.
func unseen(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Hidden {
		return true
	}
	return node.Kind == page.Element && node.Style != page.NoStyle && p.Styles[node.Style].Display == "none"
}

// visit calls f for each node of the part that is neither cut nor unseen, in
// document order. Where f returns false, what is below the node is passed over.
func (a *Article) visit(pt part, f func(page.NodeID) bool) {
	cut := pt.cut
	for i := pt.root; i < a.page.Nodes[pt.root].End; {
		if len(cut) > 0 && cut[0] == i {
			cut = cut[1:]
			i = a.page.Nodes[i].End
			continue
		}
		if unseen(a.page, i) || !f(i) {
			i = a.page.Nodes[i].End
			for len(cut) > 0 && cut[0] < i {
				cut = cut[1:]
			}
			continue
		}
		i++
	}
}
