package recipe

import (
	"galley/features"
	"galley/models/boilerplate/markup"
)

// Bounds of what stands around parts: blocks between two of them, words of one of those, blocks before the first in
// which its heading is, words of that, and words of one that is no heading in markup.
const (
	betweenBlocks = 4
	betweenWords  = 16
	headBlocks    = 4
	headWords     = 6
	labelWords    = 3
)

// fill finds what stands between two parts that are near each other, such as the names of groups, further ingredients and
// numbers of steps, and the headings before such runs.
func (p *Parts) fill(x *features.Index, parts map[int]bool, from, to int) {
	last := -1
	for i := from; i < to; i++ {
		if !parts[i] {
			continue
		}
		if last < 0 || i-last-1 > betweenBlocks {
			p.addHead(x, i, from)
		} else {
			for k := last + 1; k < i; k++ {
				if !isControl(x, k) && x.BlockLinkShare(k) == 0 && x.BlockWords(k) <= betweenWords {
					p.Between[k] = true
				}
			}
		}
		last = i
	}
}

// addHead finds the headings before the first of a run of parts: those that markup says, or a label right before it.
func (p *Parts) addHead(x *features.Index, first, from int) {
	near := true // nothing but controls stand between
	for k := first - 1; k >= max(from, first-headBlocks) && !p.Ingredients[k] && !p.Steps[k]; k-- {
		if isControl(x, k) {
			continue
		}
		heading := markup.IsHeading(x.Page.Nodes[x.BlockElement(k)].Tag) && x.BlockWords(k) <= headWords
		if heading || near && x.BlockWords(k) <= labelWords && x.BlockLinkShare(k) == 0 {
			p.Between[k] = true
		}
		near = near && heading
	}
}
