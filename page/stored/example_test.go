package stored_test

import (
	"bytes"
	"fmt"
	"strings"

	"galley/page"
	"galley/page/parse"
	"galley/page/stored"
)

// A page that was rendered or parsed once can be stored.
func Example() {
	p, err := parse.HTML(strings.NewReader("<title>Ferry sails again</title><p>The ferry is back."), parse.Source{URL: "https://news.example/2026/ferry"})
	if err != nil {
		fmt.Println(err)
		return
	}
	var file bytes.Buffer
	if err := stored.Write(p, &file); err != nil {
		fmt.Println(err)
		return
	}
	again, err := stored.Read(&file, page.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(again.URL, len(again.Nodes) == len(p.Nodes), again.Text(0) == p.Text(0))
	// Output:
	// https://news.example/2026/ferry true true
}
