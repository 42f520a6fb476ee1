package features

import "galley/page"

// BodyView is the subtrees that may be the body, and what their columns are read from.
type BodyView struct {
	*BlockScores
	nodes         []page.NodeID // the candidates, in document order
	highest       float64       // highest expected F1 of any element
	bestChild     []float64     // by node: the highest expected F1 of its children
	largestChild  []float64     // by node: the most expected words of its children
	depth         []int32       // by node: elements around it
	groupWords    []float64     // [i]: words of blocks[:i] in sibling groups
	groupExpected []float64     // [i]: expected words of those
	least         float64       // expected F1 that a candidate must have
	mainParent    page.NodeID   // sibling.Prose.MainParent; of the priors, SectionParent
}

// minBodyShare is the share of the highest expected F1 that a candidate must have.
const minBodyShare = 0.4

// lineTags are tags whose elements hold a line or a paragraph. They are no candidates:
// the body of an article of one paragraph is what the paragraph stands in, with its
// pictures.
var lineTags = map[string]bool{
	"p": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true,
	"figcaption": true, "dt": true, "caption": true, "summary": true, "label": true, "button": true,
}

// Bodies finds the subtrees that may be the body.
func (t *BlockScores) Bodies() *BodyView { return t.bodiesFrom(minBodyShare) }

// bodiesFrom finds the subtrees that may be the body: those with such a share of the
// highest expected F1.
func (t *BlockScores) bodiesFrom(share float64) *BodyView {
	nodes := t.Page.Nodes
	v := &BodyView{BlockScores: t, mainParent: t.siblings.MainParent, bestChild: make([]float64, len(nodes)), largestChild: make([]float64, len(nodes)), depth: t.Page.Depths()}
	v.highest = v.subtreeF1(t.best)
	v.groupWords, v.groupExpected = make([]float64, len(t.Blocks)+1), make([]float64, len(t.Blocks)+1)
	for i := range t.Blocks {
		v.groupWords[i+1], v.groupExpected[i+1] = v.groupWords[i], v.groupExpected[i]
		if t.groups[i] != nil {
			v.groupWords[i+1] += float64(t.Blocks[i].Words)
			v.groupExpected[i+1] += float64(t.Blocks[i].Words) * t.post[i]
		}
	}
	for i := range nodes {
		parent := nodes[i].Parent
		if parent == page.None || nodes[i].Kind == page.Text {
			continue
		}
		from, to := v.Within(page.NodeID(i))
		_, expected := v.span(from, to)
		v.bestChild[parent] = max(v.bestChild[parent], v.expectedF1(from, to))
		v.largestChild[parent] = max(v.largestChild[parent], expected)
	}
	v.least = share * v.highest
	v.nodes = v.candidates()
	return v
}

// holdsBlocks reports whether an element that is inline has several blocks in it, as custom
// elements have that no style sheet makes blocks of.
func (v *BodyView) holdsBlocks(n page.NodeID) bool {
	from, to := v.Within(n)
	return to-from > 1
}

// mayBeBody reports whether an element is of a kind that bodies of articles are of.
func (v *BodyView) mayBeBody(n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	return node.Kind != page.Text && v.Visible[n] && (v.Page.IsBlock(n) || n == v.Page.Body() || v.holdsBlocks(n)) && !lineTags[node.Tag]
}

// candidates finds the elements that may be the body. Of nested elements with the same
// content only the lowest is one. Where a single line is so much likelier than all that is around it that no
// element has its share of expected F1, the one that the line stands in is the only candidate: a standfirst above
// terms with their meanings is such a line.
func (v *BodyView) candidates() []page.NodeID {
	var list []page.NodeID
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if !v.mayBeBody(n) || v.subtreeF1(n) < v.least {
			continue
		}
		if k := len(list) - 1; k >= 0 && v.Page.Contains(list[k], n) && v.SameContent(list[k], n) {
			list[k] = n
			continue
		}
		list = append(list, n)
	}
	for n := v.best; len(list) == 0 && v.highest > 0 && n != page.None; n = v.Page.Nodes[n].Parent {
		if v.mayBeBody(n) {
			list = append(list, n)
		}
	}
	return list
}

// Row measures candidate i. out must have room for the columns of the table.
func (v *BodyView) Row(t *BodyTable, i int, out []float64) { t.Row(v, v.nodes[i], out) }

// Nodes are the candidates, in document order. Of nested elements with the same content
// only the lowest is one.
func (v *BodyView) Nodes() []page.NodeID { return v.nodes }

// Around are all elements with at least 0.4 of the highest expected F1, those with the
// same content too, the last in document order first: children before parents.
func (v *BodyView) Around() []page.NodeID {
	var list []page.NodeID
	root := v.Page.Body()
	for n := v.Page.Nodes[root].End - 1; n >= root; n-- {
		if v.Page.Nodes[n].Kind == page.Element && v.Visible[n] && v.subtreeF1(n) >= v.least {
			list = append(list, n)
		}
	}
	return list
}

// subtreeF1 is the expected F1 of taking the subtree of n for the article.
func (v *BodyView) subtreeF1(n page.NodeID) float64 { return v.expectedF1(v.Within(n)) }

// The ends of a subtree.
const (
	start = true
	end   = false
)

// edge is the mean posterior of k blocks at the start or the end of the subtree of n:
// outside of it, or inside where k is negative.
func (v *BodyView) edge(n page.NodeID, atStart bool, k int) float64 {
	from, to := v.Within(n)
	switch {
	case atStart && k > 0:
		return v.mean(from-k, from)
	case atStart:
		return v.mean(from, min(from-k, to))
	case k > 0:
		return v.mean(to, to+k)
	}
	return v.mean(max(to+k, from), to)
}
