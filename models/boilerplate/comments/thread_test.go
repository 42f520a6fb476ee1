package comments

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestThreads: what of a page is a thread, by the blocks that are in it.
func TestThreads(t *testing.T) {
	people := []string{"Ann Lee", "bob42", "Die Nachbarin"}
	tests := []struct {
		name, source string
		want         string // the first words of the blocks in threads
	}{
		{"a line with name and day, in boxes", `<main><p>TEXT</p></main><div><h3>3 comments</h3>` + bodytest.EntriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, people...) + `</div><p>After</p>`,
			"3 Ann I bob42 I Die I"},
		{"the name in a line of its own", `<p>TEXT</p><section>` + bodytest.EntriesBy(`<div><b style="display:block">x</b><div>NAME</div><div>DAY</div><div>TEXT</div></div>`, people...) + `</section><p>After</p>`,
			"x Ann March I x bob42 March I x Die April I"},
		{"the name behind words that are always there", `<p>TEXT</p><ul>` + bodytest.EntriesBy(`<li><div>NAME</div><div>wrote on DAY</div><p>TEXT</p></li>`, people...) + `</ul><p>After</p>`,
			"Ann wrote I bob42 wrote I Die wrote I"},
		{"signed below", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<p>TEXT</p><p class=by>NAME, DAY</p>`, people...) + `</div><p>After</p>`,
			"I Ann I bob42, I Die"},
		{"right below the text, without a box", `<p>TEXT</p><p>TEXT</p>` + bodytest.EntriesBy(`<p class=by>NAME, DAY</p><p>TEXT</p>`, people...),
			"Ann I bob42, I Die I"},
		{"in another language", `<p>TEXT</p><div><div><p>王小明 2024年3月5日 10:30</p><p>TEXT</p></div><div><p>李华 2024年3月6日 11:30</p><p>TEXT</p></div><div><p>张伟 2024年3月7日 12:30</p><p>TEXT</p></div></div>`,
			"王小明 I 李华 I 张伟 I"},
		{"how long ago", `<p>TEXT</p><div><div><p>Lucía · hace un mes</p><p>TEXT</p></div><div><p>Toni · hace 3 semanas</p><p>TEXT</p></div><div><p>Rosa · hace 2 h</p><p>TEXT</p></div></div>`,
			"Lucía I Toni I Rosa I"},
		{"two are none", `<p>TEXT</p>` + bodytest.EntriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, people[:2]...), ""},
		{"one person writes all", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<div><p>NAME, DAY</p><p>TEXT</p></div>`, "Ann Lee", "Ann Lee", "Ann Lee", "Ann Lee") + `</div>`, ""},
		{"days of sections", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<h2>All about NAME</h2><div>NAME, DAY</div><p>TEXT</p><h3>And more</h3><p>TEXT</p>`, people...) + `</div>`, ""},
		{"posts that repeat their subject", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<div><h3>Re: Oars</h3><b>Quote</b><div>by NAME on DAY</div><p>TEXT</p></div>`, people...) + `</div>`, "Re: Quote by I Re: Quote by I Re: Quote by I"},
		{"days in headings", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<h3>NAME, DAY</h3><p>TEXT</p>`, people...) + `</div>`, ""},
		{"days in sentences", `<p>TEXT</p><div>` + bodytest.EntriesBy(`<p>NAME came on DAY and left again early</p><p>TEXT</p>`, people...) + `</div>`, ""},
		{"a list of days", `<p>TEXT</p><ul>` + bodytest.EntriesBy(`<li>NAME, DAY</li>`, people...) + `</ul>`, ""},
		{"of many years", `<p>TEXT</p><div><p>Ann Lee, 5 March 1984</p><p>TEXT</p><p>Bob Roe, 5 March 1994</p><p>TEXT</p><p>Cem Su, 5 March 2004</p><p>TEXT</p></div>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+strings.ReplaceAll(tt.source, "TEXT", bodytest.ShortText)+"</div>")
			if got := bodytest.FirstWords(x, Threads(x, 0)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestWithoutThreads: a thread below a text is left out of it; one with no text before it
// is the text of the page, as of a forum.
func TestWithoutThreads(t *testing.T) {
	thread := "<div>" + bodytest.EntriesBy(`<div><div>NAME · DAY</div><p>TEXT</p></div>`, "Ann Lee", "bob42", "Cem Su") + "</div>"
	tests := []struct {
		name, source string
		sure         float64
		want         []float64
	}{
		{"below a text", strings.Repeat("<p>"+bodytest.LongText+"</p>", 2) + thread, 1, []float64{1, 1, 0, 0, 0, 0, 0, 0}},
		{"below a line", "<p>" + bodytest.LongText + "</p>" + thread, 1, []float64{1, 1, 1, 1, 1, 1, 1}},
		{"that is likely as well", strings.Repeat("<p>"+bodytest.LongText+"</p>", 2) + thread, 0.5, []float64{1, 1, 1, 1, 1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 1)
			if got := WithoutThreads(x, scores, tt.sure).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
