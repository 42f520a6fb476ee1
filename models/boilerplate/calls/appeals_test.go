package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropAppeals: boxes among paragraphs go that have sums of money to choose from; prices of goods stay.
func TestDropAppeals(t *testing.T) {
	prose := "<p>" + strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 4) + "</p>"
	const asks = "<p>Nobody pays for this page but those who read it, and there are never enough of them to keep a boat afloat.</p>"
	for _, tt := range []struct {
		name, source string
		want         bool // whether it goes
	}{
		{"buttons", prose + "<div class=box>" + asks + "<div><button>€5</button> <button>10 € a month</button></div><a href=/give>Other ways</a></div>" + prose, true},
		{"fields", prose + "<section><h3>Lend a hand</h3>" + asks + "<form><input type=radio id=a><label>50 Kč</label><input type=radio id=b><label>100 Kč</label></form></section>" + prose, true},
		{"buttons of a form", prose + "<div class=box>" + asks + "<form><input type=submit value='$ 5'><input type=submit value='$ 1,000'></form></div>" + prose, true},
		{"other digits", prose + "<div class=box>" + asks + "<button>५० ₹</button><button>₹ १००</button></div>" + prose, true},
		{"one amount", prose + "<div class=box>" + asks + "<button>€5</button></div>" + prose, false},
		{"links to shops", prose + "<div class=box>" + asks + "<a class=btn href=https://a.example/>€ 499</a><a class=btn href=https://b.example/>€ 529</a></div>" + prose, false},
		{"numbers", prose + "<div class=box>" + asks + "<button>5</button><button>10 of 12</button></div>" + prose, false},
		{"much text", prose + "<div class=box>" + strings.Repeat(asks, 3) + "<button>€5</button><button>€10</button></div>" + prose, false},
		{"in a paragraph", "<p>" + strings.Repeat("The harbour was built anew in the year of the fire. ", 20) + "<button>€5</button> or <button>€10</button></p>" + prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropAppeals(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := slices.Contains(post, 0); got != tt.want || post[0] == 0 || post[len(post)-1] == 0 {
				t.Errorf("goes: %v, want %v; posteriors %v", got, tt.want, post)
			}
		})
	}
}
