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

// Shown is the recipe that a page shows. The zero value is none: no recipe is the whole document.
type Shown struct {
	Card        page.NodeID  // the smallest element with its ingredients and steps
	Ingredients map[int]bool // the blocks with those
}

// IsIn reports whether any of the ingredients lies in n.
func (s Shown) IsIn(x *features.Index, n page.NodeID) bool {
	for from, to := x.Span(n); from < to; from++ {
		if s.Ingredients[from] {
			return true
		}
	}
	return false
}

// With are the scores of blocks with the ingredients and steps raised of the recipe that the page says that it has,
// and the recipe, where it shows that: three ingredients or more and a step, or more ingredients without. Such a page
// is there for the recipe.
func With(x *features.Index, scores *features.BlockScores) (*features.BlockScores, Shown) {
	parts, ok := Find(x, 0)
	least := shownLeast
	if len(parts.Steps) == 0 && !parts.listed {
		least = shownAlone
	}
	if !ok || max(len(parts.Ingredients), parts.found) < least || float64(parts.found) < shownShare*float64(parts.said) {
		return scores, Shown{}
	}
	post := slices.Clone(scores.Posteriors())
	for _, some := range []map[int]bool{parts.Ingredients, parts.Steps, parts.Between} {
		for i := range some {
			post[i] = max(post[i], shownSure)
		}
	}
	return x.Scores(post), Shown{Card: parts.card(x, 0, x.NumBlocks()), Ingredients: parts.Ingredients}
}
