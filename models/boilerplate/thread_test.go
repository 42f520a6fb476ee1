package boilerplate

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
)

const (
	longText  = "The harbour of the town is being built anew and the work will take about two years as the mayor said on Monday."
	shortText = "I was there last week and it was not half as bad as you say."
)

// entriesBy writes one entry for each name: NAME and DAY are put in the place of the words.
func entriesBy(form string, names ...string) string {
	days := []string{"March 5, 2024 at 10:30 pm", "March 6, 2024 at 9:12 am", "April 1, 2024 at 0:03 am", "April 2, 2024 at 7:00 pm"}
	var b strings.Builder
	for i, name := range names {
		b.WriteString(strings.NewReplacer("NAME", name, "DAY", days[i%len(days)], "TEXT", shortText).Replace(form))
	}
	return b.String()
}

// firstWords are those of the blocks in some ranges.
func firstWords(x *features.Index, list []blockRange) string {
	var words []string
	for _, r := range list {
		for i := r.from; i < r.to; i++ {
			words = append(words, strings.Fields(x.BlockText(i))[0])
		}
	}
	return strings.Join(words, " ")
}

// TestThreads: what of a page is a thread, by the blocks that are in it.
func TestThreads(t *testing.T) {
	people := []string{"Ann Lee", "bob42", "Die Nachbarin"}
	tests := []struct {
		name, source string
		want         string // the first words of the blocks in threads
	}{
		{"a line with name and day, in boxes", `<main><p>TEXT</p></main><div><h3>3 comments</h3>` + entriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, people...) + `</div><p>After</p>`,
			"3 Ann I bob42 I Die I"},
		{"the name in a line of its own", `<p>TEXT</p><section>` + entriesBy(`<div><b style="display:block">x</b><div>NAME</div><div>DAY</div><div>TEXT</div></div>`, people...) + `</section><p>After</p>`,
			"x Ann March I x bob42 March I x Die April I"},
		{"the name behind words that are always there", `<p>TEXT</p><ul>` + entriesBy(`<li><div>NAME</div><div>wrote on DAY</div><p>TEXT</p></li>`, people...) + `</ul><p>After</p>`,
			"Ann wrote I bob42 wrote I Die wrote I"},
		{"signed below", `<p>TEXT</p><div>` + entriesBy(`<p>TEXT</p><p class=by>NAME, DAY</p>`, people...) + `</div><p>After</p>`,
			"I Ann I bob42, I Die"},
		{"right below the text, without a box", `<p>TEXT</p><p>TEXT</p>` + entriesBy(`<p class=by>NAME, DAY</p><p>TEXT</p>`, people...),
			"Ann I bob42, I Die I"},
		{"in another language", `<p>TEXT</p><div><div><p>王小明 2024年3月5日 10:30</p><p>TEXT</p></div><div><p>李华 2024年3月6日 11:30</p><p>TEXT</p></div><div><p>张伟 2024年3月7日 12:30</p><p>TEXT</p></div></div>`,
			"王小明 I 李华 I 张伟 I"},
		{"two are none", `<p>TEXT</p>` + entriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, people[:2]...), ""},
		{"one person writes all", `<p>TEXT</p><div>` + entriesBy(`<div><p>NAME, DAY</p><p>TEXT</p></div>`, "Ann Lee", "Ann Lee", "Ann Lee", "Ann Lee") + `</div>`, ""},
		{"days of sections", `<p>TEXT</p><div>` + entriesBy(`<h2>All about NAME</h2><div>NAME, DAY</div><p>TEXT</p><h3>And more</h3><p>TEXT</p>`, people...) + `</div>`, ""},
		{"posts that repeat their subject", `<p>TEXT</p><div>` + entriesBy(`<div><h3>Re: Oars</h3><b>Quote</b><div>by NAME on DAY</div><p>TEXT</p></div>`, people...) + `</div>`, "Re: Quote by I Re: Quote by I Re: Quote by I"},
		{"days in headings", `<p>TEXT</p><div>` + entriesBy(`<h3>NAME, DAY</h3><p>TEXT</p>`, people...) + `</div>`, ""},
		{"days in sentences", `<p>TEXT</p><div>` + entriesBy(`<p>NAME came on DAY and left again early</p><p>TEXT</p>`, people...) + `</div>`, ""},
		{"a list of days", `<p>TEXT</p><ul>` + entriesBy(`<li>NAME, DAY</li>`, people...) + `</ul>`, ""},
		{"of many years", `<p>TEXT</p><div><p>Ann Lee, 5 March 1984</p><p>TEXT</p><p>Bob Roe, 5 March 1994</p><p>TEXT</p><p>Cem Su, 5 March 2004</p><p>TEXT</p></div>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := withBody(t, "<div id=body>"+strings.ReplaceAll(tt.source, "TEXT", shortText)+"</div>")
			if got := firstWords(x, threads(x, 0)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// evenScores are scores of a page whose blocks all have one posterior.
func evenScores(t *testing.T, source string, posterior float64) (*features.Index, *features.BlockScores) {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{})
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	return x, x.Scores(slices.Repeat([]float64{posterior}, x.NumBlocks()))
}

// TestWithoutThreads: a thread below a text is left out of it; one with no text before it
// is the text of the page, as of a forum.
func TestWithoutThreads(t *testing.T) {
	thread := "<div>" + entriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, "Ann Lee", "bob42", "Cem Su") + "</div>"
	tests := []struct {
		name, source string
		sure         float64
		want         []float64
	}{
		{"below a text", strings.Repeat("<p>"+longText+"</p>", 2) + thread, 1, []float64{1, 1, 0, 0, 0, 0, 0, 0}},
		{"below a line", "<p>" + longText + "</p>" + thread, 1, []float64{1, 1, 1, 1, 1, 1, 1}},
		{"that is likely as well", strings.Repeat("<p>"+longText+"</p>", 2) + thread, 0.5, []float64{1, 1, 1, 1, 1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := evenScores(t, tt.source, 1)
			if got := withoutThreads(x, scores, tt.sure).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
