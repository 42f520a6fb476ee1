package entries

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/span"
)

// TestUpdates: what of a page is a live blog or a timeline, by the first words of the
// blocks of its entries.
func TestUpdates(t *testing.T) {
	four := func(form string) string {
		var b strings.Builder
		for _, r := range [4][3]string{{"21:43", "Ann Lee", "1914"}, {"21:20", "Bob Roe", "1918"}, {"20:05", "Cem Su", "1939"}, {"19:30", "Dia Ort", "1945"}} {
			b.WriteString(strings.NewReplacer("CLOCK", r[0], "NAME", r[1], "YEAR", r[2], "TEXT", bodytest.ShortText).Replace(form))
		}
		return b.String()
	}
	entries, years := strings.TrimSpace(strings.Repeat("21:43 I Share ", 4)), "1914 I 1918 I 1939 I 1945 I"
	tests := []struct{ name, source, want string }{
		{"times and buttons", `<h1>Live</h1><div>` + four(`<div><time>21:43</time><p>TEXT</p><button>Share</button></div>`) + `</div>`, entries},
		{"clocks without markup", `<div>` + four(`<section><div><span>CLOCK</span></div><p>TEXT</p></section>`) + `</div>`, "21:43 I 21:20 I 20:05 I 19:30 I"},
		{"years", `<div>` + four(`<div><div>YEAR</div><p>TEXT</p></div>`) + `</div>`, years},
		{"years and titles", `<div>` + four(`<div><div>YEAR</div><div>NAME</div><p>TEXT</p></div>`) + `</div>`, "1914 Ann I 1918 Bob I 1939 Cem I 1945 Dia I"},
		{"years up and down with names", `<div>` + strings.Replace(four(`<div><div>YEAR</div><div>NAME</div><p>TEXT</p></div>`), "1939", "1902", 1) + `</div>`, ""},
		{"minutes of a match", `<div>` + strings.NewReplacer("21:43", "90'+3", "21:20", "88’", "20:05", "45+2'", "19:30", "9'").Replace(four(`<div><div>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, "90'+3 I 88’ I 45+2' I 9' I"},
		{"minutes of a match with a stop", `<div>` + strings.NewReplacer("21:43", "90.+4", "21:20", "83.", "20:05", "47.", "19:30", "12.").Replace(four(`<div><div>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, "90.+4 I 83. I 47. I 12. I"},
		{"numbers of a list", `<div>` + strings.NewReplacer("21:43", "1.", "21:20", "2.", "20:05", "3.", "19:30", "4.").Replace(four(`<div><div>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, ""},
		{"numbers up and down", `<div>` + strings.NewReplacer("21:43", "12.", "21:20", "90.", "20:05", "3.", "19:30", "40.").Replace(four(`<div><div>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, ""},
		{"in parts of the page", `<div>` + strings.Replace(four(`<div class=e><div>YEAR</div><p>TEXT</p></div>`), `<div class=e><div>1939`, `</div><div><p>TEXT</p><div class=e><div>1939`, 1) + `</div>`, years},
		{"one person writes them", `<div>` + four(`<div><time>21:43</time><div>Our reporter</div><p>TEXT</p></div>`) + `</div>`, strings.TrimSpace(strings.Repeat("21:43 Our I ", 4))},
		{"three are none", `<div>` + strings.Repeat(`<div><time>21:43</time><p>TEXT</p></div>`, 3) + `</div>`, ""},
		{"comments", `<div>` + four(`<div><time>CLOCK</time><div>NAME</div><p>TEXT</p></div>`) + `</div>`, ""},
		{"comments with the name first", `<div>` + four(`<div><div>NAME</div><time>CLOCK</time><p>TEXT</p></div>`) + `</div>`, ""},
		{"posts of a forum", `<div>` + four(`<div><div><h4>NAME</h4><p>Member</p></div><div class=m><header><time>CLOCK</time></header><p>TEXT</p></div></div>`) + `</div>`, ""},
		{"advertisements between", `<div>` + four(`<div class=e><div>CLOCK</div><p>TEXT</p></div><div>Advertisement</div>`) + `</div>`, "21:43 I 21:20 I 20:05 I 19:30 I"},
		{"teasers", `<div>` + four(`<div><time>CLOCK</time><h3><a href=/x>The harbour is built anew</a></h3><p>TEXT</p></div>`) + `</div>`, ""},
		{"minutes of a match below a report", strings.Repeat(`<p>`+bodytest.LongText+`</p>`, 9) + strings.NewReplacer("21:43", "90+3'", "21:20", "88’", "20:05", "45+2'", "19:30", "9'").Replace(four(`<div><div>CLOCK</div><p>TEXT</p></div>`)), "90+3' I 88’ I 45+2' I 9' I"},
		{"how long ago", `<div>` + strings.NewReplacer("21:43", "vor 5 Minuten", "21:20", "vor 1 Stunde", "20:05", "vor 2 Stunden", "19:30", "vor 3 Stunden").Replace(four(`<div class=e><div class=t>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, "vor I vor I vor I vor I"},
		{"numbers of lessons", `<div>` + strings.NewReplacer("21:43", "Lesson 1", "21:20", "Lesson 2", "20:05", "Lesson 3", "19:30", "Lesson 4").Replace(four(`<div class=e><div class=t>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, ""},
		{"days of months", `<div>` + strings.NewReplacer("21:43", "Sep 5", "21:20", "Sep 12", "20:05", "Sep 20", "19:30", "Oct 3").Replace(four(`<div class=e><div class=t>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, ""},
		{"how many comments", `<div>` + strings.NewReplacer("21:43", "5 comments", "21:20", "12 comments", "20:05", "2 comments", "19:30", "30 comments").Replace(four(`<div class=e><div class=t>CLOCK</div><p>TEXT</p></div>`)) + `</div>`, ""},
		{"times of day below a report", strings.Repeat(`<p>`+bodytest.LongText+`</p>`, 9) + `<ul>` + four(`<li><b>CLOCK</b><p>TEXT</p></li>`) + `</ul>`, "21:43 I 21:20 I 20:05 I 19:30 I"},
		{"times up and down below a report", strings.Repeat(`<p>`+bodytest.LongText+`</p>`, 9) + `<ul>` + strings.Replace(four(`<li><b>CLOCK</b><p>TEXT</p></li>`), "20:05", "23:05", 1) + `</ul>`, ""},
		{"beside a long text", strings.Repeat(`<p>`+bodytest.LongText+`</p>`, 9) + `<aside>` + four(`<div><time>CLOCK</time><p>TEXT</p></div>`) + `</aside>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+strings.ReplaceAll(tt.source, "TEXT", bodytest.ShortText)+"</div>")
			list, _ := updates(x)
			slices.SortFunc(list, func(a, b span.Blocks) int { return a.From - b.From })
			if got := bodytest.FirstWords(x, list); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestWithUpdates: the texts of entries get a high posterior, and their buttons do not.
// Those that linked data has get it wherever they stand.
func TestWithUpdates(t *testing.T) {
	live := `<script type="application/ld+json">{"@type":"LiveBlogPosting","liveBlogUpdate":[{"@type":"BlogPosting","articleBody":"` +
		strings.Repeat(bodytest.LongText+" ", 3) + `"}]}</script>`
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"by markup", strings.Repeat(`<div><time>21:43</time><p>`+bodytest.LongText+`</p><button>Share</button></div>`, 4), slices.Repeat([]float64{0.1, sureUpdate, 0.1}, 4)},
		{"by linked data", live + `<p>` + bodytest.LongText + `</p><p>` + bodytest.ShortText + `</p>`, []float64{sureUpdate, 0.1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 0.1)
			if got := WithUpdates(x, scores).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
