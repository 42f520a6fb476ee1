package prose

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestBoxesBehind: what stands in boxes behind a body, marked up as it is, is the rest of the text.
func TestBoxesBehind(t *testing.T) {
	say := func(s string) string {
		return "<p>" + strings.Repeat(s+" was built anew in the year of the fire. ", 2) + "</p>"
	}
	body := "<div class=text id=body>" + say("The harbour") + say("The quay") + "</div>"
	for _, tt := range []struct {
		name, source string
		want         []bool // by block behind the body
	}{
		{"a box behind a teaser", `<div class=also><a href=/x>The ferry is late again</a></div><div class=text>` + say("The pier") + "</div>", []bool{false, true}},
		{"a quotation and a heading between", `<blockquote>It stood there</blockquote><h2>The pier</h2><div class=text>` + say("The pier") + "</div>", []bool{true, true, true}},
		{"boxes in a row", "<div class=text>" + say("The pier") + "</div><div class=text>" + say("The ferry") + "</div>", []bool{true, true}},
		{"of another mark-up", `<div class=about>` + say("The pier") + "</div>", []bool{false}},
		{"entries with a day", `<div class=text><time>5 March</time>` + say("The pier") + "</div>", []bool{false, false}},
		{"entries with headings", `<div class=text><h3>The pier</h3>` + say("The pier") + "</div>", []bool{false, false}},
		{"entries with pictures", `<div class=text>` + say("The pier") + "<img src=a.jpg></div>", []bool{false}},
		{"far behind", strings.Repeat("<div class=also>More</div>", 7) + `<div class=text>` + say("The pier") + "</div>", slices.Repeat([]bool{false}, 8)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+body+tt.source+"</main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			a, b := x.Span(n)
			post := make([]float64, x.NumBlocks())
			for i := a; i < b; i++ {
				post[i] = 1
			}
			BoxesBehind(trimmer, x.Page.First(x.Page.Body(), "h1"), n, a, b, post, 0.5)
			var got []bool
			for _, p := range post[b:] {
				got = append(got, p >= 0.5)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestBoxesAroundBoxes: a body that is all that a box holds has beside it what stands beside that box.
func TestBoxesAroundBoxes(t *testing.T) {
	p := func(id string) string {
		return "<div class=block><div class=line" + id + "><span>" + strings.Repeat("The harbour was built anew in the year of the fire. ", 2) + "</span></div></div>"
	}
	x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+p(" id=body")+`<div class=also><a href=/x>The ferry is late again</a></div>`+p("")+"</main>")
	a, b := x.Span(n)
	post := make([]float64, x.NumBlocks())
	post[a] = 1
	v := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
	if end := BoxesBehind(v, x.Page.First(x.Page.Body(), "h1"), n, a, b, post, 0.5); end != b+2 || post[b] != 0 || post[b+1] != 0.5 {
		t.Errorf("to %d of %d: %v", end, b, post)
	}
}

// TestBoxesInTurn: questions and answers that take turns are of one text.
func TestBoxesInTurn(t *testing.T) {
	const q, a = "<div class=q><p>" + bodytest.LongText + "</p><p><i>Lost in Leeds</i></p></div>", "<div class=a id=body><p>" + bodytest.LongText + "</p></div>"
	for _, tt := range []struct {
		name, source string
		first        float64 // posterior of the question
		want         []bool  // by block behind the body
	}{
		{"a question and a short answer", "<div class=ad>Advertisement</div>" + q + "<div class=a><p>No. Wave to them.</p></div>", 1, []bool{false, true, true, true}},
		{"an answer that is a label", "<div class=a><p>Read more</p></div>", 1, []bool{false}},
		{"an answer with a link", "<div class=a><p>No. <a href=/x>Wave</a> to them.</p></div>", 1, []bool{false}},
		{"a box of another kind", "<div class=b><p>No. Wave to them.</p></div>", 1, []bool{false}},
		{"a question that is none of the text", q + "<div class=a><p>No. Wave to them.</p></div>", 0.3, []bool{false, false, false}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+q+a+tt.source+"</main>")
			v := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			from, to := x.Span(n)
			post := make([]float64, x.NumBlocks())
			post[1], post[2], post[from] = tt.first, tt.first, 1
			BoxesBehind(v, x.Page.First(x.Page.Body(), "h1"), n, from, to, post, 0.5)
			var got []bool
			for _, p := range post[to:] {
				got = append(got, p >= 0.5)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
