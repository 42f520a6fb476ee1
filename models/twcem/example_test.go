package twcem_test

import (
	"fmt"
	"strings"

	"galley/models/twcem"
	"galley/page/parse"
)

func ExampleExtractor() {
	const source = `<title>Storm hits coast - Daily News</title>
		<ul><li>Home, world, sport</ul>
		<h1>Storm hits coast</h1>
		<p>The storm that hits the coast is the third this year, officials said.</p>
		<p>Thousands lost power, reports say.</p>
		<p>A second storm is due; the coast guard hits back.</p>
		<div>Share this, print this</div>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/storm"})
	if err != nil {
		panic(err)
	}
	var e twcem.Extractor
	s, err := e.Select(p)
	if err != nil {
		panic(err)
	}
	fmt.Println(p.Text(s.Title))
	for _, root := range s.Roots {
		fmt.Println(p.TextWithout(root, s.Cut))
	}
	// Output:
	// Storm hits coast
	// The storm that hits the coast is the third this year, officials said.
	// Thousands lost power, reports say.
	// A second storm is due; the coast guard hits back.
}
