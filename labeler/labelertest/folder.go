// Package labelertest is for tests of the labeler: small datasets whose pages have short
// names, and something that proposes.
package labelertest

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/dataset"
	"galley/labeler/proposal"
	"galley/page"
	"galley/page/parse"
)

// Folder is a small dataset whose pages have short names: page-00, page-01, …
type Folder struct {
	*dataset.Dataset
	Parsed map[string]*page.Page // by name
}

// Story is the HTML of a page, with places for the title of the document and the headline.
const Story = `<!doctype html><title>%s | Paper</title><body>
<header><a href="/">Paper</a></header>
<main><h1>%s</h1><div id="text"><p>It began with a small thing that nobody at the time took much notice of.</p>
<p>By the end of the week it had grown into something that everybody spoke about.</p></div></main>
<footer><p><a href="/a">All about nothing</a></p></footer>`

// NewFolder makes a dataset of n stories, which ends with the test.
func NewFolder(t testing.TB, n int) *Folder {
	t.Helper()
	d, err := dataset.Create(t.TempDir(), dataset.Meta{})
	if err != nil {
		t.Fatal(err)
	}
	f := &Folder{d, map[string]*page.Page{}}
	for i := range n {
		title := fmt.Sprintf("Story number %d", i)
		f.Put(t, fmt.Sprintf("page-%02d", i), fmt.Sprintf(Story, title, title))
	}
	return f
}

// Put stores a page, in the place of one of the same name.
func (f *Folder) Put(t testing.TB, slug, text string) {
	t.Helper()
	p := Parse(t, text, "http://paper.test/"+slug)
	var shot bytes.Buffer
	if err := png.Encode(&shot, image.NewGray(image.Rect(0, 0, 400, 900))); err != nil {
		t.Fatal(err)
	}
	long, err := f.Add(dataset.Capture{Page: p, Shot: shot.Bytes()})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(f.Path(slug)); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(f.Path(long), f.Path(slug)); err != nil {
		t.Fatal(err)
	}
	f.Parsed[slug] = p
}

// Path is a file of a page, or its folder.
func (f *Folder) Path(slug string, file ...string) string {
	return filepath.Join(append([]string{f.Dir(), "pages", slug}, file...)...)
}

// Parse is the page of an HTML text.
func Parse(t testing.TB, text, url string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(text), parse.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Selection is what the label of a page says.
func (f *Folder) Selection(t testing.TB, slug string) page.Selection {
	t.Helper()
	l, err := f.Label(slug)
	if err != nil {
		t.Fatal(err)
	}
	sel, err := l.Resolve(f.Parsed[slug])
	if err != nil {
		t.Fatal(err)
	}
	return sel
}

// Node is the first element that a selector matches on a page.
func (f *Folder) Node(t testing.TB, slug, selector string) page.NodeID {
	t.Helper()
	n, err := f.Parsed[slug].FindCSS(selector)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Finder is a Proposer that proposes what its selectors match.
type Finder struct{ Title, Body string }

// Propose implements proposal.Proposer.
func (f Finder) Propose(p *page.Page) (proposal.Proposal, error) {
	title, err := p.FindCSS(f.Title)
	if err != nil {
		return proposal.Proposal{}, err
	}
	body, err := p.FindCSS(f.Body)
	out := proposal.Proposal{Selection: page.Selection{Title: title, Roots: []page.NodeID{body}}}
	out.Score = page.Score{Title: 0.9, Body: 0.9}
	return out, err
}

// Good is right on every Story.
var Good = Finder{"h1", "#text"}
