package site

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Mark is the Place of an element of a body, by its ids and classes or those of an element around it
// in that body. "" where none has any: a tag alone would name plain paragraphs too.
func Mark(p *page.Page, traits *features.Traits, n, root page.NodeID) string {
	if place := Place(p, traits, n, root); !strings.HasPrefix(place, "/") {
		return place
	}
	return ""
}

// Keep leaves out of the cuts those that labels keep on the site: where the element that is cut, or
// one around it in the body, has a mark of Kept.
func (on *Match) Keep(p *page.Page, found *page.Selection) {
	if on == nil || !on.Article || len(on.Kept) == 0 {
		return
	}
	found.Cut = slices.DeleteFunc(found.Cut, func(n page.NodeID) bool {
		for _, root := range found.Roots {
			if n != root && p.Contains(root, n) {
				return on.isKept(p, n, root)
			}
		}
		return false
	})
}

// keptLevels bounds the elements around a cut that are looked at.
const keptLevels = 32

// isKept reports whether an element, or one around it below root, has a mark of Kept.
func (on *Match) isKept(p *page.Page, n, root page.NodeID) bool {
	for level := 0; n > root && level < keptLevels; level++ {
		if _, found := slices.BinarySearch(on.Kept, Mark(p, on.traits, n, root)); found {
			return true
		}
		n = p.Nodes[n].Parent
	}
	return false
}
