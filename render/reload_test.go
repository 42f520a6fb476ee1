package render

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"galley/network"
)

// TestReload holds that HTML that was given is still there for a page of it that loads itself
// anew, once or for ever, and stays where the page goes to what nobody knows. What it does to
// other pages is as before.
func TestReload(t *testing.T) {
	asked := make(chan string, 100)
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked <- r.URL.Path
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<p>of today`)
	})
	b := common(t)
	for name, script := range map[string]string{
		"once":     `if (!document.cookie) { document.cookie = 'seen=1'; location.reload() }`,
		"for ever": `location.reload()`, "later": `setTimeout(() => location.reload(), 50)`, "by address": `location.href = location.href`,
		"form": `document.body.innerHTML += '<form method=post></form>'; document.forms[0].submit()`, "query": `location.search = '?a=1'`,
		"page": `location = 'login.html'`, "encrypted": `if (location.protocol != 'https:') location = document.URL.replace(/^http:/i, 'https:')`,
	} {
		for _, address := range []string{"", s.URL + "/story?x#y"} {
			if address != "" && (name == "form" || name == "query" || name == "page") {
				continue // that leads somewhere
			}
			got, err := b.Capture(t.Context(), Source{HTML: []byte(`<p>the story<script>` + script + `</script>`), URL: address}, Want{})
			if err != nil {
				t.Errorf("%s, at %q: %v", name, address, err)
				continue
			}
			if text := text(t, got.Page, "p"); text != "the story" {
				t.Errorf("%s, at %q: %q", name, address, text)
			}
		}
	}
	if len(asked) > 0 {
		t.Errorf("the server was asked for %s", <-asked)
	}
	p, err := b.Capture(t.Context(), Source{HTML: []byte(`<p>the story<script>location = '/other'</script>`), URL: s.URL + "/story"}, Want{})
	if err != nil || text(t, p.Page, "p") != "of today" {
		t.Errorf("a page that goes elsewhere: %v", err)
	}
	refused := start(t, Options{Tabs: 1, Network: &network.Policy{Mode: network.None}})
	_, err = refused.Capture(t.Context(), Source{HTML: []byte(`<p>the story<script>location = '` + s.URL + `/other'</script>`)}, Want{})
	if !ofType[*PolicyError](err) || !strings.Contains(err.Error(), "it sends itself to") {
		t.Errorf("a page that goes where it may not: %v", err)
	}
}
