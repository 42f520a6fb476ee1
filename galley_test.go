package galley_test

import (
	"compress/gzip"
	"context"
	"errors"
	"image/png"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"galley"
	"galley/article"
	"galley/features"
	"galley/models"
	"galley/network"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
	"galley/testdata/newsstand"
)

// extractor makes an Extractor that is closed with the test. One that renders skips the
// test where no Chrome is.
func extractor(t *testing.T, o galley.Options) *galley.Extractor {
	t.Helper()
	o.Browser.Chrome = os.Getenv("GALLEY_CHROME")
	if _, err := chrome.Find(o.Browser.Chrome); err != nil && !o.NoBrowser {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip(err)
	}
	e, err := galley.New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

// selecting is a Selector of one function.
type selecting func(p *page.Page) (page.Selection, error)

func (f selecting) Select(p *page.Page) (page.Selection, error) { return f(p) }

// marked selects #title and #body, with #lead as what leads the article where the page is to have it.
func marked(lead bool) selecting {
	return func(p *page.Page) (sel page.Selection, err error) {
		if sel.Title, err = p.FindCSS("#title"); err != nil {
			return sel, err
		}
		body, err := p.FindCSS("#body")
		sel.Roots = []page.NodeID{body}
		if err != nil || !lead {
			return sel, err
		}
		first, err := p.FindCSS("#lead")
		sel.Lead = []page.NodeID{first}
		return sel, err
	}
}

// styled is an article in its own look.
func styled(t *testing.T, a *article.Article) string {
	t.Helper()
	var doc strings.Builder
	if err := a.WriteHTML(&doc); err != nil {
		t.Fatal(err)
	}
	return doc.String()
}

const mhtml = "Snapshot-Content-Location: https://example.org/saved\r\nContent-Type: multipart/related; boundary=\"x\"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>saved\r\n--x--\r\n"

func TestSources(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if strings.HasSuffix(name, ".gz") && text != "" {
			z := gzip.NewWriter(f)
			z.Write([]byte(text))
			z.Close()
			return name
		}
		f.WriteString(text)
		return name
	}
	read := func(text string) galley.Source {
		src, err := galley.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return src
	}
	const at = "https://example.org/story"
	for name, tt := range map[string]struct {
		src              galley.Source
		html, mhtml, url string
	}{
		"address":           {src: galley.URL(at), url: at},
		"named address":     {src: galley.Named(at), url: at},
		"address elsewhere": {src: galley.URL(at).At("https://other.example/"), url: at},
		"script":            {src: galley.Named("javascript:alert(1)"), url: "javascript:alert(1)"},
		"HTML":              {src: galley.HTML([]byte("<p>x"), at), html: "<p>x", url: at},
		"HTML without":      {src: galley.HTML([]byte("<p>x"), "").At(""), html: "<p>x"},
		"MHTML":             {src: galley.MHTML([]byte(mhtml)).At(at), mhtml: mhtml, url: at},
		"read HTML":         {src: read("<p>x").At(at), html: "<p>x", url: at},
		"read MHTML":        {src: read(mhtml), mhtml: mhtml},
		"file":              {src: galley.File(write("a.html", "<p>x")).At(at), html: "<p>x", url: at},
		"named file":        {src: galley.Named(write("b.htm", "<p>x")), html: "<p>x"},
		"packed":            {src: galley.File(write("a.html.gz", "<p>x")), html: "<p>x"},
		"archive":           {src: galley.File(write("a.mhtml", mhtml)), mhtml: mhtml},
		"packed archive":    {src: galley.File(write("a.mhtml.gz", mhtml)), mhtml: mhtml},
		"misnamed archive":  {src: galley.File(write("c.html", mhtml)), mhtml: mhtml},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := tt.src.Open()
			if err != nil {
				t.Fatal(err)
			}
			if string(got.HTML) != tt.html || string(got.MHTML) != tt.mhtml || got.URL != tt.url {
				t.Errorf("HTML %q, MHTML %q, URL %q", got.HTML, got.MHTML, got.URL)
			}
		})
	}
	for name, src := range map[string]galley.Source{
		"no file":    galley.File(filepath.Join(dir, "none.html")),
		"no scheme":  galley.Named("example.org"),
		"drive":      galley.Named(`C:\none.html`),
		"broken off": galley.Data([]byte{0x1f, 0x8b, 8}),
	} {
		if _, err := src.Open(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	_, err := galley.Named("example.org").Open()
	var hint interface{ Hint() string }
	if !errors.As(err, &hint) || !strings.Contains(hint.Hint(), "https://example.org") || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, want a hint to the scheme", err)
	}
	if src, err := galley.HTML(nil, "").Open(); err != nil || src.HTML == nil {
		t.Error("HTML of no bytes is no HTML")
	}
}

