package shipped

import (
	"fmt"
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/models/pagekind"
)

// TestPlainDocument: of a document that a program has written page by page, line by line, all pages are text, and of one
// in which an anchor is left open.
func TestPlainDocument(t *testing.T) {
	var pages strings.Builder
	pages.WriteString(`<p style="position:absolute;top:60px;left:108px;white-space:nowrap" class="ft0"><b>The boats</b></p>`)
	for i := range 5 {
		fmt.Fprintf(&pages, `<a name="%d"></a><div id="page%d-div" style="position:relative;width:918px;height:1188px">`, i+1, i+1)
		for j := range 2 + 30/(i+1) {
			fmt.Fprintf(&pages, `<p style="position:absolute;top:%dpx;left:108px;white-space:nowrap" class="ft1">line %d of page %d says what the boats did</p>`, 100+20*j, j, i+1)
		}
		pages.WriteString("</div>")
	}
	for name, source := range map[string]string{
		"pages":       `<title>The boats</title><body bgcolor="#A0A0A0">` + pages.String(),
		"open anchor": `<title>The boats</title><h1>The boats</h1><p>line 0 of page 1 says what the boats did<p>` + sentences("boat", 3) + `<a id="top"/><h2>More</h2><p>` + sentences("ship", 5) + `<p>line 7 of page 5 says what the boats did`,
	} {
		p := modelstest.Parse(t, source)
		found, err := New(models.Options{Force: true, Kind: pagekind.Auto}).Select(p)
		if err != nil {
			t.Fatal(err)
		}
		text := p.BodyText(found)
		for _, want := range []string{"line 0 of page 1 says", "line 7 of page 5 says"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in %.200q", name, want, text)
			}
		}
	}
}
