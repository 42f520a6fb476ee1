package shipped_test

import (
	"errors"
	"fmt"
	"strings"

	"galley/models"
	"galley/models/shipped"
	"galley/page/parse"
)

func ExampleNew() {
	p, err := parse.HTML(strings.NewReader(`<title>A quiet harbour - The Gazette</title>
<nav><a href=/>Home</a> <a href=/news>News</a> <a href=/sport>Sport</a></nav>
<main><h1>A quiet harbour</h1>
<p>The boats came in early that morning, long before the fog had lifted from the bay. Nobody spoke of the storm.</p>
<p>By noon the market was full, and the talk was of prices, of nets, and of the long winter that lay behind them.</p>
</main>
<footer><a href=/terms>Terms</a> <a href=/privacy>Privacy</a></footer>`), parse.Source{URL: "https://gazette.example/a-quiet-harbour"})
	if err != nil {
		panic(err)
	}
	found, err := shipped.New(models.Options{}).Select(p)
	if errors.Is(err, models.ErrNoArticle) {
		fmt.Println("no article here")
		return
	}
	if err != nil {
		panic(err)
	}
	fmt.Println("#", p.Text(found.Title))
	for _, root := range found.Roots {
		fmt.Println(p.TextWithout(root, found.Cut))
	}
	// Output:
	// # A quiet harbour
	// The boats came in early that morning, long before the fog had lifted from the bay. Nobody spoke of the storm.
	// By noon the market was full, and the talk was of prices, of nets, and of the long winter that lay behind them.
}
