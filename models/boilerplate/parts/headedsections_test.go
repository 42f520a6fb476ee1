package parts

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestRaiseHeaded: behind a section with sure prose, those that are headed as it is are likely text.
func TestRaiseHeaded(t *testing.T) {
	const first = `<section><div><h2>Kilns</h2></div><p>` + bodytest.LongText + `</p></section>`
	const second = `<section class=grey><div><h2>Reeds</h2></div><p>` + bodytest.LongText + `</p></section>`
	links := `<p><a href=/a>` + bodytest.LongText + `</a></p>`
	tests := []struct {
		name, source string
		want         bool // the section behind the first is raised
	}{
		{"headed alike", first + second, true},
		{"with others between", first + `<figure><img src=a.png></figure>` + second, true},
		{"other tags around the heading", first + strings.ReplaceAll(strings.ReplaceAll(second, "<div>", ""), "</div>", ""), false},
		{"another rank", first + strings.ReplaceAll(second, "h2", "h3"), false},
		{"elsewhere", first + "<div>" + second + "</div>", false},
		{"a day in the heading", first + strings.Replace(second, "Reeds", "Reeds, 14.02.2026", 1), false},
		{"links", first + strings.Replace(second, "</section>", links+links+"</section>", 1), false},
		{"a field", first + strings.Replace(second, "</section>", "<input></section>", 1), false},
		{"behind what is likely", first + second, false},
		{"no heading", first + strings.Replace(second, "<h2>Reeds</h2>", "Reeds", 1), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.1)
			post := append([]float64(nil), scores.Posteriors()...)
			post[1] = 0.9 // the prose of the first
			if tt.name == "behind what is likely" {
				post[1] = 0.6
			}
			prose := post[1]
			RaiseHeaded(view.New(scores, x), post)
			for i := range post {
				want := 0.1
				if i == 1 {
					want = prose
				} else if i > 1 && tt.want {
					want = view.Likely
				}
				if post[i] != want {
					t.Errorf("%q: posterior %v, want %v", x.BlockText(i), post[i], want)
				}
			}
		})
	}
}
