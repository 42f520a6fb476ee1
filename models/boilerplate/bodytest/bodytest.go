package bodytest

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/span"
	"galley/page"
	"galley/page/parse"
)

// WithBody is the index of a page, and the element whose id is body.
func WithBody(t *testing.T, source string) (*features.Index, page.NodeID) {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	body, err := p.FindCSS("#body")
	if err != nil {
		t.Fatal(err)
	}
	return features.NewIndex(p, wang.Limits{}), body
}

// BodyWith is WithBody with a source in that element, and a copy of the posteriors of its blocks,
// of which there must be as many.
func BodyWith(t *testing.T, source string, post []float64) (*features.Index, page.NodeID, []float64) {
	t.Helper()
	x, body := WithBody(t, "<div id=body>"+source+"</div>")
	if len(post) != x.NumBlocks() {
		t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(post))
	}
	return x, body, slices.Clone(post)
}

// EvenScores are scores of a page whose blocks all have one posterior.
func EvenScores(t *testing.T, source string, posterior float64) (*features.Index, *features.BlockScores) {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	return x, x.Scores(slices.Repeat([]float64{posterior}, x.NumBlocks()))
}

const (
	LongText  = "The harbour of the town is being built anew and the work will take about two years as the mayor said on Monday."
	ShortText = "I was there last week and it was not half as bad as you say."
)

// EntriesBy writes one entry for each name: NAME and DAY are put in the place of the words.
func EntriesBy(form string, names ...string) string {
	days := []string{"March 5, 2024 at 10:30 pm", "March 6, 2024 at 9:12 am", "April 1, 2024 at 0:03 am", "April 2, 2024 at 7:00 pm"}
	var b strings.Builder
	for i, name := range names {
		b.WriteString(strings.NewReplacer("NAME", name, "DAY", days[i%len(days)], "TEXT", ShortText).Replace(form))
	}
	return b.String()
}

// FirstWords are those of the blocks in some ranges.
func FirstWords(x *features.Index, list []span.Blocks) string {
	var words []string
	for _, r := range list {
		for i := r.From; i < r.To; i++ {
			words = append(words, strings.Fields(x.BlockText(i))[0])
		}
	}
	return strings.Join(words, " ")
}

// WithPosterior are the texts of the blocks with a posterior.
func WithPosterior(x *features.Index, post []float64, p float64) string {
	var list []string
	for i := range post {
		if post[i] == p {
			list = append(list, x.BlockText(i))
		}
	}
	return strings.Join(list, "|")
}
