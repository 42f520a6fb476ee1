package ted_test

import (
	"context"
	"fmt"
	"strings"

	"galley/dataset"
	"galley/models/ted"
	"galley/page"
	"galley/page/parse"
)

// Two pages of a site make a template; a third one is extracted by it.
func ExampleTrain() {
	parse := func(title, text string) *page.Page {
		p, err := parse.HTML(strings.NewReader("<body><nav>The Courier</nav><h1>"+title+"</h1><main><p>"+text+"</main>"), parse.Source{})
		if err != nil {
			panic(err)
		}
		return p
	}
	m, err := ted.Train(context.Background(), []dataset.Sample{
		{URL: "/1", Article: true, Page: parse("Rain", "It rained all day, and by the evening the river stood over the bridge.")},
		{URL: "/2", Article: true, Page: parse("Ships leave", "The ships leave at eight in the morning, as they did all through the year.")},
	}, 1, ted.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	p := parse("The ferry is late", "The ferry is late again today, and nobody who is on board minds it at all.")
	s, err := m.Select(p)
	fmt.Println(p.Text(s.Title), "/", p.Text(s.Body()), err)
	// Output:
	// The ferry is late / The ferry is late again today, and nobody who is on board minds it at all. <nil>
}
