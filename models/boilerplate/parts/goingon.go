package parts

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
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

// WithGoingOn are the scores of blocks with the prose raised of parts that go on with the text: that stand, as the
// largest subtrees without any prose that likely is text, in one element with such prose, behind it. The element
// does not have the title, or it may have anything. The networks are not sure that such a part is none, or its
// stations are numbered. Networks tell text by headings above all, and find none where these are div. Without such a part the scores are those given.
func WithGoingOn(x *features.Index, scores *features.BlockScores, title page.NodeID) *features.BlockScores {
	g := &goingOn{Index: x, title: title, post: scores.Posteriors(), sure: make([]int, x.NumBlocks()+1), stations: map[page.NodeID]map[station]*stations{}}
	for i := range x.NumBlocks() {
		g.sure[i+1] = g.sure[i]
		if x.IsProse(i) && g.post[i] >= goingOnSure {
			g.sure[i+1] += x.BlockWords(i)
		}
	}
	var raised []float64
	for i := 0; i < x.NumBlocks(); i++ {
		if !x.IsProse(i) || g.post[i] >= goingOnSure || g.sure[i] < goingOnBefore {
			continue
		}
		part := g.part(i)
		if part == page.None {
			continue
		}
		if g.like(part).goOn {
			if raised == nil {
				raised = slices.Clone(g.post)
			}
			g.raise(part, raised)
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
	title page.NodeID
	post  []float64
	sure  []int // by block: words of prose before it that likely is text

	stations map[page.NodeID]map[station]*stations // by parent
}

// station is how a part is marked up, and how many words of likely text stand before it.
type station struct {
	markup.Line
	sure int
}

// stations are parts that are marked up alike, in one element, without any prose that likely is text in them or
// between them: those of a list, of which each is told in a paragraph or two. Between captions stands text.
type stations struct {
	parts []page.NodeID
	goOn  bool // with the text before them
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

// like are the stations that a part is one of.
func (g *goingOn) like(part page.NodeID) *stations {
	parent := g.Page.Nodes[part].Parent
	if g.stations[parent] == nil {
		all := map[station]*stations{}
		for n := range g.Page.Children(parent) {
			if from, to := g.Span(n); from < to && g.sure[to] == g.sure[from] {
				key := station{markup.Of(g.Page, n), g.sure[from]}
				if all[key] == nil {
					all[key] = &stations{}
				}
				all[key].parts = append(all[key].parts, n)
			}
		}
		for key := range all {
			all[key].goOn = g.goOn(parent, all[key].parts)
		}
		g.stations[parent] = all
	}
	from, _ := g.Span(part)
	return g.stations[parent][station{markup.Of(g.Page, part), g.sure[from]}]
}

// goOn reports whether parts in an element go on with the text before them.
func (g *goingOn) goOn(parent page.NodeID, parts []page.NodeID) bool {
	first, _ := g.Span(parent)
	from, _ := g.Span(parts[0])
	if g.sure[from]-g.sure[first] < goingOnBefore || g.title != page.None && g.Page.Contains(parent, g.title) {
		return false
	}
	prose, words, best, sum, linked := 0, 0.0, 0.0, 0.0, 0.0
	for _, n := range parts {
		from, to := g.Span(n)
		for i := from; i < to; i++ {
			words += float64(g.BlockWords(i))
			linked += float64(g.BlockWords(i)) * g.BlockLinkShare(i)
			if !g.IsProse(i) {
				continue
			}
			if g.BlockEnclosing(i)&(block.InLink|block.InFigure|block.Marginal) != 0 {
				return false
			}
			prose, best, sum = prose+1, max(best, g.post[i]), sum+g.post[i]
		}
	}
	if prose < goingOnProse || linked > goingOnLinked*words {
		return false
	}
	return best >= goingOnBest && sum >= goingOnMean*float64(prose) || g.areNumbered(parts)
}

// firstNumber is a number that a line begins with, as that of the station of a list.
var firstNumber = regexp.MustCompile(`^[^\pL\pN]{0,2}(\d{1,3})(?:$|[^\pL\pN])`)

// areNumbered reports whether parts begin with numbers one after the other, upwards or downwards.
func (g *goingOn) areNumbered(parts []page.NodeID) bool {
	if len(parts) < goingOnProse {
		return false
	}
	step, last := 0, 0
	for k, n := range parts {
		from, _ := g.Span(n)
		m := firstNumber.FindStringSubmatch(strings.TrimSpace(g.BlockText(from)))
		if m == nil {
			return false
		}
		number, _ := strconv.Atoi(m[1]) // of digits
		if k == 1 {
			step = number - last
		}
		if k > 0 && (number != last+step || step != 1 && step != -1) {
			return false
		}
		last = number
	}
	return true
}

// raise gives the prose of a part the posterior of text.
func (g *goingOn) raise(part page.NodeID, post []float64) {
	from, to := g.Span(part)
	for i := from; i < to; i++ {
		if g.IsProse(i) {
			post[i] = max(post[i], goingOnRaised)
		}
	}
}
