package article

import (
	"strings"
	"testing"
)

// TestCaptionsOfTexts: what stands below a quotation, a table or code in a figure is read out, what stands below a
// picture is not.
func TestCaptionsOfTexts(t *testing.T) {
	for _, tt := range []struct {
		name, figure string
		read         bool
	}{
		{"a picture", `<img src=/a.jpg><figcaption>Ann Lee</figcaption>`, false},
		{"a quotation", `<blockquote><p>The ferry left.</p></blockquote><figcaption>Ann Lee</figcaption>`, true},
		{"a quotation, with a picture of who said it", `<img src=/a.jpg><div><blockquote>The ferry left.</blockquote></div><figcaption><img src=/b.jpg><div>Ann Lee</div><div>Captain</div></figcaption>`, true},
		{"a picture that is described with a quotation", `<img src=/a.jpg><figcaption><blockquote>The ferry left.</blockquote> Ann Lee</figcaption>`, false},
		{"code", `<pre>x = 1</pre><figcaption>Ann Lee</figcaption>`, true},
		{"a table", `<table><tr><td>1<td>2</table><figcaption>Ann Lee</figcaption>`, true},
		{"a table with a picture", `<table><tr><td><img src=/a.jpg><td>2</table><figcaption>Ann Lee</figcaption>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, "<body><main><p>At noon.</p><figure>"+tt.figure+"</figure><p>It sailed.</p></main>")
			sel.Roots, sel.Score.Article = find(t, p, []string{"main"}), 0.9
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var s strings.Builder
			if err := a.WriteText(&s); err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(s.String(), "Ann Lee"); got != tt.read {
				t.Errorf("read out: %v, text %q", got, s.String())
			}
		})
	}
}
