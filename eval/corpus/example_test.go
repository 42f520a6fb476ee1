package corpus_test

import (
	"context"
	"fmt"
	"log"

	"galley/eval/corpus"
)

func Example() {
	c, err := corpus.Open("testdata/real", "")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(c.Name, c.Format, c.Len())
	for d := range c.All() {
		d, err := d.Load()
		if err != nil {
			log.Fatal(err)
		}
		p, err := corpus.Parse(context.Background(), d)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(d.ID, "|", p.DocumentTitle(), "|", d.Gold.Title)
	}
	// Output:
	// real site 2
	// real/harbour | Harbour closed - The Gazette | Harbour closed
	// real/ships | Ships leave | Ships leave
}

func ExampleFold() {
	for _, d := range []corpus.Document{
		{ID: "1", URL: "https://www.gazette.example/harbour"},
		{ID: "2", URL: "https://gazette.example/ships"},
		{ID: "3", URL: "https://www.tribune.example/x"},
	} {
		fmt.Println(d.ID, corpus.Fold(d, 5))
	}
	// Output:
	// 1 3
	// 2 3
	// 3 1
}
