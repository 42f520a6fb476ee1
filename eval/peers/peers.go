package main

import (
	"bytes"
	"context"
	"net/url"

	readability "codeberg.org/readeck/go-readability"
	"github.com/go-shiori/dom"
	distiller "github.com/markusmobius/go-domdistiller"
	"github.com/markusmobius/go-trafilatura"
	"golang.org/x/net/html"

	"galley/eval/corpus"
)

// peer is an extractor of others, as its own users would call it.
type peer struct {
	name    string
	extract func(doc *html.Node, address *url.URL) (title, text string, err error)
}

var peers = []peer{
	{"go-trafilatura", withTrafilatura},
	{"readeck-readability", withReadability},
	{"go-domdistiller", withDistiller},
}

// detect parses as all three do when they are given a reader: this very call is the
// first thing they make.
func detect(raw []byte) (*html.Node, error) { return dom.Parse(bytes.NewReader(raw)) }

// utf8 parses what is known to be UTF-8.
func utf8(raw []byte) (*html.Node, error) { return html.Parse(bytes.NewReader(raw)) }

// extracting is what eval runs for one peer. A tree is parsed for each, because all
// of them change it.
func (p peer) extracting(read func([]byte) (*html.Node, error)) func(context.Context, corpus.Document) (title, text string, err error) {
	return func(_ context.Context, d corpus.Document) (string, string, error) {
		address, err := url.ParseRequestURI(d.URL)
		if err != nil {
			address = nil // all of them do without
		}
		doc, err := read(d.HTML)
		if err != nil {
			return "", "", err
		}
		return p.extract(doc, address)
	}
}

// withTrafilatura falls back to the other two, as its authors measure it. Comments
// of readers are no part of an article.
func withTrafilatura(doc *html.Node, address *url.URL) (title, text string, err error) {
	r, err := trafilatura.ExtractDocument(doc, trafilatura.Options{
		OriginalURL: address, EnableFallback: true, ExcludeComments: true,
	})
	if err != nil {
		return "", "", err
	}
	return r.Metadata.Title, r.ContentText, nil
}

func withReadability(doc *html.Node, address *url.URL) (title, text string, err error) {
	parser := readability.NewParser()
	r, err := parser.ParseAndMutate(doc, address)
	if err != nil {
		return "", "", err
	}
	return r.Title, r.TextContent, nil
}

// withDistiller does not look for further pages of an article.
func withDistiller(doc *html.Node, address *url.URL) (title, text string, err error) {
	r, err := distiller.Apply(doc, &distiller.Options{OriginalURL: address, SkipPagination: true})
	if err != nil {
		return "", "", err
	}
	return r.Title, r.Text, nil
}
