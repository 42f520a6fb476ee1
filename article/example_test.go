package article_test

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"galley/article"
	"galley/page"
	"galley/page/parse"
)

// news is an article on a parsed page: a title, a body, and what is around them.
func news() *article.Article {
	const source = `<html lang="en"><body><nav>Home</nav><h1>A day out</h1><div id="story">
		<p>By <b>boat</b>, then on <a href="/walks">foot</a>.</p><ul><li>Bread<li>Water</ul></div></body></html>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/2024/out"})
	if err != nil {
		panic(err)
	}
	body, err := p.FindCSS("#story")
	if err != nil {
		panic(err)
	}
	a, err := article.New(p, page.Selection{Title: p.First(0, "h1"), Roots: []page.NodeID{body}})
	if err != nil {
		panic(err)
	}
	return a
}

func ExampleNew() {
	a := news()
	fmt.Println(a.Title, "|", a.Lang)
	for _, b := range a.Blocks {
		fmt.Printf("%s %s: %s\n", b.ID, b.Kind, b.Text)
	}
	// Output:
	// A day out | en
	// b1 paragraph: By boat, then on foot.
	// b2 item: Bread
	// b3 item: Water
}

// A selection without title and body is no article.
func ExampleNew_empty() {
	p, _ := parse.HTML(strings.NewReader("<p>x"), parse.Source{})
	_, err := article.New(p, page.Selection{Title: page.None})
	fmt.Println(errors.Is(err, article.ErrEmpty))
	// Output: true
}

func ExampleArticle_WriteMarkdown() {
	if err := news().WriteMarkdown(os.Stdout); err != nil {
		panic(err)
	}
	// Output:
	// ---
	// title: A day out
	// source: https://news.example/2024/out
	// language: en
	// ---
	//
	// # A day out
	//
	// By **boat**, then on [foot](https://news.example/walks).
	//
	// - Bread
	// - Water
}

func ExampleArticle_WriteText() {
	if err := news().WriteText(os.Stdout); err != nil {
		panic(err)
	}
	// Output:
	// A day out
	//
	// By boat, then on foot.
	//
	// Bread
	//
	// Water
}

func ExampleArticle_WriteClean() {
	var b strings.Builder
	if err := news().WriteClean(&b); err != nil {
		panic(err)
	}
	_, body, _ := strings.Cut(b.String(), "<article>\n")
	body, _, _ = strings.Cut(body, "</article>")
	fmt.Print(body)
	// Output:
	// <h1>A day out</h1>
	// <p data-block="b1">By <b>boat</b>, then on <a href="https://news.example/walks" rel="noopener noreferrer">foot</a>.</p>
	// <ul>
	// <li data-block="b2">Bread</li>
	// <li data-block="b3">Water</li>
	// </ul>
}

func ExampleArticle_WriteHTML() {
	var b strings.Builder
	if err := news().WriteHTML(&b); err != nil {
		panic(err)
	}
	_, body, _ := strings.Cut(b.String(), "<main>\n")
	fmt.Println(strings.SplitN(body, "\n", 2)[0])
	// Output: <div class="g-part"><h1>A day out</h1></div>
}

func ExampleArticle_WriteJSON() {
	var b strings.Builder
	if err := news().WriteJSON(&b); err != nil {
		panic(err)
	}
	for line := range strings.Lines(b.String()) {
		if strings.HasPrefix(line, `  "title"`) || strings.HasPrefix(line, `  "word_count"`) {
			fmt.Println(strings.TrimSpace(line))
		}
	}
	// Output:
	// "title": "A day out",
	// "word_count": 7,
}
