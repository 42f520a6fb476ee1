package render_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"galley/render"
)

// A page with the full styles of one part of it.
func ExampleBrowser_Open() {
	ctx := context.Background()
	b, err := render.Start(ctx, render.Options{})
	if err != nil {
		log.Fatal(err)
	}
	defer b.Close()
	doc, err := b.Open(ctx, render.Source{URL: "https://example.org/story"})
	if err != nil {
		log.Fatal(err)
	}
	defer doc.Close()
	for {
		heading, err := doc.Page().FindCSS("h1")
		if err != nil {
			log.Fatal(err)
		}
		err = doc.Styles(heading)
		if errors.Is(err, render.ErrChanged) {
			continue // Page is a new one
		}
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(doc.Page().StyleOf(heading).LookValue("font-family"))
		break
	}
}
