package cepr_test

import (
	"fmt"
	"strings"

	"galley/models/cepr"
	"galley/page/parse"
)

func ExampleExtractor_Select() {
	const source = `<ul><li><a href="/">Front page</a><li><a href="/sport">Sport</a></ul>
		<div><p>The ferry sails again after the storm of last week.
		<p>Passengers waited two days, and longer; the <a href="/harbour">harbour</a> opened on Monday at six.</div>
		<ul><li><a href="/terms">Terms</a><li><a href="/about">About us</a></ul>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{})
	if err != nil {
		panic(err)
	}
	var e cepr.Extractor // the published parameters
	s, err := e.Select(p)
	if err != nil {
		panic(err) // models.ErrNoArticle where there is none
	}
	fmt.Println(p.TextWithout(s.Roots[0], s.Cut))
	// Output:
	// The ferry sails again after the storm of last week.
	// Passengers waited two days, and longer; the harbour opened on Monday at six.
}
