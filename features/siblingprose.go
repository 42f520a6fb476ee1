package features

import "galley/page"

// siblingProse is the blocks of prose by the parent of their elements. The
// paragraphs of an article mostly are siblings; those of comments mostly have a parent
// each. It is FormattedContentLen of Wang et al. 2009, section 3.1.1, with prose in the
// place of formatting elements.
type siblingProse struct {
	of            []parentProse // by node: of its children
	mainParent    page.NodeID   // the node with the most sibling prose; None: the page has no prose
	sectionParent page.NodeID   // see findSectionParent
}

// parentProse is the blocks of prose whose elements are children of one element.
type parentProse struct {
	words, count float64 // words of the blocks, and the blocks
}

// findSiblingProse adds the blocks of prose up by parent.
func findSiblingProse(s *blockList, groups []*siblingGroup) siblingProse {
	p := siblingProse{of: make([]parentProse, len(s.page.Nodes)), mainParent: page.None}
	for i := range s.blocks {
		b := &s.blocks[i]
		if !b.prose() {
			continue
		}
		up := s.proseParent(b)
		p.of[up].words += float64(b.Words)
		p.of[up].count++
		if p.mainParent == page.None || p.of[up].words > p.of[p.mainParent].words {
			p.mainParent = up
		}
	}
	p.sectionParent = findSectionParent(s, groups, p.mainParent)
	return p
}

// sectionShare is the share of the prose in an element that stands around it, at least,
// where the element is one of several sections of an article.
const sectionShare = 0.3

// findSectionParent finds the element with all sections of the article whose largest is
// mainParent: articles of recipes, lists and long stories have a box for each section. It
// climbs to where enough prose is around, and stops where most of that is in items of a
// group, as comments are, but for groups whose items have headings.
func findSectionParent(s *blockList, groups []*siblingGroup, mainParent page.NodeID) page.NodeID {
	parent := mainParent
	if mainParent == page.None {
		return parent
	}
	loose, all := make([]int32, len(s.blocks)+1), make([]int32, len(s.blocks)+1) // words of prose in blocks[:i]
	for i := range s.blocks {
		b := &s.blocks[i]
		loose[i+1], all[i+1] = loose[i], all[i]
		if !b.prose() || s.enclosing(i)&marginal != 0 {
			continue
		}
		all[i+1] += int32(b.Words)
		if g := groups[i]; g == nil || 2*g.headed > g.items {
			loose[i+1] += int32(b.Words)
		}
	}
	within := func(n page.NodeID, words []int32) float64 {
		from, to := s.within(n)
		return float64(words[to] - words[from])
	}
	for n, body := mainParent, s.page.Body(); n != body && n > 0; {
		n = s.page.Nodes[n].Parent
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

// mainParentWords is the words of the largest sibling prose; 0 without prose.
func (p *siblingProse) mainParentWords() float64 {
	if p.mainParent == page.None {
		return 0
	}
	return p.of[p.mainParent].words
}
