package recipe

import (
	"slices"
	"strings"

	"galley/page"
)

// mostMarked is how many elements are read as marks of one recipe.
const mostMarked = 400

// readMarks reads the marks of microdata, RDFa and the microformats hRecipe and h-recipe.
func (s *said) readMarks(p *page.Page) {
	format := page.None // end of the element of a microformat that is read
	for i := page.NodeID(0); int(i) < len(p.Nodes) && len(s.marked)+len(s.told) < mostMarked; i++ {
		n := &p.Nodes[i]
		if n.Hidden || len(n.Attrs) == 0 {
			continue
		}
		class := n.Attr("class")
		if strings.Contains(class, "recipe") && hasAny(class, formats) {
			format = max(format, n.End)
		}
		itemprop, property := n.Attr("itemprop"), n.Attr("property")
		if itemprop == "" && property == "" && i >= format {
			continue
		}
		marks := itemprop + " " + property
		if i < format {
			marks += " " + class
		}
		switch {
		case hasAny(marks, ofIngredients) && n.Tag == "meta":
			s.addIngredient(n.Attr("content"))
		case hasAny(marks, ofIngredients):
			s.marked = append(s.marked, i)
			i = n.End - 1
		case hasAny(marks, ofSteps) && n.Tag != "meta":
			s.told = append(s.told, i)
			i = n.End - 1
		}
	}
}

// What marks are called: roots of microformats, and the properties of ingredients and of steps in any of the vocabularies.
var (
	formats       = []string{"hrecipe", "h-recipe"}
	ofIngredients = []string{"recipeIngredient", "ingredients", "ingredient", "schema:recipeIngredient", "p-ingredient"}
	ofSteps       = []string{"recipeInstructions", "instructions", "instruction", "schema:recipeInstructions", "e-instructions"}
)

// hasAny reports whether one of some words is among those of a text.
func hasAny(text string, some []string) bool {
	for word := range strings.FieldsSeq(text) {
		if slices.Contains(some, word) {
			return true
		}
	}
	return false
}
