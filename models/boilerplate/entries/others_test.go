package entries

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// sold are n other products, each in a form with a number.
func sold(n int, form string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class=card>`+form+`</li>`, i)
	}
	return "<ul>" + b.String() + "</ul>"
}

func TestDropOthers(t *testing.T) {
	const (
		card    = `<a href="/boats/%[1]d"><img src=a.jpg></a><h3>Boat %[1]d</h3><p>€ 40</p>`
		named   = `<a href="/boats/%[1]d"><img src=a.jpg></a><h3>Boat %[1]d</h3><p class=card-price>40 crowns</p>`
		product = `<script type="application/ld+json">{"@type":"Product","name":"Sloop"}</script>`
		text    = `<h1>Sloop</h1><p>Built of oak and larch.</p>`
		heading = `<h2>Others like it</h2>`
	)
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		left         string // first words of the blocks that are left
	}{
		{"other boats", product + text + heading + sold(3, card), pagekind.Product, "Sloop Built"},
		{"a class says what they cost", product + text + heading + sold(4, named), pagekind.Product, "Sloop Built"},
		{"of another site", product + text + sold(3, strings.Replace(card, "/boats", "https://shop.example/boats", 1)), pagekind.Product, "Sloop Built"},
		{"the page alone says what it costs", text + `<p>€ 900</p>` + sold(3, card), pagekind.Product, "Sloop Built €"},
		{"a list that says it is a product", text + sold(3, card), pagekind.Product, "Sloop Built Boat € Boat € Boat €"},
		{"two of them", product + text + heading + sold(2, card), pagekind.Product, "Sloop Built Others Boat € Boat €"},
		{"no price", product + text + sold(3, `<a href="/boats/%[1]d"><img src=a.jpg></a><h3>Boat %[1]d</h3>`), pagekind.Product, "Sloop Built Boat Boat Boat"},
		{"no picture", product + text + sold(3, `<h3><a href="/boats/%[1]d">Boat %[1]d</a></h3><p>€ 40</p>`), pagekind.Product, "Sloop Built Boat € Boat € Boat €"},
		{"to no page", product + text + sold(3, `<a href="#%[1]d"><img src=a.jpg></a><h3>Boat %[1]d</h3><p>€ 40</p>`), pagekind.Product, "Sloop Built Boat € Boat € Boat €"},
		{"all to one page", product + text + sold(3, `<a href="/terms"><img src=a.jpg></a><h3>Boat %[1]d</h3><p>€ 40</p>`), pagekind.Product, "Sloop Built Boat € Boat € Boat €"},
		{"much is said of each", product + text + sold(3, card+"<p>"+strings.Repeat("oak ", 60)+"</p>"), pagekind.Product, "Sloop Built Boat € oak Boat € oak Boat € oak"},
		{"a list of boats", product + text + sold(3, card), pagekind.Listing, "Sloop Built Boat € Boat € Boat €"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 0.7)
			post := slices.Clone(scores.Posteriors())
			v := view.New(scores, x)
			dropped := DropOthers(v, post, tt.kind)
			var left []string
			for i := range post {
				if post[i] > 0 {
					left = append(left, strings.Fields(x.BlockText(i))[0])
				}
				if (post[i] == 0) != slices.Contains(dropped, i) {
					t.Errorf("block %d has %v, dropped are %v", i, post[i], dropped)
				}
			}
			if got := strings.Join(left, " "); got != tt.left {
				t.Errorf("left %q, want %q", got, tt.left)
			}
		})
	}
}
