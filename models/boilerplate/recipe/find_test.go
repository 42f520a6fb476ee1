package recipe

import (
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/page/pagetest"
)

// TestFindFrom: a part of a page has a recipe only where all of it has one, and no more of it than that.
func TestFindFrom(t *testing.T) {
	const list = "<ul><li>600 g beef<li>2 dl wine<li>3 onions<li>1/2 tsp salt</ul>"
	steps := strings.Repeat("<p>Cut the onions and fry them in the oil of the pan until they are brown, then add the wine.</p>", 4)
	for _, tt := range []struct {
		name, source     string
		all, behindTitle int // ingredients
	}{
		{"behind the title", "<h1>A stew</h1>" + list + steps, 4, 4},
		{"above it", list + steps + "<h1>A stew</h1>", 4, 0},
		{"none", "<h1>A stew</h1>" + steps, 0, 0},
	} {
		x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
		for range 2 { // asked anew, and as it is known
			all, _ := Find(x, 0)
			_, from := x.Span(x.Page.First(0, "h1"))
			behind, ok := Find(x, from)
			if len(all.Ingredients) != tt.all || len(behind.Ingredients) != tt.behindTitle || ok != (tt.behindTitle > 0) {
				t.Errorf("%s: %d ingredients, %d behind the title, %v", tt.name, len(all.Ingredients), len(behind.Ingredients), ok)
			}
		}
	}
}

// BenchmarkFind looks for the recipe of a page of lists with few numbers, which has none.
func BenchmarkFind(b *testing.B) {
	p := pagetest.Parse(b, "<body>"+strings.Repeat("<p>"+bodytest.LongText+"</p><ul><li>One thing<li>Another of 3<li>A third<li>A fourth one</ul>", 50))
	for b.Loop() {
		if _, ok := Find(features.NewIndex(p, wang.Limits{}), 0); ok {
			b.Fatal("found")
		}
	}
}
