package models_test

import (
	"fmt"
	"os"
	"strings"

	"galley/models"
	"galley/page"
	"galley/page/parse"
)

const harbour = `<title>A quiet harbour - The Gazette</title>
<nav><a href=/>Home</a> <a href=/news>News</a> <a href=/sport>Sport</a></nav>
<main><h1>A quiet harbour</h1>
<p>The boats came in early that morning, long before the fog had lifted from the bay. Nobody spoke of the storm.</p>
<p>By noon the market was full, and the talk was of prices, of nets, and of the long winter that lay behind them.</p>
</main>
<footer><a href=/terms>Terms</a> <a href=/privacy>Privacy</a></footer>`

// open reads a wrapper file and parses a page, which the examples share.
func open() (*models.Wrapper, *page.Page) {
	f, err := os.Open("shipped/parsed.wrapper")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		panic(err)
	}
	p, err := parse.HTML(strings.NewReader(harbour), parse.Source{URL: "https://gazette.example/a-quiet-harbour"})
	if err != nil {
		panic(err)
	}
	return w, p
}

func ExampleRead() {
	f, err := os.Open("shipped/parsed.wrapper")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		panic(err) // a *models.FormatError, with a hint
	}
	fmt.Println("needs a browser:", w.Boxes)
	// Output:
	// needs a browser: false
}

func ExampleWrapper_Score() {
	w, p := open()
	scores, err := w.Score(p)
	if err != nil {
		panic(err)
	}
	for _, c := range scores.Body() {
		fmt.Printf("body  %.1f %s\n", c.Posterior, p.Nodes[c.Node].Tag)
	}
	for _, c := range scores.Title() {
		fmt.Printf("title %.1f %s %q\n", c.Posterior, p.Nodes[c.Node].Tag, p.Text(c.Node))
	}
	found, err := scores.Selection()
	if err != nil {
		panic(err)
	}
	fmt.Println("selected:", p.Text(found.Title))
	// Output:
	// body  0.0 body
	// body  1.0 main
	// title 1.0 h1 "A quiet harbour"
	// selected: A quiet harbour
}

func ExampleScores_Explain() {
	w, p := open()
	scores, err := w.Score(p)
	if err != nil {
		panic(err)
	}
	found, err := scores.Explain()
	if err != nil {
		panic(err)
	}
	r := found.Reasons[0]
	fmt.Printf("%s, %s: %.2f, and %.2f of the runner-up\n", r.Part, r.Feature, r.Winner, r.RunnerUp)
	// Output:
	// body, in_main: 1.00, and 0.00 of the runner-up
}
