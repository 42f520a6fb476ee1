package galley_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"galley"
	"galley/models"
	"galley/models/methods"
	"galley/render"
	"galley/render/chrome"
)

// An article of an address, rendered in Chrome.
func Example() {
	ctx := context.Background()
	e, err := galley.New(galley.Options{})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	a, err := e.Extract(ctx, galley.URL("https://example.org/story"))
	if err != nil {
		log.Fatal(err) // errors.Is(err, models.ErrNoArticle): there is none on the page
	}
	if err := a.WriteHTML(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// An article of a file, without a browser.
func ExampleExtractor_Extract() {
	ctx := context.Background()
	e, err := galley.New(galley.Options{NoBrowser: true})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	a, err := e.Extract(ctx, galley.File("testdata/story.html"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("title:", a.Title)
	fmt.Println("address:", a.Meta().Canonical)
	// Output:
	// title: The harbour crane is mended
	// address: https://gazette.example/crane
}

// A page without an article is an error, not an empty article.
func ExampleExtractor_Extract_noArticle() {
	ctx := context.Background()
	e, err := galley.New(galley.Options{NoBrowser: true})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	_, err = e.Extract(ctx, galley.HTML([]byte("<title>Nothing</title>"), "https://example.org/"))
	fmt.Println(errors.Is(err, models.ErrNoArticle))

	_, err = e.Extract(ctx, galley.File("testdata/shop.html"))
	var other *models.NotArticleError // something else: Options.Force extracts all the same
	fmt.Println(errors.As(err, &other))
	// Output:
	// true
	// true
}

// What was found on the page, and why.
func ExampleExtractor_Find() {
	ctx := context.Background()
	e, err := galley.New(galley.Options{NoBrowser: true, Explain: true})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	r, err := e.Find(ctx, galley.File("testdata/story.html"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("title:", r.Page.XPath(r.Selection.Title))
	fmt.Println("reasons given:", len(r.Selection.Reasons) > 0)
	// Output:
	// title: /html[1]/body[1]/main[1]/article[1]/h1[1]
	// reasons given: true
}

// A wrapper of one's own, as galley train writes it, in a Chrome that is set up.
func ExampleOptions_wrapper() {
	f, err := os.Open("mysite.wrapper")
	if err != nil {
		log.Fatal(err)
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		log.Fatal(err)
	}
	e, err := galley.New(galley.Options{
		Selector: w,
		Browser:  render.Options{Tabs: 4, Sandbox: chrome.SandboxOff}, // only in a container
		Files:    true,                                                // for Article.Embed and Assets
	})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
}

// A training-free method.
func ExampleOptions_method() {
	ctx := context.Background()
	m, err := methods.New("cetd")
	if err != nil {
		log.Fatal(err)
	}
	e, err := galley.New(galley.Options{Selector: m, NoBrowser: true})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	if _, err := e.Extract(ctx, galley.File("testdata/story.html")); err != nil {
		log.Fatal(err)
	}
}
