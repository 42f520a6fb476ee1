package recipe

import (
	"strings"
	"unicode"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/linkeddata"
)

// Bounds of the parts of a recipe: bytes of the letters of one, words of a heading of them, how
// many blocks before one of them it stands, words of a step, bytes of the steps that are compared, and blocks
// behind the title that are compared with them.
const (
	recipeLetters = 5
	recipeHeading = 6
	recipeNear    = 2
	recipeStep    = 6
	recipeSteps   = 20000
	recipeBlocks  = 3000
)

// Keep keeps the ingredients and steps of the recipe that linked data have, wherever they
// stand behind the title, with their headings: cards of recipes look like what a page offers.
// Those of blocks a to b-1 are raised to keep, others to add. kept are its ingredients and steps.
func Keep(v *view.View, title page.NodeID, a, b int, post []float64, keep, add float64) (kept map[int]bool) {
	recipe, ok := linkeddata.Recipe(v.Page)
	if title == page.None || v.Listing || !ok {
		return nil
	}
	kept = map[int]bool{}
	ingredients, steps := map[string]bool{}, plainLetters(strings.Join(recipe.Steps, ""))
	for _, s := range recipe.Ingredients {
		ingredients[plainLetters(s)] = true
	}
	steps = steps[:min(len(steps), recipeSteps)]
	_, from := v.Span(title)
	for i := from; i < min(len(post), from+recipeBlocks); i++ {
		said := plainLetters(v.BlockText(i))
		if len(said) < recipeLetters || !ingredients[said] && (v.BlockWords(i) < recipeStep || !strings.Contains(steps, said)) {
			continue
		}
		raiseTo(v, i, a, b, post, keep, add)
		kept[i] = true
		for k := i - 1; k >= max(from, i-recipeNear); k-- {
			if tag := v.Page.Nodes[v.BlockElement(k)].Tag; markup.IsHeading(tag) && v.BlockWords(k) <= recipeHeading {
				raiseTo(v, k, a, b, post, keep, add)
			}
		}
	}
	return kept
}

// raiseTo raises a posterior to keep in the body, and to add outside.
func raiseTo(v *view.View, i, a, b int, post []float64, keep, add float64) {
	if a <= i && i < b {
		add = keep
	}
	post[i] = max(post[i], add)
}

// plainLetters are the letters and digits of a text, in small letters.
func plainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}
