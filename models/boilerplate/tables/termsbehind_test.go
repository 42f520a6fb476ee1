package tables

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestTermsBehind: which terms behind a body are of its article.
func TestTermsBehind(t *testing.T) {
	terms := func(meaning string) string {
		return "<dl><dt>How to get there</dt><dd>" + meaning + "</dd><dt>When to go</dt><dd>" + meaning + "</dd></dl>"
	}
	const told = "by the night train to the coast and then two hours on the slow one"
	for _, tt := range []struct {
		name, behind string
		kept         bool
	}{
		{"with a heading", "<section><h2>Practical</h2>" + terms(told) + "</section>", true},
		{"alone", terms(told), true},
		{"values", "<section><h2>Facts</h2>" + terms("12 kg") + "</section>", false},
		{"links", terms("<a href=/x>" + told + "</a>"), false},
		{"behind something else", "<p>Ann Lee writes of journeys.</p>" + terms(told), false},
		{"with something behind", "<section>" + terms(told) + "<p>Ann Lee writes of journeys.</p></section>", false},
	} {
		x, body := bodytest.WithBody(t, "<article><h1>To the coast</h1><div id=body><p>"+bodytest.LongText+"</p></div>"+tt.behind+"</article>")
		post := make([]float64, x.NumBlocks())
		v := view.New(x.Scores(post), x)
		_, b := v.Span(body)
		end := TermsBehind(v, x.Page.First(0, "h1"), body, b, post, 0.6)
		if got := end == len(post) && post[len(post)-1] == 0.6; got != tt.kept {
			t.Errorf("%s: kept %v up to %d of %d", tt.name, got, end, len(post))
		}
	}
}
