package recipe

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepRecipe: ingredients and steps that linked data have are text, with their headings.
func TestKeepRecipe(t *testing.T) {
	const data = `<script type="application/ld+json">{"@graph":[{"@type":"Recipe","recipeIngredient":["600 g junetine","2 dl crnog vina"],
		"recipeInstructions":[{"@type":"HowToSection","itemListElement":[{"@type":"HowToStep","text":"Luk sitno nasjeckajte i pirjajte 40 minuta na masti."}]}]}]}</script>`
	const card = `<div><a href=/print>Print</a><h3>Sastojci</h3><ul><li><span>600</span> <span>g</span> <span>junetine</span><li>2 dl crnog vina</ul><h3>Upute</h3><p>Luk sitno nasjeckajte i pirjajte 40 minuta na masti.</p><p>Radila sam za goste, hvala!</p></div>`
	for _, tt := range []struct {
		name, data, source string
		want               []float64
	}{
		{"in the body", data, "<div id=body><p>" + bodytest.LongText + "</p>" + card + "</div>", []float64{1, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1}},
		{"behind the body", data, "<div id=body><p>" + bodytest.LongText + "</p></div>" + card, []float64{1, 0.1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.1}},
		{"another amount, and a step within a longer one", strings.Replace(data, "Luk sitno", "Najprije luk sitno", 1), "<div id=body><p>" + bodytest.LongText + "</p>" + strings.Replace(card, "600</span> <span>g", "500</span> <span>g", 1) + "</div>", []float64{1, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1}},
		{"a short step", strings.Replace(data, "Luk sitno nasjeckajte i pirjajte 40 minuta na masti.", "Dobar tek!", 1), "<div id=body><p>" + bodytest.LongText + "</p>" + strings.Replace(card, "Luk sitno nasjeckajte i pirjajte 40 minuta na masti.", "Dobar tek!", 1) + "</div>", []float64{1, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1}},
		{"tools below a heading", data, "<div id=body><p>" + bodytest.LongText + "</p>" + strings.Replace(card, "</h3><p>", "</h3><p><button>Keep the screen on</button></p><p><a href=/cook>Cook along</a></p><p>", 1) + "</div>", []float64{1, 0.1, 0.5, 0.5, 0.5, 0.5, 0.1, 0.1, 0.5, 0.1}},
		{"without linked data", "", "<div id=body><p>" + bodytest.LongText + "</p>" + card + "</div>", []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.data+"<h1>A stew</h1>"+tt.source)
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Repeat([]float64{0.1}, x.NumBlocks())
			b := view.NewBody(trimmer, body, post, 0.5)
			post[b.From] = 1
			kept := Keep(b, x.Page.First(x.Page.Body(), "h1"), 0.9)
			if !slices.Equal(post[b.From:], tt.want) {
				t.Errorf("%v, want %v", post[b.From:], tt.want)
			}
			for i := range post {
				tag := x.Page.Nodes[x.BlockElement(i)].Tag
				if raised := i > b.From && post[i] > 0.1 && tag != "h3"; kept[i] != raised {
					t.Errorf("%q is told to be of the recipe: %v", x.BlockText(i), kept[i])
				}
			}
		})
	}
}
