package dataset

import (
	"os"
	"testing"
	"time"

	"galley/page"
	"galley/page/pagetest"
)

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

const news = `<!doctype html><html><head><title>t</title></head><body>
<nav><a href=/>Home</a></nav>
<main><h1>A bridge opens</h1><div id=body><p>The bridge over the river opened.</p>
<aside>Buy tickets</aside><p>Crowds came to see it.</p></div></main>
<section id=more><p>Another part of the story.</p></section>
</body></html>`

// selected is the whole story of the news page: two roots and a cut.
func selected(t testing.TB, p *page.Page) page.Selection {
	return page.Selection{
		Title: pagetest.CSS(t, p, "h1"),
		Roots: []page.NodeID{pagetest.CSS(t, p, "#body"), pagetest.CSS(t, p, "#more")},
		Cut:   []page.NodeID{pagetest.CSS(t, p, "aside")},
	}
}

func created(t testing.TB) *Dataset {
	t.Helper()
	d, err := Create(t.TempDir(), Meta{Browser: "Chrome/156"})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func added(t testing.TB, d *Dataset, url, source string) string {
	t.Helper()
	slug, err := d.Add(Capture{Page: pagetest.At(t, url, source), MHTML: []byte("mhtml"), Shot: []byte("\x89PNG"), At: noon})
	if err != nil {
		t.Fatal(err)
	}
	return slug
}

// labelled adds the news page under url, with its label.
func labelled(t testing.TB, d *Dataset, url string) string {
	t.Helper()
	slug := added(t, d, url, news)
	p := pagetest.At(t, url, news)
	if err := d.SetLabel(slug, NewLabel(p, selected(t, p), true, ByHuman, noon)); err != nil {
		t.Fatal(err)
	}
	return slug
}

func overwrite(t testing.TB, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// hinted checks that whoever sees the error is told what to do.
func hinted(t testing.TB, err error) {
	t.Helper()
	if h, ok := err.(interface{ Hint() string }); !ok || h.Hint() == "" {
		t.Errorf("%T has no hint: %v", err, err)
	}
}
