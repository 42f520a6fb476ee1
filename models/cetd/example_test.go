package cetd_test

import (
	"fmt"
	"strings"

	"galley/models/cetd"
	"galley/page/parse"
)

func ExampleExtractor_Select() {
	p, err := parse.HTML(strings.NewReader(`<body>
		<ul><li><a href="/">Front page</a><li><a href="/sport">Sport</a><li><a href="/jobs">Jobs</a></ul>
		<div><p>The ferry to the island sails again after the storm of last week.
		<p>Passengers waited two days; the <a href="/harbour">harbour</a> opened on Monday at six.</div>
		<div><a href="/terms">Terms</a> <a href="/about">About us</a></div></body>`), parse.Source{})
	if err != nil {
		panic(err)
	}
	var e cetd.Extractor // the published parameters
	s, err := e.Select(p)
	if err != nil {
		panic(err) // models.ErrNoArticle where there is none
	}
	for _, root := range s.Roots {
		fmt.Println(p.TextWithout(root, s.Cut))
	}
	// Output:
	// The ferry to the island sails again after the storm of last week.
	// Passengers waited two days; the harbour opened on Monday at six.
}
