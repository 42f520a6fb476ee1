package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropConsents: boxes among paragraphs that ask whether something may be loaded or sent go; what the text tells of stays.
func TestDropConsents(t *testing.T) {
	prose := "<p>" + strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 4) + "</p>"
	told := "<p>" + strings.Repeat("The port keeps no cookies of those who book a berth there, and its rules say so. ", 4) + "</p>"
	asks := `<p>Here a film of the harbour is shown by another house, which may keep cookies on your machine and learn that you were here.</p>`
	for _, tt := range []struct {
		name, source string
		want         bool // whether it goes
	}{
		{"a button", prose + "<div class=w><div class=box><h4>A film of the harbour</h4>" + asks + "<button>Show it</button></div></div>" + prose, true},
		{"a box to tick, with a label", prose + `<section><p>An dieser Stelle steht ein externer Inhalt, der den Artikel ergänzt, und der sich mit einem Klick anzeigen lässt.</p><div><input type=checkbox><label>Externer Inhalt</label></div><p>Ich bin einverstanden, dass Daten an Drittplattformen übermittelt werden.</p></section>` + prose, true},
		{"a link that leads nowhere", prose + "<div class=box>" + asks + `<a role=button href="#">Show it</a></div>` + prose, true},
		{"below the name of what is shown", prose + "<div class=w><div><span>Berths in the harbour</span></div><div class=box>" + asks + "<button>Show it</button></div></div>" + prose, true},
		{"in a figure", prose + "<figure><div>" + asks + "<button>Show it</button></div></figure>" + prose, true},
		{"twice", prose + "<div class=box>" + asks + "<button>Show it</button></div>" + prose + "<div class=box>" + asks + "<button>Show it</button></div>" + prose, true},
		{"of which the text tells", prose + told + "<div class=box>" + asks + "<button>Show it</button></div>" + prose, false},
		{"a link that leads away", prose + "<div class=box>" + asks + `<a class=btn href="/rules">Read on</a></div>` + prose, false},
		{"no button", prose + "<div class=box>" + asks + "</div>" + prose, false},
		{"of something else", prose + "<div class=box><p>The harbour has two hundred berths and one crane, and a basin for boats that are mended.</p><button>Show them</button></div>" + prose, false},
		{"marked up as paragraphs are", "<div class=box>" + prose + "</div><div class=box>" + asks + "<button>Show it</button></div><div class=box>" + prose + "</div>", false},
		{"a button in a paragraph", prose + "<p>The film may keep cookies on your machine and learn much <button>Show it</button></p>" + prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropConsents(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := slices.Contains(post, 0); got != tt.want || post[0] == 0 || post[len(post)-1] == 0 {
				t.Errorf("goes: %v, want %v; posteriors %v", got, tt.want, post)
			}
		})
	}
}
