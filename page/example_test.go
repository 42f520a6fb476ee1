package page_test

import (
	"fmt"
	"strings"

	"galley/page/parse"
)

const story = `<!DOCTYPE html>
<title>Ferry sails again - Harbour News</title>
<main>
  <h1>Ferry sails   again</h1>
  <p class="lead">The ferry is back.</p>
  <p hidden>Subscribe!</p>
  <p>It had been in the dock since <a href="/2025/fire">the fire</a>.</p>
</main>`

func Example() {
	p, err := parse.HTML(strings.NewReader(story), parse.Source{URL: "https://news.example/2026/ferry"})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.DocumentTitle())
	fmt.Println(p.Text(p.Body()))
	link := p.First(0, "a")
	fmt.Println(p.Resolve(p.Nodes[link].Attr("href")))
	// Output:
	// Ferry sails again - Harbour News
	// Ferry sails again
	// The ferry is back.
	// It had been in the dock since the fire.
	// https://news.example/2025/fire
}

func ExamplePage_Find() {
	p, err := parse.HTML(strings.NewReader(story), parse.Source{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, address := range []string{"/html[1]/body[1]/main[1]/p[3]/a[1]", "p.lead", "h2"} {
		n, err := p.Find(address)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%s: %s\n", p.XPath(n), p.Text(n))
	}
	// Output:
	// /html[1]/body[1]/main[1]/p[3]/a[1]: the fire
	// /html[1]/body[1]/main[1]/p[1]: The ferry is back.
	// page: CSS selector "h2": no such element on the page
}
