package site

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// maxMark bounds a mark, in bytes.
const maxMark = 200

// Mark names an element of a body by its id and all of its classes, with its tag. One that has
// neither is named by its path from the nearest element around it, inside the body, that has. ""
// where there is none: a tag alone would name plain paragraphs too.
func Mark(p *page.Page, traits *features.Traits, n, root page.NodeID) string {
	path := ""
	for ; n != root && n != page.None && p.Contains(root, n); n = p.Nodes[n].Parent {
		if list := traits.Element(n); len(list) > 0 && strings.ContainsAny(list[0], "#.") {
			if mark := strings.Join(list, " ") + path; len(mark) <= maxMark {
				return mark
			}
			return ""
		}
		path = "/" + p.Nodes[n].Tag + path
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

// isKept reports whether an element, or one around it below root, has a mark of Kept.
func (on *Match) isKept(p *page.Page, n, root page.NodeID) bool {
	for ; n != root && n != page.None; n = p.Nodes[n].Parent {
		if _, found := slices.BinarySearch(on.Kept, Mark(p, on.traits, n, root)); found {
			return true
		}
	}
	return false
}
