package render

import (
	"bytes"
	_ "embed"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"galley/page"
)

// TestFonts: the fonts of a page are measured, and their files are those that it had
// loaded, of its own site and of another, whether the tab had them before or not.
func TestFonts(t *testing.T) {
	asked := map[string]*atomic.Int32{"/regular.ttf": new(atomic.Int32), "/mono.ttf": new(atomic.Int32), "/never.ttf": new(atomic.Int32)}
	font := func(w http.ResponseWriter, r *http.Request) bool {
		data := map[string][]byte{"/regular.ttf": goregular.TTF, "/mono.ttf": gomono.TTF}[r.URL.Path]
		if count := asked[r.URL.Path]; count != nil {
			count.Add(1)
		}
		if data == nil {
			return false
		}
		w.Header().Set("Content-Type", "font/ttf")
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Cache-Control", "max-age=3600")
		w.Write(data)
		return true
	}
	other := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if font(w, r) {
			return
		}
		w.Header().Set("Content-Type", "text/css")
		fmt.Fprint(w, `@media screen{@font-face{font-family:'The Mono';src:url(mono.ttf)}}`)
	})
	own := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if font(w, r) {
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><link rel=stylesheet href="%s/fonts.css"><style>
			@font-face{font-family:"The Face";src:url("/regular.ttf");font-weight:300 500;unicode-range:U+0-FF;size-adjust:90%%;ascent-override:95%%}
			@font-face{font-family:never;src:url("/never.ttf")}</style>
			<body style="font-family:'The Face',serif"><p>Words in a font of the page</p><pre style="font-family:The Mono">and code</pre><p style="font-family:Arial,The Mono">none of it</p>`, other.URL)
	})
	gone := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/gone.png":
			http.NotFound(w, r)
		case "/there.svg":
			w.Header().Set("Content-Type", "image/svg+xml")
			fmt.Fprint(w, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>`)
		default:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, `<!doctype html><style>ul{list-style-image:url(gone.png)}p{background:url(there.svg)}</style><p>Words on a picture<ul><li>and an item`)
		}
	})
	b := start(t, Options{Tabs: 1, Network: anywhere()})
	for range 2 {
		d := open(t, b, Source{URL: own.URL})
		if err := d.Styles(d.Page().Body()); err != nil {
			t.Fatal(err)
		}
		fonts := d.Page().Fonts
		if len(fonts) != 2 || fonts[0].Family != "The Face" || fonts[1].Family != "The Mono" {
			t.Fatalf("fonts %+v", fonts)
		}
		if mono := fonts[1]; math.Abs(mono.Width-0.6) > 0.01 || mono.Ascent < 0.8 || mono.Ascent+mono.Descent+mono.Gap > 1.3 || !mono.Fixed || fonts[0].Fixed || math.Abs(mono.Mono-0.6) > 0.01 {
			t.Errorf("measures %+v", mono)
		}
		faces, err := d.FontFaces()
		if err != nil || len(faces) != 2 {
			t.Fatalf("%v, faces %+v", err, faces)
		}
		for _, f := range faces {
			want := gomono.TTF
			if f.Family != "The Mono" {
				want = goregular.TTF
				if f.Weight != "300 500" || f.Size != "90%" || f.Ascent != "95%" || f.Gap != "" && f.Gap != "normal" || f.Range != "U+0-FF" && f.Range != "U+0-ff" {
					t.Errorf("descriptors %+v", f.Weight+" "+f.Range)
				}
			}
			if !bytes.Equal(f.Data, want) {
				t.Errorf("%s: %d bytes, want %d", f.Family, len(f.Data), len(want))
			}
		}
		d.Close()
	}
	if r, m, n := asked["/regular.ttf"].Load(), asked["/mono.ttf"].Load(), asked["/never.ttf"].Load(); r != 1 || m != 1 || n != 0 {
		t.Errorf("the fonts were asked for %d, %d and %d times", r, m, n)
	}
	bare := open(t, b, Source{HTML: []byte("<p>no fonts<img src=" + own.URL + "/x.png>")})
	if err := bare.Styles(bare.Page().Body()); err != nil || len(bare.Page().Broken) != 1 || bare.Page().Broken[0] != own.URL+"/x.png" {
		t.Errorf("%v, broken pictures %q", err, bare.Page().Broken)
	}
	if faces, err := bare.FontFaces(); err != nil || faces != nil {
		t.Errorf("%v, faces of a page without fonts: %v", err, faces)
	}
	bare.Close()
	styled := open(t, b, Source{URL: gone.URL})
	if err := styled.Styles(styled.Page().Body()); err != nil || !slices.Equal(styled.Page().Broken, []string{gone.URL + "/gone.png"}) {
		t.Errorf("%v, broken pictures of a style sheet %q", err, styled.Page().Broken)
	}
}

// TestNamedFonts: of the fonts that a page shows its texts in, those are measured that the look of
// the article names.
func TestNamedFonts(t *testing.T) {
	own := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if data := map[string][]byte{"/regular.ttf": goregular.TTF, "/mono.ttf": gomono.TTF}[r.URL.Path]; data != nil {
			w.Header().Set("Content-Type", "font/ttf")
			w.Write(data)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<!doctype html><style>@font-face{font-family:"The Face";src:url("/regular.ttf")} @font-face{font-family:Mono;src:url("/mono.ttf")}
			header{font-family:"The Face"} footer{font-family:MONO,serif} body{font-family:sans-serif} .sign::before{font-family:Mono;content:"x"}</style>
			<header>Words in a font</header><main><p>Words in none</p></main><article><p class=sign>Words behind a sign</p></article><footer>Words in another</footer>`)
	})
	b := start(t, Options{Tabs: 1, Network: anywhere()})
	for tag, want := range map[string]string{"main": "", "header": "The Face", "article": "MONO", "footer": "MONO"} {
		d := open(t, b, Source{URL: own.URL})
		node := slices.IndexFunc(d.Page().Nodes, func(n page.Node) bool { return n.Tag == tag })
		if err := d.Styles(page.NodeID(node)); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range d.Page().Fonts {
			got = append(got, f.Family)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: measured %q, want %q", tag, got, want)
		}
		if tag == "main" { // more is read of the same page
			if err := d.Styles(d.Page().Body()); err != nil || len(d.Page().Fonts) != 2 {
				t.Errorf("%v, fonts of the body: %v", err, d.Page().Fonts)
			}
		}
		d.Close()
	}
}

// sized is a font of boxes with an optical size: its letters are 0.6 em wide at 10 px, and 0.4 em at 100.
//
//go:embed testdata/sized.ttf
var sized []byte

// TestOpticalSize: a font that is wider where it is small is measured at the size of most of its words.
func TestOpticalSize(t *testing.T) {
	own := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/sized.ttf" {
			w.Header().Set("Content-Type", "font/ttf")
			w.Write(sized)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<!doctype html><style>@font-face{font-family:Sized;src:url("/sized.ttf")} body{font:400 19px Sized} h1{font:400 80px Sized}</style>
			<h1>large</h1><p>words of a longer paragraph in the same font</p>`)
	})
	b := start(t, Options{Tabs: 1, Network: anywhere()})
	d := open(t, b, Source{URL: own.URL})
	defer d.Close()
	if err := d.Styles(d.Page().Body()); err != nil {
		t.Fatal(err)
	}
	if fonts := d.Page().Fonts; len(fonts) != 1 || math.Abs(fonts[0].Width-0.58) > 0.005 {
		t.Errorf("measured %+v, want a width of 0.58", fonts)
	}
}
