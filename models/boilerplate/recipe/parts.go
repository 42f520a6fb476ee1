package recipe

import (
	"galley/features"
	"galley/page"
)

// Parts are the blocks of a recipe on a page, by their numbers.
type Parts struct {
	Ingredients map[int]bool
	Steps       map[int]bool
	Between     map[int]bool // what stands between two ingredients or two steps, and their headings
	Notes       map[int]bool // remarks below the steps, with their headings
	Facts       map[int]bool // lines that say how long it takes, for how many it is and what it has

	listed      bool // the ingredients are known by their amounts alone
	said, found int  // ingredients that the page says, and those of them that are found
}

// mostBlocks is how many blocks of a page are asked.
const mostBlocks = 6000

// Find finds the parts of the recipe of a page in its blocks from one on: of that which the page says that it has, or
// what lists of amounts tell. ok is false without any.
// Where the whole page has none, and is asked whole, a part of it has none.
func Find(x *features.Index, from int) (p Parts, ok bool) {
	all := features.Once(x, partsKey{}, func() found { return foundFrom(x, 0) })
	if from == 0 || !all.ok && x.NumBlocks() <= mostBlocks {
		return all.Parts, all.ok
	}
	some := foundFrom(x, from)
	return some.Parts, some.ok
}

// found is the answer of Find.
type found struct {
	Parts
	ok bool
}

type partsKey struct{}

// foundFrom is Find, asked anew.
func foundFrom(x *features.Index, from int) found {
	s, says := read(x)
	p := Parts{Ingredients: map[int]bool{}, Steps: map[int]bool{}, Between: map[int]bool{}, Notes: map[int]bool{}, Facts: map[int]bool{}, said: len(s.ingredients)}
	to := min(x.NumBlocks(), from+mostBlocks)
	if says {
		p.findIngredients(x, s, from, to)
	}
	if p.addAmounts(x, from, to, says); !says && len(p.Ingredients) == 0 {
		return found{p, false}
	}
	if p.findSteps(x, s, from, to); len(p.Steps) == 0 {
		p.addMethod(x, from, to)
	}
	p.findFacts(x, s, from, to)
	p.findNotes(x, from, to)
	for _, some := range [...]map[int]bool{p.Facts, p.Ingredients, p.Steps} {
		p.fill(x, some, from, to)
	}
	return found{p, true}
}

// addMarked adds the blocks of elements that are marked up as parts, but for links and what can be pressed.
func addMarked(x *features.Index, parts map[int]bool, marked []page.NodeID, from, to int) {
	for _, n := range marked {
		for i, end := x.Span(n); i < min(end, to); i++ {
			if i >= from && !isControl(x, i) && x.BlockLinkShare(i) < 1 {
				parts[i] = true
			}
		}
	}
}

// controlLevels is how many elements around a text are asked whether they are a control.
const controlLevels = 5

// isControl reports whether a reader can press or choose with a block, from its first word to its last. A line with a box to
// tick is none.
func isControl(x *features.Index, i int) bool {
	from, to := x.BlockNodes(i)
	return isInControl(x.Page, from) && isInControl(x.Page, to-1)
}

// isInControl reports whether a node lies in what can be pressed or chosen with.
func isInControl(p *page.Page, n page.NodeID) bool {
	for range controlLevels {
		if n == page.None {
			return false
		}
		node := &p.Nodes[n]
		switch node.Tag {
		case "button", "select", "option", "textarea", "nav":
			return true
		}
		if node.Attr("role") == "button" {
			return true
		}
		n = node.Parent
	}
	return false
}
