package baseline_test

import (
	"fmt"
	"strings"

	"galley/models/baseline"
	"galley/page/parse"
)

func ExampleBTE() {
	const source = `<ul><li><a href="/">Home</a><li><a href="/sport">Sport</a></ul>
		<p>The storm reached the <b>northern</b> coast at night.</p>
		<p>Thousands lost power.</p>
		<ul><li><a href="/i">Imprint</a><li><a href="/t">Terms</a></ul>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/storm"})
	if err != nil {
		panic(err)
	}
	var bte baseline.BTE
	s, err := bte.Select(p)
	if err != nil {
		panic(err)
	}
	for _, root := range s.Roots {
		fmt.Println(p.TextWithout(root, s.Cut))
	}
	// Output:
	// The storm reached the northern coast at night.
	// Thousands lost power.
}
