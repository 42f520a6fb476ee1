package eval_test

import (
	"context"
	"fmt"
	"log"
	"strings"

	"galley/eval"
	"galley/eval/corpus"
	"galley/page"
	"galley/page/parse"
)

// The label is the article; the extractor found the element around it, and another
// title.
func ExampleCompare() {
	p, err := parse.HTML(strings.NewReader(`<main id=found><article id=label>
		<p>The harbour was closed on Monday.</p></article></main><h1 id=title>Harbour closed</h1><p id=kicker>News</p>`), parse.Source{})
	if err != nil {
		log.Fatal(err)
	}
	at := func(css string) page.NodeID {
		n, err := p.FindCSS(css)
		if err != nil {
			log.Fatal(err)
		}
		return n
	}
	c := eval.Compare(p,
		page.Selection{Title: at("#title"), Roots: []page.NodeID{at("#label")}},
		page.Selection{Title: at("#kicker"), Roots: []page.NodeID{at("#found")}})
	fmt.Println("title", c.Title, "body", c.Body, "page", c.Page())
	fmt.Println(c.Why)
	// Output:
	// title false body true page false
	// title: got /html[1]/body[1]/p[1] "News", want /html[1]/body[1]/h1[1] "Harbour closed"
}

// An extraction has one of the gold text's two sentences, and a word too many.
func ExampleReference() {
	gold := eval.NewReference(corpus.Document{
		HTML: []byte("<h1>Harbour closed</h1><p>The crane leans.</p><p>Nobody was hurt.</p><p>Advertisement"),
		Gold: corpus.Gold{Title: "Harbour closed", Text: "The crane leans. Nobody was hurt.", Without: []string{"Advertisement"}},
	})
	s := gold.Score("Harbour Closed", "The crane leans. Advertisement")
	fmt.Printf("precision %.2f, recall %.2f, F1 %.2f\n", s.LCS.Precision, s.LCS.Recall, s.LCS.F1())
	fmt.Println("title", s.TitleExact, "without", s.Without)
	// Output:
	// precision 0.75, recall 0.50, F1 0.60
	// title true without {0 1}
}

func ExampleRun() {
	c, err := corpus.Open("corpus/testdata/real", "")
	if err != nil {
		log.Fatal(err)
	}
	all := eval.Named{Name: "whole page", Select: func(ctx context.Context, d corpus.Document) (title, text string, err error) {
		p, err := corpus.Parse(ctx, d)
		if err != nil {
			return "", "", err
		}
		return p.DocumentTitle(), p.Text(p.Body()), nil
	}}
	results, err := eval.Run(context.Background(), c.Documents(), []eval.Named{all}, eval.RunOptions{})
	if err != nil {
		log.Fatal(err)
	}
	for _, m := range eval.NewTextReport(c, "", results, 1).Methods {
		fmt.Printf("%s: %d pages, recall %.2f, exact titles %.2f\n", m.Name, m.Pages, m.Metrics.LCS.R, m.TitleExact)
	}
	// Output:
	// whole page: 2 pages, recall 1.00, exact titles 0.50
}
