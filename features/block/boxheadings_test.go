package block

import (
	"slices"
	"strings"
	"testing"

	"galley/page/pagetest"
)

// TestBoxHeadings: boxes that do what headings do are headings, and lines that only look like them are none.
func TestBoxHeadings(t *testing.T) {
	const prose = `<p>A lamp of this make stands on three legs, and throws its light on the ceiling of the room, where nobody is blinded by it at night.</p>`
	const short = `<p>It does what it says, and it does it all the time.</p>`
	for _, tt := range []struct {
		name, body string
		want       []string
	}{
		{"sections", `<div class=a>Lamps that stand</div>` + prose + `<div class=a>2. Lamps that hang</div>` + prose, []string{"Lamps that stand", "2. Lamps that hang"}},
		{"what it is between", `<div class=a>Lamps that stand</div><div class=b>Budget friendly</div>` + prose + `<div class=a>Lamps that hang</div><div class=b>Energy saved</div>` + prose,
			[]string{"Lamps that stand", "Lamps that hang"}},
		{"one only", `<div class=a>Lamps that stand</div>` + prose + prose, nil},
		{"of two makes", `<div class=a>Lamps that stand</div>` + prose + `<div class=b>Lamps that hang</div>` + prose, nil},
		{"not above prose", `<div class=a>Lamps that stand</div><p>Price</p><div class=a>Lamps that hang</div><p>Price</p>`, nil},
		{"short prose is not far below", `<div class=a>Lamps that stand</div><div>Budget</div>` + short + `<div class=a>Lamps that hang</div><div>Energy</div>` + short, nil},
		{"mostly another thing", strings.Repeat(`<div class=a>On</div>`, 9) + `<div class=a>Lamps that stand</div>` + prose + `<div class=a>Lamps that hang</div>` + prose, nil},
		{"paragraphs", `<p class=a>Lamps that stand</p>` + prose + `<p class=a>Lamps that hang</p>` + prose, nil},
		{"links", `<div class=a><a href=/1>Lamps that stand</a></div>` + prose + `<div class=a><a href=/2>Lamps that hang</a></div>` + prose, nil},
		{"labels", `<div class=a>Story continues below</div>` + prose + `<div class=a>Story continues below</div>` + prose, nil},
		{"votes", `<div class=a>158</div>` + prose + `<div class=a>34</div>` + prose, nil},
		{"dates of teasers", `<h3>One</h3><div class=a>March</div>` + prose + `<h3>Two</h3><div class=a>April</div>` + prose, nil},
		{"dates", `<div class=a>March 27, 2025</div>` + prose + `<div class=a>March 29, 2025</div>` + prose, nil},
		{"days in Chinese", `<div class=a>2025年3月27日</div>` + prose + `<div class=a>2025年3月29日</div>` + prose, nil},
		{"the box holds the prose", `<div class=a>Lamps that stand` + prose + `</div><div class=a>Lamps that hang` + prose + `</div>`, nil},
		{"who wrote, in Chinese", `<div class=a>Ravi：</div>` + prose + `<div class=a>Bronwen：</div>` + prose, nil},
		{"names of remarks", `<div class=a>Ravi</div><div>3 days ago</div>` + prose + `<div class=a>Bronwen</div><div>1 week ago</div>` + prose, nil},
		{"who wrote", `<div class=a>Ravi wrote:</div>` + prose + `<div class=a>Bronwen wrote:</div>` + prose, nil},
		{"in a menu", `<nav><div class=a>Lamps that stand</div>` + prose + `<div class=a>Lamps that hang</div>` + prose + `</nav>`, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := Find(pagetest.Parse(t, "<body>"+tt.body))
			s.SumUp()
			var got []string
			for i := range s.Blocks {
				if b := &s.Blocks[i]; s.EnclosingAt(b.Elem)&InHeading != 0 && s.Page.Nodes[b.Elem].Tag != "h3" {
					got = append(got, s.Text(i))
				}
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
