package dataset_test

import (
	"fmt"
	"os"
	"strings"
	"time"

	"galley/dataset"
	"galley/dataset/imports"
	"galley/page/parse"
)

// A page is stored, labelled by an imported line, and read for training.
func Example() {
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	d, err := dataset.Create(dir, dataset.Meta{Browser: "Chrome/156"})
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := parse.HTML(strings.NewReader("<h1>Rain</h1><div>It rained.</div>"), parse.Source{URL: "https://example.org/rain"})
	if err != nil {
		fmt.Println(err)
		return
	}
	slug, err := d.Add(dataset.Capture{Page: p})
	if err != nil {
		fmt.Println(err)
		return
	}
	labels, _ := imports.Read(strings.NewReader(`{"url":"https://example.org/rain","title_css":"h1","body_css":"div"}`))
	sel, err := labels[0].Select(p)
	if err != nil {
		fmt.Println(err)
		return
	}
	at := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	if err := d.SetLabel(slug, dataset.NewLabel(p, sel, true, dataset.ByImport, at)); err != nil {
		fmt.Println(err)
		return
	}
	samples, errs := dataset.Samples(d)
	for _, s := range samples {
		fmt.Println(s.Slug, s.Page.Text(s.Selection.Title), "/", s.Page.Text(s.Selection.Body()))
	}
	fmt.Println(len(errs), "errors")
	d.WriteLabels(os.Stdout)
	// Output:
	// example-org-rain-008e4c062edc Rain / It rained.
	// 0 errors
	// {"url":"https://example.org/rain","title_xpath":"/html[1]/body[1]/h1[1]","body_xpath":"/html[1]/body[1]/div[1]","title_text":"Rain","article":true}
}
