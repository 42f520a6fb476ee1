package galley_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley"
)

// What lies between a title and the picture behind it is no part of the selection, and is seen in
// the article all the same: an element over the picture, beside it or beside what is around it,
// or what a style sheet puts there, below the words. Nor need the picture be a part of it.
func TestVeilOfCover(t *testing.T) {
	const dim = "position:absolute;inset:0;"
	for _, tt := range []struct {
		name, css, before, after, want string
		forShow                        bool // the picture leads the article in no part
	}{
		{"an element", ".v{" + dim + "background:#123;opacity:.5}", "", "<span class=v></span>", "opacity:0.5", false},
		{"beside the picture", ".v{" + dim + "background:rgba(1,2,3,.6)}", "<div>", "<i class=v></i></div>", "rgba(1, 2, 3, 0.6)", false},
		{"generated", "header::after{" + dim + "content:'';background:linear-gradient(transparent,rgba(1,2,3,.7))}", "", "", "rgba(1, 2, 3, 0.7)", false},
		{"generated below", "header{isolation:isolate}img{z-index:-2}header::after{" + dim + "content:'';z-index:-1;background:linear-gradient(transparent,rgba(1,2,3,.7))}", "", "", "rgba(1, 2, 3, 0.7)", false},
		{"around a picture for show", ".v{position:absolute;inset:0;filter:brightness(.6)}", "<div class=v>", "</div>", "filter:brightness(0.6)", true},
		{"over a picture for show", ".v{" + dim + "background:#123;opacity:.5}", "<div><b>", "</b><i class=v></i></div>", "opacity:0.5", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.URL.Path == "/wide.png" {
					http.ServeFile(w, r, "eval/zoo/testdata/wide.png")
					return
				}
				w.Header().Set("Content-Type", "text/html")
				fmt.Fprintf(w, `<!doctype html><style>body{margin:0}header{position:relative;height:400px}img{position:absolute;inset:0;width:100%%;height:100%%;object-fit:cover}
					h1{position:relative;z-index:2;color:#fff;padding:150px}%s</style><header>%s<img id=lead src=/wide.png>%s<h1 id=title>A spring on the river</h1></header>
					<div id=body><p>The river had risen through the night.</p></div>`, tt.css, tt.before, tt.after)
			}))
			defer server.Close()
			e := extractor(t, galley.Options{Selector: marked(!tt.forShow)})
			r, err := e.Find(t.Context(), galley.URL(server.URL+"/"))
			if err != nil {
				t.Fatal(err)
			}
			doc := styled(t, r.Article)
			if !strings.Contains(doc, "g-on") || !strings.Contains(doc, tt.want) {
				t.Errorf("lacks %q:\n%s", tt.want, doc)
			}
		})
	}
}
