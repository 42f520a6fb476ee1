package cedst_test

import (
	"fmt"
	"strings"

	"galley/models/cedst"
	"galley/page/parse"
)

func ExampleExtractor_Judge() {
	const source = `<nav><p><a href="/">Home</a><p><a href="/sport">Sport</a></nav>
		<div><p>The storm reached the coast at night, and took roofs off.</p>
		<p>Ferries along the coast wait until the storm is over.</p>
		<p>It is the third storm on this coast since autumn, and the strongest.</p></div>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/storm"})
	if err != nil {
		panic(err)
	}
	var e cedst.Extractor
	j := e.Judge(p)
	for _, topic := range j.Topics {
		fmt.Println("topic", topic.Words, topic.Weight)
	}
	for _, u := range j.Units {
		fmt.Printf("%2d words, topic %.1f, links %.1f: content %v\n", u.Words, u.Topic, u.Href, u.Value >= j.Threshold)
	}
	// Output:
	// topic [storm coast] 3
	//  1 words, topic 0.0, links 1.0: content false
	//  1 words, topic 0.0, links 1.0: content false
	// 11 words, topic 1.0, links 0.0: content true
	// 10 words, topic 1.0, links 0.0: content true
	// 13 words, topic 1.0, links 0.0: content true
}
