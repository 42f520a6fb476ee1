package recipe

import (
	"slices"

	"galley/features"
	"galley/page"
)

// Bounds of a recipe that a page shows: ingredients that are found at least, the share of those that it says, and the
// posterior of its parts.
const (
	shownLeast = 3
	shownAlone = 5 // where none of its steps are found
	shownShare = 0.5
	shownSure  = 0.9
)

// With are the scores of blocks with the ingredients and steps raised of the recipe that the page says that it has,
// and the smallest element with them, where it shows that: three ingredients or more and a step, or more ingredients without.
// Such a page is there for the recipe. Else card is None.
func With(x *features.Index, scores *features.BlockScores) (_ *features.BlockScores, card page.NodeID) {
	parts, ok := Find(x, 0)
	least := shownLeast
	if len(parts.Steps) == 0 && !parts.listed {
		least = shownAlone
	}
	if !ok || max(len(parts.Ingredients), parts.found) < least || float64(parts.found) < shownShare*float64(parts.said) {
		return scores, page.None
	}
	post := slices.Clone(scores.Posteriors())
	for _, some := range []map[int]bool{parts.Ingredients, parts.Steps, parts.Between} {
		for i := range some {
			post[i] = max(post[i], shownSure)
		}
	}
	return x.Scores(post), parts.card(x, 0, x.NumBlocks())
}
