package galley_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/page"
)

// Of TestSplitFloor: how many pages an article is split over, and of how many pages of the corpus it
// takes one.
const (
	splitIn    = 3
	splitEvery = 9
	splitWords = 300 // of the article, at least: no site splits a short one
)

// TestSplitFloor: articles of themed sites that are split over three pages have, joined, the text
// that they have on one page.
func TestSplitFloor(t *testing.T) {
	c := evaltest.Corpus(t, "sites")
	server := &splitServer{pages: map[string][]byte{}}
	s := httptest.NewServer(server)
	defer s.Close()
	e := extractor(t, galley.Options{NoBrowser: true, Pages: splitIn, Force: true})
	same, words, all := 0, 0.0, 0.0
	docs := c.Documents()
	for i := 0; i < len(docs); i += splitEvery {
		doc, err := docs[i].Load()
		if err != nil {
			t.Fatal(err)
		}
		if page.CountWords(doc.Gold.Text) < splitWords || !server.add(doc) {
			continue
		}
		whole, err := e.Extract(context.Background(), galley.URL(s.URL+"/whole"))
		if err != nil {
			t.Fatal(err)
		}
		joined, err := e.Extract(context.Background(), galley.URL(s.URL+"/story"))
		if err != nil {
			t.Fatal(err)
		}
		if joined.BodyText() == whole.BodyText() {
			same++
		}
		words += sharedWords(joined.BodyText(), whole.BodyText())
		all++
	}
	evaltest.Hold(t, "sites-split", c, evaltest.Figures{"pretrained": {"same": float64(same) / all, "words": words / all}})
}

// sharedWords is the F1 of the words of two texts.
func sharedWords(a, b string) float64 {
	x, y := strings.Fields(a), strings.Fields(b)
	return 2 * float64(page.SharedWords(x, y)) / float64(max(len(x)+len(y), 1))
}

// splitServer serves an article at /whole, and split at /story, /story/2 and so on.
type splitServer struct{ pages map[string][]byte }

func (s *splitServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	data, ok := s.pages[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(data)
}

// add serves an article, in place of the last one; ok is false where its body has fewer elements
// than it is to have pages.
func (s *splitServer) add(doc corpus.Document) (ok bool) {
	s.pages["/whole"] = doc.HTML
	for k := range splitIn {
		root, err := html.Parse(bytes.NewReader(doc.HTML))
		if err != nil {
			return false
		}
		body := corpus.FindXPath(root, doc.Gold.BodyXPath)
		if body == nil || !keepPart(body, k) {
			return false
		}
		var pager strings.Builder
		for other := range splitIn {
			switch {
			case other == k:
				fmt.Fprintf(&pager, " <b>%d</b>", k+1)
			case other == 0:
				fmt.Fprint(&pager, ` <a href="/story">1</a>`)
			default:
				fmt.Fprintf(&pager, ` <a href="/story/%d">%d</a>`, other+1, other+1)
			}
		}
		nodes, err := html.ParseFragment(strings.NewReader("<div>"+pager.String()+"</div>"), body)
		if err != nil {
			return false
		}
		for _, n := range nodes {
			body.AppendChild(n)
		}
		var out bytes.Buffer
		if html.Render(&out, root) != nil {
			return false
		}
		path := "/story"
		if k > 0 {
			path = fmt.Sprintf("/story/%d", k+1)
		}
		s.pages[path] = out.Bytes()
	}
	return true
}

// keepPart leaves part k of the children of an element in it.
func keepPart(body *html.Node, k int) (ok bool) {
	var children []*html.Node
	for c := body.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			children = append(children, c)
		}
	}
	for i, c := range children {
		if i*splitIn/len(children) != k {
			body.RemoveChild(c)
		}
	}
	return len(children) >= splitIn
}
