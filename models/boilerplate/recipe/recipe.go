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
	recipeNear    = 4
	recipeStep    = 6
	recipeSteps   = 20000
	recipeBlocks  = 3000
)

// Keep keeps the ingredients and steps of the recipe that linked data have, wherever they
// stand behind the title, with their headings: cards of recipes look like what a page offers.
// Blocks outside of the body are raised to add. kept are its ingredients and steps.
func Keep(b *view.Body, title page.NodeID, add float64) (kept map[int]bool) {
	recipe, ok := linkeddata.Recipe(b.Page)
	if title == page.None || b.Listing || !ok {
		return nil
	}
	kept = map[int]bool{}
	ingredients, steps := map[string]bool{}, plainLetters(strings.Join(recipe.Steps, ""))
	for _, s := range recipe.Ingredients {
		ingredients[plainLetters(s)] = true
	}
	steps = steps[:min(len(steps), recipeSteps)]
	_, from := b.Span(title)
	for i := from; i < min(len(b.Post), from+recipeBlocks); i++ {
		said := plainLetters(b.BlockText(i))
		if len(said) < recipeLetters || !ingredients[said] && (b.BlockWords(i) < recipeStep || !strings.Contains(steps, said)) {
			continue
		}
		raiseTo(b, i, add)
		kept[i] = true
		for k := i - 1; k >= max(from, i-recipeNear) && !kept[k]; k-- {
			if tag := b.Page.Nodes[b.BlockElement(k)].Tag; markup.IsHeading(tag) && b.BlockWords(k) <= recipeHeading {
				raiseTo(b, k, add)
			}
		}
	}
	return kept
}

// raiseTo keeps a block of the body, and raises another to add.
func raiseTo(b *view.Body, i int, add float64) {
	if b.Has(i, i+1) {
		add = b.Least
	}
	b.Post[i] = max(b.Post[i], add)
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
