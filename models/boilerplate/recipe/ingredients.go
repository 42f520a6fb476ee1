package recipe

import (
	"strings"
	"unicode"

	"galley/features"
	"galley/models/pagekind"
)

// Bounds of ingredients: blocks in which one may stand, letters of one, blocks between two that stand together, words
// of an amount alone, and blocks from an ingredient that the page says to a list of others.
const (
	ingredientRun     = 5
	ingredientLetters = 3
	nearest           = 8
	amountWords       = 4
	farFromSaid       = 30
)

// findIngredients finds ingredients: blocks, or a few in a row, that have the words of one.
func (p *Parts) findIngredients(x *features.Index, s *said, from, to int) {
	found := map[string]bool{}
	for i := from; i < to; i++ {
		if p.addLines(x, s, i, found) {
			continue
		}
		var list []string
		linked := true
		for k := i; k < min(to, i+ingredientRun) && len(list) <= s.longest && !isControl(x, k); k++ {
			list = append(list, words(x.BlockText(k))...)
			linked = linked && x.BlockLinkShare(k) == 1
			said := key(list)
			if len(said) < ingredientLetters || !s.ingredients[said] && !s.joined[strings.Join(list, "")] {
				continue
			}
			if linked && !strings.Contains(said, "#") && !isBesideAmount(x, i, k) {
				continue // a link alone is a topic of the page
			}
			found[said] = true
			for ; i < k; i++ {
				p.Ingredients[i] = true
			}
			p.Ingredients[k] = true
			break
		}
	}
	p.found = len(found)
	addMarked(x, p.Ingredients, s.marked, from, to)
	p.leaveSingle(from, to)
}

// addLines adds a block of several lines of which half or more are ingredients.
func (p *Parts) addLines(x *features.Index, s *said, i int, found map[string]bool) bool {
	lines := strings.Split(x.BlockText(i), "\n")
	if len(lines) < 2 {
		return false
	}
	some, all := 0, 0
	for _, line := range lines {
		said := key(words(line))
		if said == "" {
			continue
		}
		if all++; s.ingredients[said] {
			some++
			found[said] = true
		}
	}
	if some < 2 || 2*some < all {
		return false
	}
	p.Ingredients[i] = true
	return true
}

// isBesideAmount reports whether a short line with a number stands right before or behind the blocks [from, to].
func isBesideAmount(x *features.Index, from, to int) bool {
	for _, i := range [...]int{from - 1, to + 1} {
		if i >= 0 && i < x.NumBlocks() && x.BlockWords(i) <= amountWords && x.BlockLinkShare(i) == 0 && strings.ContainsFunc(x.BlockText(i), unicode.IsNumber) {
			return true
		}
	}
	return false
}

// addAmounts adds lists of amounts: those near an ingredient that the page says, or all where it says none that is found.
func (p *Parts) addAmounts(x *features.Index, from, to int, says bool) {
	if len(p.Ingredients) == 0 && pagekind.Of(x.Page, x.Things()) != pagekind.Page {
		return // the measures of a product
	}
	lists := amounts(x, from, to, says)
	if len(p.Ingredients) == 0 {
		p.Ingredients, p.listed = lists, true
		return
	}
	last := from - farFromSaid - 1 // the last ingredient
	near := make([]bool, to)
	for i := from; i < to; i++ {
		if p.Ingredients[i] {
			last = i
		}
		near[i] = i-last <= farFromSaid
	}
	last = to + farFromSaid
	for i := to - 1; i >= from; i-- {
		if p.Ingredients[i] {
			last = i
		}
		if lists[i] && (near[i] || last-i <= farFromSaid) {
			p.Ingredients[i] = true
		}
	}
}

// leaveSingle leaves out what looks like an ingredient where no other stands near: a topic, or a line of somebody.
func (p *Parts) leaveSingle(from, to int) {
	if len(p.Ingredients) < 3 {
		return
	}
	last, alone := -nearest-1, -1
	for i := from; i < to; i++ {
		if !p.Ingredients[i] {
			continue
		}
		if i-last > nearest {
			if alone >= 0 {
				delete(p.Ingredients, alone)
			}
			alone = i
		} else {
			alone = -1
		}
		last = i
	}
	if alone >= 0 {
		delete(p.Ingredients, alone)
	}
}
