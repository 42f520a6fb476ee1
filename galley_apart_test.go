package galley_test

import (
	"strings"
	"testing"

	"galley"
)

// Words that only a style sheet sets apart are words of their own in the texts of an article, and
// no blank comes between them in its own look.
func TestWordsApart(t *testing.T) {
	const source = `<!doctype html><style>.t i{display:inline-block;margin-right:8px}.u span{margin-right:10px}code{padding:0 4px}</style>
		<h1 id=title>Boats of the bay</h1><div id=body><p>The boats of the bay are told by their masts.</p>
		<p class=t><i>Sloop</i><i>Ketch</i></p><p class=u>Sizes: <span>small</span><span>large</span></p>
		<p>Two <code>mast</code>s, as a <b>y</b>awl (<code>two</code>).</p></div>`
	e := extractor(t, galley.Options{Selector: marked(false)})
	a, err := e.Extract(t.Context(), galley.HTML([]byte(source), ""))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := a.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	doc := styled(t, a)
	const want = "Sloop Ketch\n\nSizes: small large\n\nTwo masts, as a yawl (two).\n"
	if !strings.HasSuffix(text.String(), want) {
		t.Errorf("%q, want it to end with %q", text.String(), want)
	}
	if strings.Contains(doc, "Sloop ") || strings.Contains(doc, "> Ketch") {
		t.Error("there is a blank between the words in the original look")
	}
}
