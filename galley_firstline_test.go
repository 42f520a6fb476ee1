package galley_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley"
)

// A first line that a style sheet sets otherwise is set so in the article; where none does, nothing
// is said of it.
func TestFirstLine(t *testing.T) {
	for _, tt := range []struct{ name, css, want string }{
		{"small capitals", "#body>p:first-child::first-line{font-variant:small-caps;letter-spacing:1px}", "::first-line{font-variant-caps:small-caps;letter-spacing:1px}"},
		{"colour and size", "#body>p:first-child::first-line{color:#123456;font-size:20px}", "::first-line{color:rgb(18, 52, 86);font-size:20px}"},
		{"none", "p{color:#123456}", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", "text/html")
				fmt.Fprintf(w, `<!doctype html><style>%s</style><h1 id=title>A spring on the river</h1><form id=body><input name=firstChild type=hidden>
					<p>The river had risen through the night.</p><p>Nobody on board seemed to mind.</p></form>`, strings.Replace(tt.css, "first-child", "first-of-type", 1))
			}))
			defer server.Close()
			e := extractor(t, galley.Options{Selector: marked(false)})
			r, err := e.Find(t.Context(), galley.URL(server.URL+"/"))
			if err != nil {
				t.Fatal(err)
			}
			doc := styled(t, r.Article)
			if n := strings.Count(doc, "::first-line"); n != min(len(tt.want), 1) || !strings.Contains(doc, tt.want) {
				t.Errorf("want %q, %d rules:\n%s", tt.want, n, doc)
			}
		})
	}
}
