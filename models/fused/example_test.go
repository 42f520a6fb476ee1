package fused_test

import (
	"fmt"
	"strings"

	"galley/models/fused"
	"galley/page/parse"
)

func ExampleExtractor_Select() {
	p, err := parse.HTML(strings.NewReader(`<title>A quiet harbour - The Gazette</title>
<nav><a href=/>Home</a> <a href=/news>News</a> <a href=/sport>Sport</a></nav>
<main><h1>A quiet harbour</h1>
<p>The boats came in early that morning, long before the fog had lifted from the bay. Nobody spoke of the storm.</p>
<p>By noon the market was full, and the talk was of prices, of nets, and of the long winter that lay behind them.</p>
</main>
<footer><a href=/terms>Terms</a> <a href=/privacy>Privacy</a></footer>`), parse.Source{})
	if err != nil {
		panic(err)
	}
	s, err := (&fused.Extractor{}).Select(p)
	if err != nil {
		panic(err)
	}
	fmt.Println("#", p.Text(s.Title))
	fmt.Println(p.BodyText(s))
	// Output:
	// # A quiet harbour
	// The boats came in early that morning, long before the fog had lifted from the bay. Nobody spoke of the storm.
	// By noon the market was full, and the talk was of prices, of nets, and of the long winter that lay behind them.
}
