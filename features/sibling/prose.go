package sibling

import (
	"galley/features/block"
	"galley/page"
)

// Prose is the blocks of prose by the parent of their elements. The
// paragraphs of an article mostly are siblings; those of comments mostly have a parent
// each. It is FormattedContentLen of Wang et al. 2009, section 3.1.1, with prose in the
// place of formatting elements.
type Prose struct {
	Of            []ParentProse // by node: of its children
	MainParent    page.NodeID   // the node with the most sibling prose; None: the page has no prose
	SectionParent page.NodeID   // the element with all sections of the article; MainParent where that has no others
}

// ParentProse is the blocks of prose whose elements are children of one element.
type ParentProse struct {
	Words, Count float64 // words of the blocks, and the blocks
}

// FindProse adds the blocks of prose up by parent.
func FindProse(s *block.List, groups []*Group) Prose {
	p := Prose{Of: make([]ParentProse, len(s.Page.Nodes)), MainParent: page.None}
	for i := range s.Blocks {
		b := &s.Blocks[i]
		if !b.Prose() {
			continue
		}
		up := s.ProseParent(b)
		p.Of[up].Words += float64(b.Words)
		p.Of[up].Count++
		if p.MainParent == page.None || p.Of[up].Words > p.Of[p.MainParent].Words {
			p.MainParent = up
		}
	}
	p.SectionParent = findSectionParent(s, groups, p.MainParent)
	return p
}

// sectionShare is the share of the prose in an element that stands around it, at least,
// where the element is one of several sections of an article.
const sectionShare = 0.3

// findSectionParent finds the element with all sections of the article whose largest is
// mainParent: articles of recipes, lists and long stories have a box for each section. It
// climbs to where enough prose is around, and stops where most of that is in items of a
// group, as comments are, but for groups whose items have headings.
func findSectionParent(s *block.List, groups []*Group, mainParent page.NodeID) page.NodeID {
	parent := mainParent
	if mainParent == page.None {
		return parent
	}
	loose, all := make([]int32, len(s.Blocks)+1), make([]int32, len(s.Blocks)+1) // words of prose in blocks[:i]
	for i := range s.Blocks {
		b := &s.Blocks[i]
		loose[i+1], all[i+1] = loose[i], all[i]
		if !b.Prose() || s.Enclosing(i)&block.Marginal != 0 {
			continue
		}
		all[i+1] += int32(b.Words)
		if g := groups[i]; g == nil || 2*g.Headed > g.Items {
			loose[i+1] += int32(b.Words)
		}
	}
	within := func(n page.NodeID, words []int32) float64 {
		from, to := s.Within(n)
		return float64(words[to] - words[from])
	}
	for n, body := mainParent, s.Page.Body(); n != body && n > 0; {
		n = s.Page.Nodes[n].Parent
		more, around := within(n, loose)-within(parent, loose), within(n, all)-within(parent, all)
		if 2*more < around {
			break
		}
		if more >= sectionShare*within(parent, all) {
			parent = n
		}
	}
	return parent
}

// MainParentWords is the words of the largest sibling prose; 0 without prose.
func (p *Prose) MainParentWords() float64 {
	if p.MainParent == page.None {
		return 0
	}
	return p.Of[p.MainParent].Words
}
