package render

import (
	"cmp"
	"fmt"
	"math"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"golang.org/x/net/html/charset"

	"galley/page"
	"galley/page/parse"
)

func TestURL(t *testing.T) {
	s := site(t, map[string]string{"/a/b": `<title>T</title><h1>Head</h1><p>Body <b>text</b>.`})
	p := load(t, common(t), s.URL+"/a/b?c=d#e")
	if want := s.URL + "/a/b?c=d#e"; p.URL != want {
		t.Errorf("URL = %q, want %q", p.URL, want)
	}
	if !p.Laid || p.Viewport != page.DefaultViewport || p.Base != "" {
		t.Errorf("Laid %v, Viewport %v, Base %q", p.Laid, p.Viewport, p.Base)
	}
	if got := text(t, p, "p"); got != "Body text." {
		t.Errorf("text = %q", got)
	}
	if h := box(t, p, "h1"); h.W < 1000 || h.H < 20 || h.X != 8 {
		t.Errorf("box of h1 = %v", h)
	}
}

func TestHTMLWithURL(t *testing.T) {
	asked := make(chan string, 20)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked <- r.URL.Path
		w.Header().Set("Content-Type", "text/css")
		fmt.Fprint(w, "p { height: 77px }")
	})
	html := `<title>T</title><link rel=stylesheet href=../style.css><p>Text`
	for _, tt := range []struct{ name, url, want string }{
		{"plain", s.URL + "/dir/page.html", s.URL + "/dir/page.html"},
		{"wildcards, query and fragment", s.URL + "/dir/p*?a=*&b=[c]#frag", s.URL + "/dir/p*?a=*&b=[c]"},
		{"written unusually", strings.Replace(s.URL, "http://", "HTTP://", 1) + "/dir/./ü x/../y", s.URL + "/dir/y"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := capture(t, common(t), Source{URL: tt.url, HTML: []byte(html)}, Want{}).Page
			if p.URL != tt.want {
				t.Errorf("URL = %q, want %q", p.URL, tt.want)
			}
			if got := box(t, p, "p").H; got != 77 {
				t.Errorf("height = %v, want 77: the style sheet did not arrive", got)
			}
			for len(asked) > 0 {
				if path := <-asked; path != "/style.css" && path != "/favicon.ico" {
					t.Errorf("the server was asked for %q", path)
				}
			}
		})
	}
}

func TestHTMLWithoutURL(t *testing.T) {
	html := `<title>T</title><p id=p>Text<img src=/x.png><script>
		fetch('/api').then(() => document.title = 'reached', () => p.dataset.fetch = 'refused')</script>`
	p := capture(t, common(t), Source{HTML: []byte(html)}, Want{}).Page
	if p.URL != "" || p.Base != "" {
		t.Errorf("URL %q, Base %q, want none", p.URL, p.Base)
	}
	if got := p.Nodes[find(t, p, "p")].Attr("data-fetch"); got != "refused" {
		t.Errorf("a request to nowhere: %q, want it refused", got)
	}
}

func TestCharset(t *testing.T) {
	for _, tt := range []struct{ name, html, contentType string }{
		{"meta", "<meta charset=iso-8859-1><p>Stra\xdfe", ""},
		{"content type", "<p>Stra\xdfe", "text/html; charset=windows-1252"},
		{"content type over meta", "<meta charset=utf-8><p>Stra\xdfe", "text/html; charset=iso-8859-1"},
		{"byte order mark", "\ufeff<meta charset=iso-8859-1><p>Straße", ""},
		{"utf-8 in meta", "<meta charset=utf-8><p>Straße", ""},
		{"utf-8 in meta, far down", "<title>" + strings.Repeat("x", 3000) + "</title><meta charset=utf-8><p>Straße", ""},
		{"utf-8 that says something else", "<meta charset=gb2312><p>Straße", "text/html; charset=iso-8859-1"},
		{"undeclared", "<p>Stra\xdfe", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			src := Source{HTML: []byte(tt.html), ContentType: tt.contentType}
			if got := text(t, capture(t, common(t), src, Want{}).Page, "p"); got != "Straße" {
				t.Errorf("text = %q", got)
			}
			s := serve(t, func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", cmp.Or(tt.contentType, "text/html"))
				fmt.Fprint(w, tt.html)
			})
			if got := text(t, load(t, common(t), s.URL), "p"); got != "Straße" {
				t.Errorf("text = %q, from a server", got)
			}
		})
	}
}

// Of legacy encodings, declared or not, the browser reads what the parser reads.
func TestCharsetOfParser(t *testing.T) {
	for _, tt := range []struct{ name, text, says string }{
		{"koi8-r", "Жители города каждый день слышат о больших изменениях.", ""},
		{"windows-1250", "Příští týden začnou žluťoučké vozy jezdit častěji než dříve, říká starosta.", ""},
		{"gb18030", "城市居民每天都听到关于下周宣布的重大变化的消息。", "<meta charset=iso-8859-1>"},
		{"shift_jis", "市の住民は、来週に予定されている大きな変更について毎日耳にしています。", ""},
		{"utf-16le", "Mieszkańcy miasta słyszą.", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			enc, _ := charset.Lookup(tt.name)
			html, err := enc.NewEncoder().String("<html><head>" + tt.says + "<title>t</title></head><body><p>" + tt.text + "</p></body></html>")
			if err != nil {
				t.Fatal(err)
			}
			parsed, err := parse.HTML(strings.NewReader(html), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			if got := parsed.Text(parsed.Body()); got != tt.text {
				t.Errorf("parsed %q", got)
			}
			if got := text(t, capture(t, common(t), Source{HTML: []byte(html)}, Want{}).Page, "p"); got != tt.text {
				t.Errorf("rendered %q", got)
			}
		})
	}
}

