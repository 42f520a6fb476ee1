package render

import (
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"
)

// A host that never answers must not lose a page, whatever it was asked for: a
// picture, or a script that parsing waits for.
func TestStall(t *testing.T) {
	dead := serve(t, func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/picture":
			fmt.Fprintf(w, `<p>before<img src=%s/a.png><p id=last>after`, dead.URL)
		case "/script":
			fmt.Fprintf(w, `<p>before<script src=%s/a.js?x=1></script><p id=last>after`, dead.URL)
		case "/own-script":
			fmt.Fprint(w, `<p>before<script src=/never.js?x=(1)></script><p id=last>after`)
		default:
			<-r.Context().Done()
		}
	})
	b := start(t, Options{Stall: 300 * time.Millisecond, QuietWait: 200 * time.Millisecond, Network: anywhere()})
	for _, path := range []string{"/picture", "/script", "/own-script"} {
		t.Run(path, func(t *testing.T) {
			if got := text(t, load(t, b, s.URL+path), "#last"); got != "after" {
				t.Errorf("text = %q", got)
			}
		})
	}
	t.Run("HTML", func(t *testing.T) {
		src := Source{HTML: fmt.Appendf(nil, `<p>before<script src=%s/a.js></script><p id=last>after`, dead.URL)}
		c, err := b.Capture(t.Context(), src, Want{})
		if err != nil {
			t.Fatal(err)
		}
		if got := text(t, c.Page, "#last"); got != "after" {
			t.Errorf("text = %q", got)
		}
	})
	t.Run("the next page may ask again", func(t *testing.T) {
		alive := serve(t, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			if r.URL.Path == "/never.js" {
				w.Header().Set("Content-Type", "text/javascript")
				fmt.Fprint(w, `document.write('<p id=last>after')`)
				return
			}
			fmt.Fprint(w, `<p>before<script src=/never.js></script>`)
		})
		if got := text(t, load(t, b, alive.URL), "#last"); got != "after" {
			t.Errorf("text = %q", got)
		}
	})
}

// TestStallAgain holds that a page is not lost that asks for another silent host once the
// first one is refused.
func TestStallAgain(t *testing.T) {
	var silent [2]string
	for i := range silent {
		silent[i] = serve(t, func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() }).URL
	}
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<p>before<script src=%s/a.js></script><script>document.write('<script src=%s/b.js><\/script>')</script><p id=last>after`, silent[0], silent[1])
	})
	b := start(t, Options{Stall: 300 * time.Millisecond, QuietWait: 200 * time.Millisecond, Network: anywhere()})
	if got := text(t, load(t, b, s.URL), "#last"); got != "after" {
		t.Errorf("text = %q", got)
	}
}

// TestVain holds that a page is not waited for that asks for the same missing picture for
// ever, nor for what else it waits for longer than without it.
func TestVain(t *testing.T) {
	silent := serve(t, func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	const loop = `<p>before<img src=/missing.png onerror="this.src='/fallback.png'"><p id=last>after`
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/alone":
			fmt.Fprint(w, loop)
		case "/beside-a-silent-host":
			fmt.Fprintf(w, `%s<img src=%s/a.png>`, loop, silent.URL)
		case "/picture-from-a-dead-host":
			fmt.Fprint(w, `<p>before<img src=/missing.png onerror="this.src='http://host.invalid/a.png'"><p id=last>after`)
		default:
			http.NotFound(w, r)
		}
	})
	b := start(t, Options{LoadLimit: time.Hour, Stall: 300 * time.Millisecond, QuietWait: 200 * time.Millisecond, Network: anywhere()})
	for _, path := range []string{"/alone", "/beside-a-silent-host", "/picture-from-a-dead-host"} {
		t.Run(path, func(t *testing.T) {
			if got := text(t, load(t, b, s.URL+path), "#last"); got != "after" {
				t.Errorf("text = %q", got)
			}
		})
	}
}

func TestBlockPatterns(t *testing.T) {
	addresses := []string{
		"https://own.example/a.js?x=(1)", "https://down.example/b.js", "https://own.example.evil/c.js",
		"blob:https://own.example/9acc7317", "data:text/javascript,1", "",
	}
	var got []string
	for _, p := range blockPatterns("https://own.example", addresses) {
		got = append(got, p.URLPattern)
	}
	want := []string{`https://own.example/a.js\?x=\(1\)`, "https://down.example/*", "https://own.example.evil/*"}
	if !slices.Equal(got, want) {
		t.Errorf("patterns %q, want %q", got, want)
	}
}
