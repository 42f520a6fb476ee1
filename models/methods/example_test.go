package methods_test

import (
	"fmt"
	"strings"

	"galley/models/methods"
	"galley/page/parse"
)

// A method is made of its name and parameters, and selects the article of a page.
func ExampleNew() {
	const paragraph = "<p>The ferry leaves the landing at eight, and nobody on board minds that it is late again today.</p>"
	p, err := parse.HTML(strings.NewReader("<nav><a href=/>Home</a></nav><main>"+strings.Repeat(paragraph, 4)+"</main>"), parse.Source{})
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := methods.New("cetd-ds")
	if err != nil {
		fmt.Println(err)
		return
	}
	found, err := s.Select(p)
	fmt.Println(p.Nodes[found.Body()].Tag, err)
	_, err = methods.New("cetd-ds:lambda=two")
	fmt.Println(err)
	// Output:
	// main <nil>
	// method "cetd-ds:lambda=two": "lambda=two" is not param=number
}
