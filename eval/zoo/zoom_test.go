package zoo_test

import (
	"fmt"
	"math"
	"testing"

	"galley/page"
)

// What a style sheet enlarges has the type, the paddings and the widths in the article that it is seen with,
// whether the look is read of what was chosen or of the whole page.
func TestZoomed(t *testing.T) {
	k := newKeeper(t)
	for _, css := range []string{"main{zoom:1.5}", "html{zoom:.9}", "#body{zoom:1.25}", "main{zoom:1.2}#body{zoom:1.2}", "main{}"} {
		source := []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0;font:17px/1.5 Georgia,serif}main{width:600px;margin:auto}.q{border:1px solid;padding:10px 20px;width:300px;box-sizing:border-box}
			.row{display:flex;flex-direction:column}.me{align-self:flex-end;width:60%;background:#dfc;padding:8px}` + css + `</style><main><h1 id=title>A spring on the river</h1><div id=body>
			<p>The river had risen through the night, and the ferry left the landing late.</p><p class=q>Nobody on board seemed to mind the rain or the wait.</p><div class=row><p class=me>The cows knew the way.</p></div></div></main>`)
		was := k.page(t, "zoomed", source)
		_, whole := k.article(t, "zoomed", source)
		chosen, err := k.extract(t.Context(), specimen{Name: "zoomed", Title: "#title", Body: "#body"}, source)
		if err != nil {
			t.Fatal(err)
		}
		for i, doc := range [][]byte{whole, chosen} {
			is := k.page(t, "zoomed", doc)
			for _, words := range []string{"The river", "Nobody", "The cows"} {
				if a, b := around(t, was, words), around(t, is, words); math.Abs(a.W-b.W) > 1.5 || math.Abs(a.H-b.H) > 1.5 {
					t.Errorf("%s: %s is %s, want %s", css, words, size(b), size(a))
				}
			}
			if i == 1 && math.Abs(boxOf(t, was, "The cows").X-boxOf(t, was, "The river").X-boxOf(t, is, "The cows").X+boxOf(t, is, "The river").X) > 2 {
				t.Errorf("%s: the last words are at %v", css, boxOf(t, is, "The cows"))
			}
		}
	}
}

// around is the box of the element right around the words on a page.
func around(t *testing.T, p *page.Page, words string) page.Rect {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && len(n.Text) >= len(words) && n.Text[:len(words)] == words {
			return p.Nodes[n.Parent].Box
		}
	}
	t.Fatalf("the page has no %q", words)
	return page.Rect{}
}

func size(b page.Rect) string { return fmt.Sprintf("%.1f x %.1f px", b.W, b.H) }
