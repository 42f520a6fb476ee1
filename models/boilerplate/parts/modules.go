package parts

import (
	"slices"

	"galley/features"
	"galley/features/block"
	"galley/page"
)

// Bounds of modules: how many words of prose likely are text on the page, how many boxes around a paragraph are
// compared, how many lines that are links and other lines may stand between a module and the text before it, how many
// nodes it has at most, and the share of it that is links.
const (
	moduleSure    = 15
	moduleDepth   = 14
	moduleLinks   = 2
	moduleLines   = 12
	moduleNodes   = 2000
	moduleLinked  = 0.2
	moduleLink    = 0.5 // share of links of a line that is one
	moduleRaised  = goingOnRaised
	moduleMarkers = block.InLink | block.InFigure | block.InTime | block.Marginal
)

// WithModules are the scores of blocks with the prose raised that stands in boxes such as those of prose that likely
// is text: from an element that both are in, the boxes around the two are marked up alike. Programs that build pages of
// modules give each paragraph, or few of them, boxes of its own, and networks that see a lone paragraph in boxes take
// it for something else than the text beside. A module has few links and no field. Between one and the next stand few
// links. Without a module the scores are those given.
func WithModules(x *features.Index, scores *features.BlockScores, title page.NodeID) *features.BlockScores {
	m := &modules{boxes: newBoxes(x), post: scores.Posteriors(), fields: map[page.NodeID]bool{}, alike: map[boxKey]bool{}}
	if m.learn() < moduleSure {
		return scores
	}
	from := 0
	if title != page.None {
		_, from = x.Span(title)
	}
	raised := slices.Clone(m.post)
	m.walk(from, x.NumBlocks(), 1, raised)
	m.walk(x.NumBlocks()-1, from-1, -1, raised)
	m.raiseBetween(raised)
	if slices.Equal(raised, m.post) {
		return scores
	}
	return x.Scores(raised)
}

// modules looks for prose in boxes such as those of likely text.
type modules struct {
	*boxes
	post   []float64
	sure   []int                // by block: words of prose before it that likely is text
	alike  map[boxKey]bool      // the boxes around likely text
	fields map[page.NodeID]bool // by box: it offers something
}

// learn notes the boxes around prose that likely is text, and returns how many words that has.
func (m *modules) learn() int {
	m.sure = make([]int, m.NumBlocks()+1)
	for i := range m.NumBlocks() {
		m.sure[i+1] = m.sure[i]
		if m.mayBe(i) && m.post[i] >= goingOnSure {
			m.sure[i+1] += m.BlockWords(i)
			m.around(i, func(key boxKey, _ page.NodeID) bool {
				m.alike[key] = true
				return true
			})
		}
	}
	return m.sure[m.NumBlocks()]
}

// mayBe reports whether a block is prose that may be text.
func (m *modules) mayBe(i int) bool {
	return m.post[i] > 0 && m.IsProse(i) && m.BlockLinkShare(i) <= moduleLinked && m.BlockEnclosing(i)&moduleMarkers == 0
}

// walk raises the modules behind likely text, in steps of 1 or -1 from a block to before another.
func (m *modules) walk(from, to, step int, raised []float64) {
	links, lines := moduleLinks+1, 0
	for i := from; i != to; i += step {
		switch {
		case m.mayBe(i) && raised[i] >= goingOnSure:
			links, lines = 0, 0
		case links > moduleLinks || lines > moduleLines:
		case m.mayBe(i) && m.isModule(i):
			raised[i] = moduleRaised
			links, lines = 0, 0
		case m.BlockLinkShare(i) > moduleLink:
			links++
		case m.BlockEnclosing(i)&(block.InList|block.InTable) == 0:
			lines++
		}
	}
}

// isModule reports whether the boxes around a block are as those around likely text, and have little else.
func (m *modules) isModule(i int) bool {
	is := false
	m.around(i, func(key boxKey, box page.NodeID) bool {
		is = m.alike[key] && !m.offers(box) && (m.BlockEnclosing(i)&block.InList == 0 || !m.hasSure(box))
		return !m.alike[key]
	})
	return is
}

// hasSure reports whether a box has prose that likely is text: a list in it is no module.
func (m *modules) hasSure(box page.NodeID) bool {
	from, to := m.Span(box)
	return m.sure[to] > m.sure[from]
}

// offers reports whether a box has a field to fill in, or more than few links, or is no module by its size.
func (m *modules) offers(box page.NodeID) bool {
	if is, ok := m.fields[box]; ok {
		return is
	}
	from, to := m.Span(box)
	words, linked := 0.0, 0.0
	if m.Page.Nodes[box].End-box > moduleNodes {
		return true
	}
	for i := from; i < to; i++ {
		words += float64(m.BlockWords(i))
		linked += float64(m.BlockWords(i)) * m.BlockLinkShare(i)
	}
	is := linked > moduleLinked*words
	for n := box; n < m.Page.Nodes[box].End && !is; n++ {
		switch m.Page.Nodes[n].Tag {
		case "input", "textarea", "select", "form":
			is = true
		}
	}
	m.fields[box] = is
	return is
}
