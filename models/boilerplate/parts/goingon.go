package parts

import (
	"slices"

	"galley/features"
	"galley/features/block"
	"galley/page"
)

// Bounds of a part that goes on with the text: from which posterior prose likely is text, how many words of that
// stand before the part in the element that both are in, how many paragraphs the part has, the posteriors that the
// best of them and all in the mean have at least, the share of the part that is links, at most, and the posterior
// that its prose gets.
const (
	goingOnSure   = 0.8
	goingOnBefore = 30
	goingOnProse  = 3
	goingOnBest   = 0.1
	goingOnMean   = 0.06
	goingOnLinked = 0.2
	goingOnRaised = 0.9
)

// asides are what prose is mostly no text in.
const asides = block.InLink | block.InFigure | block.Marginal

// WithGoingOn are the scores of blocks with the prose raised of parts that go on with the text: that stand, as the
// largest subtrees without any prose that likely is text, in one element with such prose, behind it. The element
// does not have the title, or it may have anything. The networks are not sure that such a part is none, or it has
// sections that are numbered, whose titles and lists are raised too. Networks tell text by headings above all, and
// find none where these are div. With numberedOnly only such sections are looked for. Without a part the scores are
// those given.
func WithGoingOn(x *features.Index, scores *features.BlockScores, title page.NodeID, numberedOnly bool) *features.BlockScores {
	g := newGoingOn(x, scores.Posteriors(), title, numberedOnly)
	var raised []float64
	for i := 0; i < x.NumBlocks(); i++ {
		if !x.IsProse(i) || g.post[i] >= goingOnSure || g.sure[i] < goingOnBefore {
			continue
		}
		part := g.part(i)
		if part == page.None {
			continue
		}
		if s := g.like(part); s.goOn {
			if raised == nil {
				raised = slices.Clone(g.post)
			}
			g.raise(part, s.numbered, raised)
		}
		_, to := x.Span(part)
		i = max(i, to-1)
	}
	if raised == nil {
		return scores
	}
	return x.Scores(raised)
}

// goingOn looks for parts that go on with the text.
type goingOn struct {
	*features.Index
	title        page.NodeID
	numberedOnly bool
	post         []float64
	sure         []int             // by block: words of prose before it that likely is text
	prose        []int             // by block: blocks of prose before it
	enclosing    []block.Enclosing // by block: what the last of the likely text before it lies in

	sections map[page.NodeID]map[sectionKey]*sections // by parent
}

func newGoingOn(x *features.Index, post []float64, title page.NodeID, numberedOnly bool) *goingOn {
	n := x.NumBlocks()
	g := &goingOn{Index: x, title: title, numberedOnly: numberedOnly, post: post, sure: make([]int, n+1), prose: make([]int, n+1), enclosing: make([]block.Enclosing, n+1), sections: map[page.NodeID]map[sectionKey]*sections{}}
	for i := range n {
		g.sure[i+1], g.prose[i+1], g.enclosing[i+1] = g.sure[i], g.prose[i], g.enclosing[i]
		if !x.IsProse(i) {
			continue
		}
		g.prose[i+1]++
		if post[i] >= goingOnSure {
			g.sure[i+1] += x.BlockWords(i)
			g.enclosing[i+1] = x.BlockEnclosing(i)
		}
	}
	return g
}

// part is the largest subtree around a block without prose that likely is text, None without.
func (g *goingOn) part(i int) page.NodeID {
	part := page.None
	for n := g.BlockElement(i); n > 0; n = g.Page.Nodes[n].Parent {
		if from, to := g.Span(n); g.sure[to] > g.sure[from] {
			break
		}
		part = n
	}
	return part
}

// aside is what prose behind the likely text before a block is no text in, unless that text is in it too.
func (g *goingOn) aside(i int) block.Enclosing { return asides &^ g.enclosing[i] }

// raise gives the prose of a part the posterior of text, and what belongs to each of the numbered sections in it.
func (g *goingOn) raise(part page.NodeID, numbered []page.NodeID, post []float64) {
	from, to := g.Span(part)
	aside := g.aside(from)
	for i := from; i < to; i++ {
		if g.IsProse(i) && g.BlockEnclosing(i)&aside == 0 {
			post[i] = max(post[i], goingOnRaised)
		}
	}
	for _, n := range numbered {
		if !g.Page.Contains(part, n) {
			continue
		}
		first, end := g.Span(n)
		for i := first; i < end; i++ {
			isTitle, enclosing := i == first && page.HasLetters(g.BlockText(i)), g.BlockEnclosing(i)
			if (isTitle || enclosing&block.InList != 0) && enclosing&(block.InLink|block.InFigure|block.Marginal) == 0 {
				post[i] = max(post[i], goingOnRaised)
			}
		}
	}
}
