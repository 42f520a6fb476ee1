package galley

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley/article"
	"galley/network"
	"galley/page"
	"galley/page/pagetest"
	"galley/render"
)

// TestPagesWithoutRoom: pages that together are larger than one may be are joined as far as that goes. Those before are not lost.
func TestPagesWithoutRoom(t *testing.T) {
	const paragraphs = 50_000 // of two nodes each
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n := 1
		fmt.Sscanf(r.URL.RawQuery, "page=%d", &n)
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<title>The ferry comes back</title><h1>The ferry comes back</h1><article>`)
		for i := range paragraphs {
			fmt.Fprintf(w, "<p>On day %d of year %d the ferry crossed the bay again.\n", i, n)
		}
		fmt.Fprintf(w, `</article><p class=pagination><a href="/story?page=1">1</a> <a rel=next href="/story?page=%d">%[1]d</a> <a href="/story?page=%[1]d">Next page</a>`, n+1)
	}))
	defer server.Close()
	x, err := New(Options{NoBrowser: true, Pages: 20, Browser: render.Options{Network: &network.Policy{Mode: network.Any}}})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	r, err := x.Find(t.Context(), URL(server.URL+"/story"))
	if err != nil {
		t.Fatal(err)
	}
	var limit *page.LimitError
	if a := r.Article; !errors.As(r.Unread, &limit) || len(a.Pages) != 2 || a.NextPage != server.URL+"/story?page=3" {
		t.Errorf("pages %v, next %q, %v", a.Pages, a.NextPage, r.Unread)
	}
	if text := r.Article.BodyText(); !strings.Contains(text, "of year 1 the") || !strings.Contains(text, "of year 2 the") {
		t.Errorf("%d bytes of text: a page is lost", len(text))
	}
}

// TestRoom: what is counted of a page.
func TestRoom(t *testing.T) {
	r := &Result{Page: pagetest.Parse(t, "<p title=abc>words"), files: map[string][]byte{"a": make([]byte, 1000)}, faces: []article.Face{{Data: make([]byte, 500)}}}
	r.Selection = page.Selection{Title: page.None, Roots: []page.NodeID{r.Page.Body()}}
	size := int64(len(r.Page.Nodes)*nodeBytes + len("abc") + len("words") + 1500)
	if got := held(r); got != size {
		t.Errorf("held %d bytes, want %d", got, size)
	}
	for _, tt := range []struct {
		left room
		want string
	}{{room{3, size}, ""}, {room{2, size}, "nodes"}, {room{3, size - 1}, "bytes"}} {
		err := tt.left.take(r)
		var limit *page.LimitError
		if tt.want == "" && err != nil || tt.want != "" && (!errors.As(err, &limit) || limit.What != tt.want) {
			t.Errorf("%v: %v, want %q", tt.left, err, tt.want)
		}
	}
}
