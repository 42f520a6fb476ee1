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

// Where a page was sent from is known when its tab is on its next page already.
func TestMovedAfterClose(t *testing.T) {
	s := site(t, map[string]string{"/first": `<script>location = '/end'</script>`, "/end": `<p>the end`})
	b := start(t, Options{Tabs: 1})
	d, err := b.Open(t.Context(), Source{URL: s.URL + "/first"})
	if err != nil {
		t.Fatal(err)
	}
	d.Close()
	load(t, b, s.URL+"/end")
	if d.Moved() != s.URL+"/first" {
		t.Errorf("moved from %q", d.Moved())
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

// A page that is kept is the one that was asked for, or it is refused: not one that it
// sends its reader to, and not what Chrome shows where nothing answers.
func TestStay(t *testing.T) {
	down := site(t, nil)
	gone := down.URL
	down.Close()
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/http":
			http.Redirect(w, r, "/end", http.StatusFound)
		case "/script":
			fmt.Fprint(w, `<p>first<script>location.replace('/end')</script>`)
		case "/meta":
			fmt.Fprint(w, `<meta http-equiv=refresh content="0;url=/end"><p>first`)
		case "/history":
			fmt.Fprint(w, `<p>the end<script>history.pushState({}, '', '/elsewhere')</script>`)
		case "/fragment":
			fmt.Fprint(w, `<p>the end<script>onload = () => location.hash = 'x'</script>`)
		case "/again":
			fmt.Fprint(w, `<p id=p>the end<script>if (!document.cookie) { document.cookie = 'seen=1'; location.reload() }</script>`)
		case "/down":
			fmt.Fprint(w, `<p>first<script>onload = () => location = '`+gone+`/x'</script>`)
		case "/downlate":
			fmt.Fprint(w, `<p>first<script>onload = () => setTimeout(() => location = '`+gone+`/x', 50)</script>`)
		case "/end":
			fmt.Fprint(w, `<p>the end`)
		}
	})
	b := common(t)
	for _, tt := range []struct {
		path  string
		check func(error) bool
	}{
		{"/http", nil}, {"/history", nil}, {"/fragment", nil}, {"/again", nil},
		{"/script", ofType[*MovedError]}, {"/meta", ofType[*MovedError]},
		{"/down", ofType[*NetworkError]}, {"/downlate", ofType[*NetworkError]},
	} {
		t.Run(tt.path, func(t *testing.T) {
			got, err := b.Capture(t.Context(), Source{URL: s.URL + tt.path}, Want{Stay: true})
			switch {
			case tt.check != nil && !tt.check(err):
				t.Errorf("%v; want it refused", err)
			case tt.check == nil && err != nil:
				t.Error(err)
			case tt.check == nil && text(t, got.Page, "p") != "the end":
				t.Errorf("text %q", text(t, got.Page, "p"))
			}
		})
	}
	// Nothing that does not stay is shown without being asked to stay either.
	if _, err := b.Capture(t.Context(), Source{URL: s.URL + "/down"}, Want{}); !ofType[*NetworkError](err) {
		t.Errorf("a page that goes where nothing answers: %v", err)
	}
}
