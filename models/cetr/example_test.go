package cetr_test

import (
	"fmt"
	"strings"

	"galley/models/cetr"
	"galley/page/parse"
)

func ExampleExtractor_Select() {
	p, err := parse.HTML(strings.NewReader(`<body>
<ul>
<li><a href="/">Front page</a>
<li><a href="/sport">Sport</a>
<li><a href="/jobs">Jobs</a>
</ul>
<img src="/logo.png">
<hr>
<p>The ferry to the island sails again after the storm of last week,
which broke the lights of the harbour and two of its three moorings.
<p>Passengers waited two days; the harbour opened on Monday at six.
<hr>
<div><a href="/terms">Terms</a></div>
<div><a href="/about">About us</a></div>
</body>`), parse.Source{})
	if err != nil {
		panic(err)
	}
	var e cetr.Extractor // the published parameters
	s, err := e.Select(p)
	if err != nil {
		panic(err) // models.ErrNoArticle where there is none
	}
	for _, root := range s.Roots {
		fmt.Println(p.TextWithout(root, s.Cut))
	}
	// Output:
	// The ferry to the island sails again after the storm of last week, which broke the lights of the harbour and two of its three moorings.
	// Passengers waited two days; the harbour opened on Monday at six.
}
