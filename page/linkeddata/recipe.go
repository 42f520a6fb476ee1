package linkeddata

import (
	"html"
	"strings"

	"galley/page"
)

// maxTexts is how many ingredients or steps of a recipe are read.
const maxTexts = 100

// textsOf are the texts of a value that is a text, an object with one, or with a list of
// such, or a list of those: the steps of a recipe may stand in sections.
func textsOf(v jsonValue, most int) (texts []string) {
	switch v.kind {
	case jsonString:
		return []string{html.UnescapeString(v.text)}
	case jsonObject:
		if text := v.get("text"); text.kind == jsonString {
			return []string{html.UnescapeString(text.text)}
		}
		if list := v.get("itemListElement"); list.kind != jsonOther {
			return textsOf(list, most)
		}
		if list := v.get("ItemListElement"); list.kind != jsonOther { // as some programs write it
			return textsOf(list, most)
		}
		return textsOf(v.get("name"), most) // of a step that has no text of its own
	case jsonList:
		for _, e := range v.list[:min(len(v.list), most)] {
			if e.kind == jsonList || len(texts) >= most {
				break
			}
			texts = append(texts, textsOf(e, most-len(texts))...)
		}
	}
	return texts
}

// recipeKeys are what a recipe says of its times and of how many it is for, nutrients what it says that it has.
var (
	recipeKeys = []string{"prepTime", "cookTime", "totalTime", "performTime", "recipeYield"}
	nutrients  = []string{"calories", "servingSize", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent", "proteinContent",
		"saturatedFatContent", "sodiumContent", "sugarContent", "transFatContent", "unsaturatedFatContent"}
)

// valuesOf are the texts and numbers of some fields of an object, or of lists there.
func valuesOf(v jsonValue, fields []string) (values []string) {
	for _, field := range fields {
		f := v.get(field)
		if f.kind != jsonList {
			f = jsonValue{list: []jsonValue{f}}
		}
		for _, e := range f.list[:min(len(f.list), maxNames)] {
			if (e.kind == jsonString || e.kind == jsonOther) && e.text != "" {
				values = append(values, html.UnescapeString(e.text))
			}
		}
	}
	return values
}

// Recipe is the recipe with the most ingredients of the things that linked data have; ok is false
// without one.
func Recipe(things []Thing) (recipe Thing, ok bool) {
	for _, t := range things {
		if len(t.Ingredients) > len(recipe.Ingredients) {
			recipe, ok = t, true
		}
	}
	return recipe, ok
}

// mentions reports whether a script of linked data has a word.
func mentions(p *page.Page, word string) bool {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "script" && isScript(n) && strings.Contains(textIn(p, page.NodeID(i)), word) {
			return true
		}
	}
	return false
}
