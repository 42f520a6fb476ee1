package render

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"galley/page"
)

// TestDocumentCloses: a document gives its tab back however it ends; the next page
// would wait for ever otherwise.
func TestDocumentCloses(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>fine"})
	b := start(t, Options{Tabs: 1})
	for name, end := range map[string]func(d *Document, cancel context.CancelFunc){
		"closed":       func(d *Document, _ context.CancelFunc) { d.Close() },
		"closed twice": func(d *Document, _ context.CancelFunc) { d.Close(); d.Close() },
		"context over": func(_ *Document, cancel context.CancelFunc) { cancel() },
		"both":         func(d *Document, cancel context.CancelFunc) { cancel(); d.Close() },
		"after an error": func(d *Document, _ context.CancelFunc) {
			if err := d.Styles(99); err == nil {
				t.Error("a node that is not on the page has styles")
			}
			d.Close()
		},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			d, err := b.Open(ctx, Source{URL: s.URL})
			if err != nil {
				t.Fatal(err)
			}
			end(d, cancel)
			if got := text(t, load(t, b, s.URL), "p"); got != "fine" {
				t.Errorf("the next page has text %q", got)
			}
			if _, err := d.Screenshot(); err == nil {
				t.Error("a closed document has a screenshot")
			}
			if got := text(t, d.Page(), "p"); got != "fine" {
				t.Errorf("the page of the closed document has text %q", got)
			}
		})
	}
}

// A document that nobody closes ends with its time.
func TestDocumentForgotten(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>fine"})
	b := start(t, Options{Tabs: 1, Timeout: 5 * time.Second})
	d, err := b.Open(t.Context(), Source{URL: s.URL})
	if err != nil {
		t.Fatal(err)
	}
	load(t, b, s.URL) // waits for the tab
	if _, err := d.Archive(); !ofType[*TimeoutError](err) {
		t.Errorf("%v, want a *TimeoutError", err)
	}
}

// A browser that is closed does not wait for documents that nobody closes.
func TestCloseWithOpenDocument(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>fine"})
	b := start(t, Options{Tabs: 1})
	d := open(t, b, Source{URL: s.URL})
	b.Close()
	if err := d.Styles(0); !errors.Is(err, ErrClosed) {
		t.Errorf("%v, want ErrClosed", err)
	}
}

func TestDocumentCrashes(t *testing.T) {
	needProc(t)
	s := site(t, map[string]string{"/": "<p>fine"})
	b := start(t, Options{Tabs: 1})
	for name, kill := range map[string]func(){
		"tab":     func() { killPages(b) },
		"browser": func() { kill(browserPid(b)) },
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, b, Source{URL: s.URL})
			kill()
			<-d.ctx.Done()
			if err := d.Styles(find(t, d.Page(), "p")); !ofType[*CrashError](err) {
				t.Errorf("%v, want a *CrashError", err)
			}
			if got := text(t, load(t, b, s.URL), "p"); got != "fine" {
				t.Errorf("the next page has text %q", got)
			}
		})
	}
}

// page.None, as in the Title of a Selection that has none, is no node to look at.
func TestStylesOfNothing(t *testing.T) {
	s := site(t, map[string]string{"/": "<p>fine"})
	d := open(t, common(t), Source{URL: s.URL})
	for _, nodes := range [][]page.NodeID{nil, {page.None}, {page.None, page.None}} {
		if err := d.Styles(nodes...); err != nil {
			t.Errorf("Styles(%v): %v", nodes, err)
		}
	}
	for _, n := range []page.NodeID{-2, page.NodeID(len(d.Page().Nodes))} {
		if err := d.Styles(n); err == nil || !strings.Contains(err.Error(), "nodes 0 to") {
			t.Errorf("Styles(%d): %v", n, err)
		}
	}
}

func TestFiles(t *testing.T) {
	s := site(t, map[string]string{"/": `<img src=a.svg><img src=b.svg>`, "/a.svg": svg, "/b.svg": svg})
	d := open(t, common(t), Source{URL: s.URL})
	files, err := d.Files([]string{s.URL + "/a.svg#part", s.URL + "/other.svg"})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 1 || string(files[s.URL+"/a.svg"].Data) != svg {
		t.Errorf("files: %v", files)
	}
	if files, err := d.Files(nil); err != nil || len(files) != 0 {
		t.Errorf("no addresses: %v, %v", files, err)
	}
}
