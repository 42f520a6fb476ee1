package recipe

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// Keep keeps the ingredients and steps of the recipe that the page says that it has, wherever they
// stand behind the title, with their headings: cards of recipes look like what a page offers.
// Blocks outside of the body are raised to add. What stands above the title is dropped. kept are its ingredients and steps.
func Keep(b *view.Body, title page.NodeID, add float64) (kept map[int]bool) {
	if title == page.None || b.Listing {
		return nil
	}
	_, from := b.Span(title)
	parts, ok := Find(b.Index, from)
	if !ok {
		return nil
	}
	if at, _ := b.Span(title); len(parts.Ingredients) >= shownLeast {
		b.DropAll(b.From, at-aboveHead) // a recipe stands below its name: above it are menus, and what is asked first
	}
	kept = map[int]bool{}
	for _, some := range []map[int]bool{parts.Ingredients, parts.Steps} {
		for i := range some {
			raiseTo(b, i, add)
			kept[i] = true
		}
	}
	for _, some := range []map[int]bool{parts.Between, parts.Facts, parts.Notes} {
		for i := range some {
			raiseTo(b, i, add)
		}
	}
	return kept
}

// aboveHead is how many blocks right above a headline may belong to it, as a standfirst.
const aboveHead = 3

// raiseTo keeps a block of the body, and raises another to add.
func raiseTo(b *view.Body, i int, add float64) {
	if b.Has(i, i+1) {
		add = b.Least
	}
	b.Post[i] = max(b.Post[i], add)
}
