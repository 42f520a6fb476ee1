package page

import (
	"html"
	"strings"
)

// maxLinkedTexts is how many ingredients or steps of a recipe are read.
const maxLinkedTexts = 100

// linkedTexts are the texts of a value that is a text, an object with one, or with a list of
// such, or a list of those: the steps of a recipe may stand in sections.
func linkedTexts(v jsonValue, most int) (texts []string) {
	switch v.kind {
	case jsonString:
		return []string{html.UnescapeString(v.text)}
	case jsonObject:
		if text := v.get("text"); text.kind == jsonString {
			return []string{html.UnescapeString(text.text)}
		}
		return linkedTexts(v.get("itemListElement"), most)
	case jsonList:
		for _, e := range v.list[:min(len(v.list), most)] {
			if e.kind == jsonList || len(texts) >= most {
				break
			}
			texts = append(texts, linkedTexts(e, most-len(texts))...)
		}
	}
	return texts
}

// LinkedRecipe is the recipe with the most ingredients that linked data have; ok is false
// without one.
func (p *Page) LinkedRecipe() (recipe LinkedThing, ok bool) {
	if !p.namesInLinkedData("recipeIngredient") {
		return recipe, false // as most, whose linked data need not be read for it
	}
	for _, t := range p.LinkedData() {
		if len(t.Ingredients) > len(recipe.Ingredients) {
			recipe, ok = t, true
		}
	}
	return recipe, ok
}

// namesInLinkedData reports whether a script of linked data has a word.
func (p *Page) namesInLinkedData(word string) bool {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "script" && isLinkedData(n) && strings.Contains(p.textIn(NodeID(i)), word) {
			return true
		}
	}
	return false
}