// TestExtractServed extracts a story of a bundled site, with and without a browser.
func TestExtractServed(t *testing.T) {
	site := newsstand.Sites()[0]
	server := httptest.NewServer(site)
	defer server.Close()
	story := site.Pages[20]
	for name, o := range map[string]galley.Options{
		"parsed":   {NoBrowser: true},
		"rendered": {Files: true, Screenshot: true, Explain: true},
	} {
		t.Run(name, func(t *testing.T) {
			r, err := extractor(t, o).Find(t.Context(), galley.URL(server.URL+story.Path))
			if err != nil {
				t.Fatal(err)
			}
			if r.Article.Title != story.Title {
				t.Errorf("title %q, want %q", r.Article.Title, story.Title)
			}
			if r.Static || r.Page.Laid == o.NoBrowser {
				t.Errorf("static %v, laid out %v", r.Static, r.Page.Laid)
			}
			if _, err := png.Decode(strings.NewReader(string(r.Screenshot))); (err == nil) != o.Screenshot {
				t.Errorf("screenshot: %v", err)
			}
			if o.Explain != (len(r.Selection.Reasons) > 0) {
				t.Errorf("%d reasons", len(r.Selection.Reasons))
			}
			var html strings.Builder
			r.Article.Embed()
			if err := r.Article.WriteHTML(&html); err != nil {
				t.Fatal(err)
			}
			if o.Files != strings.Contains(html.String(), `src="data:image/`) {
				t.Error("pictures embedded:", !o.Files)
			}
		})
	}
}

// TestOnTheWay holds that an article says which page sent its reader on to its own, and
// which hosts its page was not let reach.
func TestOnTheWay(t *testing.T) {
	const paragraph = "<p>It is told here, in a paragraph that is long enough to be one, with some more words in it."
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/first" {
			io.WriteString(w, "<script>location = '/story'</script>")
			return
		}
		io.WriteString(w, "<title>A story</title><article><h1>A story</h1>"+strings.Repeat(paragraph, 9)+"<img src=http://10.0.0.7/x.png><img src=http://denied.example/x.png></article>")
	}))
	defer server.Close()
	denied, err := network.ParseRule("denied.example")
	if err != nil {
		t.Fatal(err)
	}
	e := extractor(t, galley.Options{Browser: render.Options{Network: &network.Policy{Deny: []network.Rule{denied}}}})
	for path, moved := range map[string]string{"/first": server.URL + "/first", "/story": ""} {
		a, err := e.Extract(t.Context(), galley.URL(server.URL+path))
		if err != nil {
			t.Fatal(err)
		}
		if a.URL != server.URL+"/story" || a.MovedFrom != moved || len(a.Refused) != 1 || a.Refused[0].Host != "10.0.0.7:80" {
			t.Errorf("%s: %s, moved from %q, refused %v", path, a.URL, a.MovedFrom, a.Refused)
		}
		var out strings.Builder
		if err := a.WriteJSON(&out); err != nil || strings.Contains(out.String(), `"moved_from"`) != (moved != "") || !strings.Contains(out.String(), `"host": "10.0.0.7:80"`) {
			t.Errorf("%s: %v, JSON %.300s", path, err, out.String())
		}
	}
}

// TestNoArticle: a page without an article is a typed error, whatever selects.
func TestNoArticle(t *testing.T) {
	nothing := func(p *page.Page) (page.Selection, error) { return page.Selection{Title: page.None}, nil }
	refused := func(p *page.Page) (page.Selection, error) {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	for name, browser := range map[string]bool{"parsed": false, "rendered": true} {
		t.Run(name, func(t *testing.T) {
			shipped := extractor(t, galley.Options{NoBrowser: !browser})
			for name, tt := range map[string]struct {
				e   *galley.Extractor
				src galley.Source
			}{
				"empty":      {shipped, galley.HTML(nil, "")},
				"title only": {shipped, galley.HTML([]byte("<title>Nothing</title>"), "https://example.org/")},
				"shop":       {shipped, galley.File("testdata/shop.html").At("https://example.org/shop/shoes")},
				"nothing":    {extractor(t, galley.Options{NoBrowser: !browser, Selector: selecting(nothing)}), galley.File("testdata/story.html")},
				"refused":    {extractor(t, galley.Options{NoBrowser: !browser, Selector: selecting(refused)}), galley.File("testdata/story.html")},
			} {
				a, err := tt.e.Extract(t.Context(), tt.src)
				if a != nil || !errors.Is(err, models.ErrNoArticle) {
					t.Errorf("%s: %v, want models.ErrNoArticle", name, err)
				}
				var other *models.NotArticleError
				if name == "shop" && !errors.As(err, &other) {
					t.Errorf("%s: %v, want a *models.NotArticleError", name, err)
				}
			}
			forced := extractor(t, galley.Options{NoBrowser: !browser, Force: true})
			if _, err := forced.Extract(t.Context(), galley.File("testdata/shop.html")); err != nil {
				t.Errorf("forced: %v", err)
			}
		})
	}
}

// An article without a title has none to look at.
func TestNoTitle(t *testing.T) {
	bodyOnly := selecting(func(p *page.Page) (page.Selection, error) {
		n, err := p.FindCSS("article")
		return page.Selection{Title: page.None, Roots: []page.NodeID{n}}, err
	})
	e := extractor(t, galley.Options{Selector: bodyOnly})
	a, err := e.Extract(t.Context(), galley.File("testdata/story.html"))
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Blocks) < 4 {
		t.Errorf("%d blocks", len(a.Blocks))
	}
}

