package recipe

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestFind: the parts of recipes as programs mark them up. Letters say what each block is: an ingredient, a step,
// something between or before them, a fact, a note, or nothing of it.
func TestFind(t *testing.T) {
	linked := func(more string) string {
		return `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["600 g plums","1.5 dl milk","2 large eggs","salt"],
			"recipeInstructions":[{"@type":"HowToStep","text":"Stone the plums and cut them into quarters with a sharp knife."},{"@type":"HowToStep","text":"Bake it."}]` + more + `}</script>`
	}
	const steps = `<h3>So</h3><p>Stone the plums and cut them into quarters with a sharp knife.</p><p>Bake it.</p>`
	tests := []struct{ name, source, want string }{
		{"amounts in elements of their own", linked("") + `<ul><li><p>600 g</p><p>plums</p><li><p>1 ½ dl</p><p>milk</p><li><p>2</p><p>large eggs</p></ul>` + steps, "iiiiiibss"},
		{"amounts behind names, in a table", linked("") + `<table><tr><td>plums<td>600 g<tr><td>milk<td>15 dl<tr><td>eggs, large<td>2</table>` + steps, "iiiiiibss"},
		{"set apart by a style sheet alone", linked("") + `<ul><li>600 g<span>plums</span><li>2 large<span>eggs</span><li>1.5 dl milk</ul>` + steps, "iiibss"},
		{"in lines of one block", linked("") + `<p>600 g plums<br>1.5 dl milk<br>2 large eggs</p>` + steps, "ibss"},
		{"a group, another ingredient and a button", linked("") + `<ul><li>600 g plums<li>2 large eggs</ul><p>For the sauce</p><ul><li>sugar<li>1.5 dl milk</ul><p><button>Add to list</button></p>` + steps, "iibbi-bss"},
		{"a label that is no heading, and steps with labels", linked("") + `<div>You need</div><ul><li>600 g plums<li>2 large eggs<li>1.5 dl milk</ul><p>1. Stone the plums and cut them into quarters with a sharp knife.</p>`, "biiis"},
		{"topics that are links", linked("") + `<p><a href=/salt>Salt</a></p>` + strings.Repeat("<p>A word of it.</p>", 9) + `<ul><li>600 g plums<li>2 large eggs<li>1.5 dl milk</ul>` + steps, "-" + strings.Repeat("-", 9) + "iiibss"},
		{"times, nutrients and for how many", linked(`,"prepTime":"PT1H15M","cookTime":"PT90M","recipeYield":4,"nutrition":{"calories":"320 kcal","fatContent":"12,0 g","proteinContent":"7 g"}`) +
			`<p>75 min</p><p>Oven</p><p>1 h 30</p><p>4 plates</p><p>4.5 of 81 votes</p><ul><li>600 g plums<li>2 large eggs<li>1.5 dl milk</ul>` + steps + `<p>Each has 320 kcal, fat 12 g, and protein 7 g in it, as we have counted.</p><p>320 readers</p>`, "ffff-iiibssff"},
		{"notes of a card", linked("") + `<section><ul><li>600 g plums<li>2 large eggs<li>1.5 dl milk</ul><div>` + steps + `</div><h4>Notes</h4><p>It keeps for three days in a cool place.</p><h4>Made it?</h4><p>Tell us how it was for you below.</p></section>`, "iiibssnn--"},
		{"microdata", `<ul><li itemprop=recipeIngredient>plums, a lot<li itemprop=recipeIngredient>an egg</ul><div itemprop=recipeInstructions><p>Cut all.</p><p>Wait.</p></div>`, "iiss"},
		{"a microformat", `<div class=hrecipe><ul><li class=ingredient>plums, a lot<li class=ingredient>an egg</ul><p class=instructions>Cut all.</p></div><p class=ingredient>No part of it.</p>`, "iis-"},
		{"amounts alone", `<h2>What</h2><ul><li>600 g plums<li>1/2 l milk<li>2 eggs<li>3 apples<li>salt</ul><p>Stone the plums and cut them into quarters with a very sharp knife.</p>`, "biiiiis"},
		{"amounts and nothing to do with them", `<ul><li>600 g plums<li>1/2 l milk<li>2 eggs<li>3 apples</ul><p>To the shop</p>`, ""},
		{"nutrients alone", `<ul><li>12 g fat<li>30 g sugar<li>7 g protein<li>20 mg salt</ul><p>Stone the plums and cut them into quarters with a very sharp knife.</p>`, ""},
		{"a list that counts", `<ul><li>1 plum of 600 g<li>2 plums of 1 kg<li>3 apples<li>4 pears</ul><p>Stone the plums and cut them into quarters with a very sharp knife.</p>`, ""},
		{"measures without a unit that all share", `<ul><li>3 rooms<li>2 baths<li>1 garden<li>4 doors</ul><p>Stone the plums and cut them into quarters with a very sharp knife.</p>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			parts, ok := Find(x, 0)
			if ok != (tt.want != "") {
				t.Fatalf("found: %v", ok)
			}
			got := ""
			for i := 0; ok && i < x.NumBlocks(); i++ {
				got += parts.letter(i)
			}
			if got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
				for i := range x.NumBlocks() {
					t.Log(parts.letter(i), page.Norm(x.BlockText(i)))
				}
			}
		})
	}
}

// letter is what a block is in a test.
func (p *Parts) letter(i int) string {
	switch {
	case p.Ingredients[i]:
		return "i"
	case p.Steps[i]:
		return "s"
	case p.Facts[i]:
		return "f"
	case p.Notes[i]:
		return "n"
	case p.Between[i]:
		return "b"
	}
	return "-"
}
