package render

import (
	"fmt"
	"net/http"
	"testing"
	"time"
)

// A page that sends itself elsewhere is followed.
func TestRedirects(t *testing.T) {
	cross := site(t, map[string]string{"/end": `<p>the end`})
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/http":
			http.Redirect(w, r, "/http2", http.StatusMovedPermanently)
		case "/http2":
			http.Redirect(w, r, "/end", http.StatusFound)
		case "/script":
			fmt.Fprint(w, `<p>first<script>location.replace('/end')</script>`)
		case "/onload":
			fmt.Fprint(w, `<p>first<script>onload = () => location = '/end'</script>`)
		case "/timer":
			fmt.Fprint(w, `<p>first<script>onload = () => setTimeout(() => location = '/end')</script>`)
		case "/meta":
			fmt.Fprint(w, `<meta http-equiv=refresh content="0;url=/end"><p>first`)
		case "/twice":
			fmt.Fprint(w, `<p>first<script>location.replace('/meta')</script>`)
		case "/cross":
			fmt.Fprint(w, `<p>first<script>location.replace('`+cross.URL+`/end')</script>`)
		case "/history":
			fmt.Fprint(w, `<p>the end<script>history.pushState({}, '', '/end')</script>`)
		case "/end":
			fmt.Fprint(w, `<p>the end`)
		}
	})
	b := common(t)
	for _, path := range []string{"/http", "/script", "/onload", "/timer", "/meta", "/twice", "/cross", "/history"} {
		t.Run(path, func(t *testing.T) {
			p := load(t, b, s.URL+path)
			want := s.URL + "/end"
			if path == "/cross" {
				want = cross.URL + "/end"
			}
			if p.URL != want || text(t, p, "p") != "the end" {
				t.Errorf("URL %s, text %q, want %s", p.URL, text(t, p, "p"), want)
			}
		})
	}
}

// A page that wants to be left for what never comes is taken as it is.
func TestRedirectNeverEnds(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/never" {
			<-r.Context().Done()
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<p>first<script>onload = () => location = '/never'</script>`)
	})
	b := start(t, Options{LoadLimit: 500 * time.Millisecond, QuietWait: 200 * time.Millisecond})
	if got := text(t, load(t, b, s.URL), "p"); got != "first" {
		t.Errorf("text = %q", got)
	}
}

func TestRedirectToError(t *testing.T) {
	s := site(t, map[string]string{"/": `<p>x<script>onload = () => location = '/gone'</script>`})
	_, err := common(t).Capture(t.Context(), Source{URL: s.URL}, Want{})
	if !ofType[*StatusError](err) {
		t.Errorf("%v, want a *StatusError", err)
	}
}
