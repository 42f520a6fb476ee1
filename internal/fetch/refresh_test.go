package fetch

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"time"

	"galley/network"
	"galley/page"
)

func TestRefreshAddress(t *testing.T) {
	for _, c := range []struct{ value, want string }{
		{"0; url=/new", "/new"}, {"0;URL='/new'", "/new"}, {` 0 , url = "/new" rest`, "/new"}, {"0;/new", "/new"}, {"0 /new", "/new"},
		{"0.4; url=/new", "/new"}, {".5; url=/new", "/new"}, {"00;url=/new", "/new"}, {"0; url", "url"}, {"0; urls", "urls"}, {"0; url='/new", "/new"},
		{"0", ""}, {"0;", ""}, {"0; url=", ""}, {"5; url=/new", ""}, {"300", ""}, {"10;url=/new", ""}, {"now; url=/new", ""}, {"", ""}, {"; url=/new", ""}, {"0x; url=/new", ""}, {"-1; url=/new", ""},
	} {
		if got := refreshAddress(c.value); got != c.want {
			t.Errorf("refreshAddress(%q) = %q, want %q", c.value, got, c.want)
		}
	}
}

func TestRefreshOf(t *testing.T) {
	at, _ := url.Parse("http://example.org/a/page?x")
	for _, c := range []struct{ name, head, body, want string }{
		{"meta", "", `<!doctype html><title>Moved</title><meta content="0; url=b" http-equiv=REFRESH>`, "http://example.org/a/b"},
		{"field", "0; url=/c", `<meta http-equiv=refresh content="0; url=b">`, "http://example.org/c"},
		{"base", "", `<base href=/d/><base href=/e/><meta http-equiv=refresh content="0; url=b">`, "http://example.org/d/b"},
		{"after what only loads anew", "", `<meta http-equiv=refresh content=300><meta http-equiv=refresh content="0; url=//host.example">`, "http://host.example"},
		{"in the body", "", `<body><p>Moved.<meta http-equiv=refresh content="0; url=b">`, "http://example.org/a/b"},
		{"later", "", `<meta http-equiv=refresh content="3; url=b">`, ""},
		{"itself", "", `<meta http-equiv=refresh content="0; url=page?x#part">`, ""},
		{"without scripts", "", `<noscript><meta http-equiv=refresh content="0; url=b"></noscript>`, ""},
		{"commented out", "", `<!-- <meta http-equiv=refresh content="0; url=b"> -->`, ""},
		{"script", "", `<meta http-equiv=refresh content="0; url=javascript:alert(1)">`, ""},
		{"file", "", `<meta http-equiv=refresh content="0; url=file:///etc/passwd">`, ""},
		{"no address", "", `<meta http-equiv=refresh content="0; url=http://[">`, ""},
	} {
		got := ""
		if u := refreshOf(at, http.Header{"Refresh": {c.head}}, []byte(c.body)); u != nil {
			got = u.String()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestRefresh holds that a page that sends its readers elsewhere at once is followed, within the
// bounds of requests, and that what is for its own host is not sent to another.
func TestRefresh(t *testing.T) {
	secret := "none"
	there := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		secret = r.Header.Get("X-Secret")
		fmt.Fprint(w, "<p>there")
	}))
	defer there.Close()
	mux := http.NewServeMux()
	mux.HandleFunc("/stub", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "<meta http-equiv=refresh content='0; url=%s'>", there.URL)
	})
	mux.HandleFunc("/header", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Refresh", "0; url=stub") })
	round := 0
	mux.HandleFunc("/round", func(w http.ResponseWriter, r *http.Request) {
		round++
		fmt.Fprintf(w, "<p>round %d<meta http-equiv=refresh content='0; url=/round?%d'>", round, round)
	})
	here := httptest.NewServer(mux)
	defer here.Close()
	o := Options{Timeout: time.Minute, Network: &network.Policy{Mode: network.Any}}
	o.Sender.Header = http.Header{"X-Secret": {"s"}}
	got, err := HTML(t.Context(), here.URL+"/header", o)
	if err != nil || string(got.HTML) != "<p>there" || got.URL != there.URL || secret != "" {
		t.Errorf("%s: %q, %v; the secret is %q", got.URL, got.HTML, err, secret)
	}
	if got, err := HTML(t.Context(), here.URL+"/round", o); err != nil || round != 1+maxRefreshes || got.URL != here.URL+"/round?3" {
		t.Errorf("%d rounds, at %s: %v", round, got.URL, err)
	}
	o.Requests = 2
	var over *page.LimitError
	if _, err := HTML(t.Context(), here.URL+"/header", o); !errors.As(err, &over) {
		t.Errorf("three requests of two: %v", err)
	}
	if got, err := NewClient(o).Get(t.Context(), here.URL+"/header", 100); err != nil || got.URL != here.URL+"/header" {
		t.Errorf("not asked for as a page: %v, %v", got, err)
	}
}

// FuzzRefreshOf holds that no page sends its readers but to the web.
func FuzzRefreshOf(f *testing.F) {
	f.Add("0; url=b", "<base href=/d/><meta http-equiv=refresh content='0; url=b'>")
	f.Add("", "<meta http-equiv=refresh content=\"0;'javascript:x\">")
	at, _ := url.Parse("http://example.org/a")
	f.Fuzz(func(t *testing.T, head, body string) {
		next := refreshOf(at, http.Header{"Refresh": {head}}, []byte(body))
		if next != nil && next.Scheme != "http" && next.Scheme != "https" {
			t.Errorf("%q, %q: to %s", head, body, next)
		}
	})
}