func TestMHTML(t *testing.T) {
	s := site(t, map[string]string{
		"/p":         `<title>T</title><style>@keyframes in { from { opacity: 0 } } h1 { animation: in 20s }</style><link rel=stylesheet href=s.css><h1>Head</h1><img src=i.svg><p>Body</p><iframe src=frame width=300 height=100></iframe><iframe srcdoc="<i>srcdoc words</i>"></iframe><script>document.body.append('by script')</script>`,
		"/s.css":     `@keyframes in { from { opacity: 0 } } h1 { margin: 50px; width: 333px; animation: in 20s } img { display: block; width: 200px }`,
		"/i.svg":     svg,
		"/frame":     `<b>frame words</b>`,
		"/elsewhere": ``,
	})
	b := common(t)
	first := capture(t, b, Source{URL: s.URL + "/p"}, Want{MHTML: true})
	s.Close()
	second := capture(t, b, Source{MHTML: first.MHTML}, Want{})
	p, q := first.Page, second.Page
	if q.URL != p.URL {
		t.Errorf("URL = %q, want %q", q.URL, p.URL)
	}
	if got, want := q.Text(0), p.Text(0); got != want {
		t.Errorf("text = %q, want %q", got, want)
	}
	if !strings.Contains(p.Text(0), "frame words") || !strings.Contains(p.Text(0), "srcdoc words") {
		t.Errorf("text = %q, without that of the frames", p.Text(0))
	}
	for _, address := range []string{"h1", "img", "p", "iframe", "b", "i"} {
		got, want := box(t, q, address), box(t, p, address)
		if math.Abs(got.X-want.X)+math.Abs(got.Y-want.Y)+math.Abs(got.W-want.W)+math.Abs(got.H-want.H) > 1 {
			t.Errorf("box of %s = %v, want %v", address, got, want)
		}
	}
	if got := q.StyleOf(find(t, q, "h1")).Opacity; got != 1 {
		t.Errorf("opacity of h1 = %v, want that at the end of its animation", got)
	}
	named := capture(t, b, Source{MHTML: first.MHTML, URL: "https://example.org/known"}, Want{})
	if got := named.Page.URL; got != "https://example.org/known" {
		t.Errorf("URL = %q, want the one the source gives", got)
	}
}

func TestOffline(t *testing.T) {
	var hits atomic.Int32
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/page" {
			hits.Add(1)
			t.Error("offline, but asked for ", r.URL)
		}
		fmt.Fprint(w, `<p>Text`)
	})
	b := start(t, Options{Offline: true})
	html := strings.ReplaceAll(`<p id=p>Text<img src=BASE/i.png><link rel=stylesheet href=BASE/s.css><iframe src=BASE/f></iframe>
		<script src=BASE/s.js></script><script>
		fetch('BASE/x').catch(() => p.dataset.fetch = 'refused')
		new WebSocket('BASE/ws'.replace('http', 'ws'))
		navigator.sendBeacon('BASE/beacon', 'x')
		new Worker(URL.createObjectURL(new Blob(["fetch('BASE/worker')"])))
		new EventSource('BASE/events')
		</script>`, "BASE", s.URL)
	p := capture(t, b, Source{URL: s.URL + "/page", HTML: []byte(html)}, Want{}).Page
	if got := p.Nodes[find(t, p, "p")].Attr("data-fetch"); got != "refused" {
		t.Errorf("fetch = %q, want refused", got)
	}
	if got := text(t, load(t, b, s.URL+"/page"), "p"); got != "Text" {
		t.Errorf("offline, the page itself has text %q", got)
	}
}

// Without scripts, what they would have taken away is there, and what React's would
// have shown is shown.
func TestNoScripts(t *testing.T) {
	const html = `<p id=p>Text</p><div hidden id="S:1f"><p id=streamed>Streamed</p></div><div hidden id="S:x"><p id=other>Other</p></div>
		<p id=handled>Click</p><img src="data:x" onerror="p.remove()"><script>p.remove()</script><script type=module>handled.remove()</script>`
	for _, off := range []bool{true, false} {
		b := start(t, Options{Offline: true, NoScripts: off})
		p := capture(t, b, Source{URL: "https://example.org/", HTML: []byte(html)}, Want{}).Page
		for id, want := range map[string]string{"p": "Text", "handled": "Click", "streamed": "Streamed"} {
			n, err := p.FindCSS("#" + id)
			there := err == nil && p.Text(n) == want
			if wanted := off || id == "streamed"; there != wanted {
				t.Errorf("without scripts %v: #%s is there: %v", off, id, there)
			}
		}
		if n, err := p.FindCSS("#other"); err != nil || p.Text(n) != "" {
			t.Error("what the page hides is shown")
		}
	}
}