func TestNeedsBrowser(t *testing.T) {
	e := extractor(t, galley.Options{NoBrowser: true})
	if _, err := e.Browser(t.Context()); !errors.Is(err, galley.ErrNeedsBrowser) {
		t.Errorf("Browser: %v", err)
	}
	boxes := selecting(func(p *page.Page) (page.Selection, error) { return page.Selection{}, features.ErrNoLayout })
	e = extractor(t, galley.Options{NoBrowser: true, Selector: boxes})
	if _, err := e.Extract(t.Context(), galley.File("testdata/story.html")); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("wrapper of boxes: %v", err)
	}
	if _, err := galley.New(galley.Options{Selector: boxes, Explain: true}); err == nil {
		t.Error("what cannot explain itself was asked to")
	}
}

// TestFailures: what is wrong with an address has the errors of package render.
func TestFailures(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	defer server.Close()
	gone := httptest.NewServer(nil)
	gone.Close()
	e := extractor(t, galley.Options{NoBrowser: true})
	for address, want := range map[string]any{
		"file:///etc/passwd": new(*render.PolicyError),
		server.URL:           new(*render.StatusError),
		gone.URL:             new(*render.NetworkError),
	} {
		if _, err := e.Extract(t.Context(), galley.URL(address)); !errors.As(err, want) {
			t.Errorf("%s: %v, want %T", address, err, want)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := e.Extract(ctx, galley.URL(server.URL)); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := e.Extract(t.Context(), galley.File("testdata/none.html")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

// Without a browser an extractor is closed too, and a context that has ended ends an extraction.
func TestParseEnds(t *testing.T) {
	e := extractor(t, galley.Options{NoBrowser: true})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	story := galley.File("testdata/story.html")
	if _, err := e.Extract(ctx, story); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	below, err := e.With(func(*galley.Options) {})
	if err != nil {
		t.Fatal(err)
	}
	e.Close()
	for _, e := range []*galley.Extractor{e, below} {
		if _, err := e.Extract(t.Context(), story); !errors.Is(err, render.ErrClosed) {
			t.Errorf("closed: %v, want render.ErrClosed", err)
		}
	}
}

// The limits of Options hold without a browser as well, and nothing is no reader.
func TestParseBounds(t *testing.T) {
	e := extractor(t, galley.Options{NoBrowser: true, Browser: render.Options{Limits: page.Limits{Nodes: 20}}})
	var limit *page.LimitError
	if _, err := e.Extract(t.Context(), galley.File("testdata/story.html")); !errors.As(err, &limit) || limit.What != "nodes" {
		t.Errorf("%v, want a *page.LimitError of nodes", err)
	}
	if _, err := galley.Read(nil); err == nil {
		t.Error("nothing is a reader")
	}
}

func TestClose(t *testing.T) {
	e := extractor(t, galley.Options{})
	if _, err := e.Browser(t.Context()); err != nil {
		t.Fatal(err)
	}
	e.Close()
	e.Close()
	if _, err := e.Extract(t.Context(), galley.File("testdata/story.html")); !errors.Is(err, render.ErrClosed) {
		t.Errorf("%v, want render.ErrClosed", err)
	}
	missing, err := galley.New(galley.Options{Browser: render.Options{Chrome: "./no-chrome"}})
	if err != nil {
		t.Fatal(err)
	}
	defer missing.Close()
	var start *chrome.StartError
	if _, err := missing.Extract(t.Context(), galley.File("testdata/story.html")); !errors.As(err, &start) {
		t.Errorf("%v, want a *chrome.StartError", err)
	}
}

// TestTogether extracts several pages at a time.
func TestTogether(t *testing.T) {
	e := extractor(t, galley.Options{Browser: render.Options{Tabs: 2}})
	var all sync.WaitGroup
	for range 6 {
		all.Go(func() {
			if a, err := e.Extract(t.Context(), galley.File("testdata/story.html")); err != nil || a.Title != "The harbour crane is mended" {
				t.Error(err)
			}
		})
	}
	all.Wait()
}

// TestChangedMeanwhile: a document that changes after its page was taken is selected
// on again, and the article is of one moment.
func TestChangedMeanwhile(t *testing.T) {
	asked := 0
	e := extractor(t, galley.Options{Selector: selecting(func(p *page.Page) (page.Selection, error) {
		asked++
		n, err := p.FindCSS("article")
		return page.Selection{Title: page.None, Roots: []page.NodeID{n}}, err
	})})
	// What scripts cannot see is taken for changed.
	const html = `<article><my-card><template shadowrootmode=closed><p>in the shadow</p></template></my-card><p>in the light</p></article>`
	a, err := e.Extract(t.Context(), galley.HTML([]byte(html), ""))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := a.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	if asked != 2 || !strings.Contains(text.String(), "in the shadow") {
		t.Errorf("selected %d times: %q", asked, text.String())
	}
}
