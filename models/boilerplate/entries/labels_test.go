package entries

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestLabelsBeside: links and buttons at the end of a line that say the same in each entry are none of it, whatever
// numbers are in the classes of the entries; words of a sentence are.
func TestLabelsBeside(t *testing.T) {
	tests := []struct {
		name, end string // of each entry
		want      string // texts of the labels of the first entry
	}{
		{"a link behind a price", `<b>N crowns</b><a href=/cart>Add to cart</a>`, "Add to cart"},
		{"a button behind a price", `<b>N crowns</b><span><button>Add to cart</button></span>`, "Add to cart"},
		{"two of them", `<b>N crowns</b><a href=/cart>Add to cart</a><a class=list href=/list>Remember</a>`, "Remember|Add to cart"},
		{"what cannot be clicked on", `<b>N crowns</b><i>with all taxes</i>`, ""},
		{"in a sentence", `Built of oak in the <a href=/yard>large yard</a>`, ""},
		{"before something else", `<a href=/yard>Large yard</a><b>N crowns</b>`, ""},
		{"what differs", `<b>N crowns</b><a href=/N>Add boat N</a>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			source := ""
			for _, n := range []string{"four", "five", "six", "seven"} {
				digit := map[string]string{"four": "4", "five": "5", "six": "6", "seven": "7"}[n]
				source += `<li class="offer offer-` + digit + `"><h3>Boat ` + n + ` of many</h3>` + strings.ReplaceAll(tt.end, "N", n) + `</li>`
			}
			x, scores := bodytest.EvenScores(t, "<div><ul>"+source+"</ul></div>", 0.25)
			v := view.New(scores, x)
			_, beside := Raise(v, append([]float64(nil), scores.Posteriors()...), pagekind.Page)
			var got []string
			for _, n := range beside[:len(beside)/4] {
				got = append(got, strings.TrimSpace(v.Page.Text(n)))
			}
			if s := strings.Join(got, "|"); s != tt.want || len(beside)%4 != 0 {
				t.Errorf("%q, want %q", s, tt.want)
			}
		})
	}
}

// TestToolsSideBySide: what one can do with each entry is none of it, also where the tools are marked up alike and
// stand side by side. Links to other pages, of which each entry has several, say what there is.
func TestToolsSideBySide(t *testing.T) {
	tests := []struct {
		name, tools string // of each entry
		want        bool   // they are dropped
	}{
		{"items of a list", `<ul class=do><li><a href=/N/answer>Answer</a></li><li><a href=/N/keep>Keep</a></li></ul>`, true},
		{"links to no other page", `<div class=do><a href="#">Answer</a> <a href="javascript:keep(N)">Keep</a></div>`, true},
		{"links to other pages", `<div class=do><a href=/N/notes>Notes</a> <a href=/N/slides>Slides</a></div>`, false},
		{"items that differ", `<ul class=do><li>Oak N</li><li>Tar N</li></ul>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			source := ""
			for _, n := range []string{"four", "five", "six", "seven"} {
				source += `<li class=offer><h3>Boat ` + n + ` of many</h3><p>Built of oak in yard ` + n + `</p>` + strings.ReplaceAll(tt.tools, "N", n) + `</li>`
			}
			x, scores := bodytest.EvenScores(t, "<div><ul>"+source+"</ul></div>", 0.25)
			post := append([]float64(nil), scores.Posteriors()...)
			Raise(view.New(scores, x), post, pagekind.Page)
			if dropped := bodytest.WithPosterior(x, post, 0); (dropped != "") != tt.want || strings.Contains(dropped, "Boat") {
				t.Errorf("dropped %q", dropped)
			}
		})
	}
}
