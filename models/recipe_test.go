package models

import (
	"errors"
	"testing"

	"galley/page"
)

// stew is the linked data of a recipe, and its card on a page.
const (
	stewData = `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["600 g plums","1.5 dl milk","2 large eggs"],"recipeInstructions":[{"text":"Stone the plums and cut them into quarters."}]}</script>`
	stewCard = `<section><ul><li>600 g plums<li>1.5 dl milk<li>2 large eggs</ul><p>Stone the plums and cut them into quarters.</p></section>`
)

// TestRecipeIsNotRefused: a page that shows the recipe that it says that it has is there for that.
func TestRecipeIsNotRefused(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		refused      bool
	}{
		{"shown", "<a href=/>Home</a><input>" + stewData + stewCard, false},
		{"not shown", "<a href=/>Home</a><input>" + stewData + "<p>Eggs and milk", true},
		{"without data", "<a href=/>Home</a><input>" + stewCard, true},
	} {
		var no *NotArticleError
		if _, err := plainScores(t, tt.source).Selection(); errors.As(err, &no) != tt.refused {
			t.Errorf("%s: %v, refused: want %v", tt.name, err, tt.refused)
		}
	}
}

// TestLeadToRecipe: a body without anything of the recipe gives way to it.
func TestLeadToRecipe(t *testing.T) {
	s := plainScores(t, "<div id=a><p>A word about something else.</p></div>"+stewData+stewCard)
	card := s.page.First(s.page.Body(), "section")
	if s.recipe.Card != card {
		t.Fatalf("the recipe is node %d, want %d", s.recipe.Card, card)
	}
	s.body.Choice.Node = s.page.First(s.page.Body(), "div")
	if s.leadToRecipe(); s.body.Choice.Node != card {
		t.Errorf("the body is node %d, want %d", s.body.Choice.Node, card)
	}
	s.body.Choice.Node = s.page.Body()
	if s.leadToRecipe(); s.body.Choice.Node != s.page.Body() {
		t.Error("a body with the recipe was given up")
	}
	if plainScores(t, "<p>A word about something else.</p>").showsRecipe() {
		t.Error("there is a recipe on a page without one")
	}
}

// TestHasIngredients: steps alone are not the recipe that a page shows.
func TestHasIngredients(t *testing.T) {
	s := plainScores(t, stewData+stewCard)
	if !s.hasIngredients(page.Selection{Roots: []page.NodeID{s.recipe.Card}}) {
		t.Error("the element with the recipe has no ingredients")
	}
	if s.hasIngredients(page.Selection{Roots: []page.NodeID{s.page.First(s.page.Body(), "p")}}) {
		t.Error("the steps have ingredients")
	}
}
