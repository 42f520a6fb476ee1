package clg_test

import (
	"fmt"
	"strings"

	"galley/models/clg"
	"galley/page/parse"
)

// The machines that are part of the program need no labels.
func ExampleExtractor() {
	const paragraph = "<p>The ferry leaves the landing at eight, and nobody on board minds that it is late again today.</p>"
	p, err := parse.HTML(strings.NewReader("<nav><a href=/>Home</a></nav><main>"+strings.Repeat(paragraph, 4)+"</main>"), parse.Source{})
	if err != nil {
		fmt.Println(err)
		return
	}
	found, err := (&clg.Extractor{}).Select(p)
	fmt.Println(p.Nodes[found.Body()].Tag, err)
	// Output:
	// main <nil>
}
