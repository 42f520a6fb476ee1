package twcem

import (
	"strings"
	"testing"

	"galley/models"
	"galley/page"
)

// FuzzSelect: whatever the page, the selection is one, and with rows of blocks it has
// the text of the rows that were found and nothing else.
func FuzzSelect(f *testing.F) {
	for _, s := range []string{
		"", "x, y.", "<title>a b</title><h1>a b</h1><p>a b, c.<p>d, e<br>f, g.", "<h1>a\nb<b>c</b></h1><pre>a, b\nc, d\n\n</pre>",
		"<ul><li>a, <a>b</a> c<li>d</ul>e, f", "<p hidden>a, b<p>c, d", "<h1 id=title>风暴袭击</h1><div>风暴，袭击。</div>",
		"<svg><title>a</title><text>b, c</text></svg>", "<b id=title>\xff\xfe", "<td>a, <table><tr><td>b, c</table>d, e",
	} {
		f.Add(s, uint8(0))
		f.Add(s, uint8(255))
	}
	f.Fuzz(func(t *testing.T, source string, bits uint8) {
		p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, Limits: page.Limits{Bytes: 1 << 16, Nodes: 5000}})
		if err != nil {
			return
		}
		o := Options{
			MinChars: int(bits&3) - 1, MinCommon: int(bits & 1), Block: int(bits >> 2 & 3), Rows: Rows(bits >> 4 & 1),
			ReadHidden: bits&32 != 0, PrintedLoops: bits&64 != 0, ExcludeEnd: bits&128 != 0,
			Anchors: HomeAnchors(p),
		}
		s, err := (&Extractor{o}).Select(p)
		checkSelection(t, p, s, err)
		if o.Rows == BlockRows && err == nil {
			checkText(t, p, s, o.withDefaults())
		}
	})
}

func checkText(t *testing.T, p *page.Page, s page.Selection, o Options) {
	t.Helper()
	read := models.Readable(p, o.ReadHidden)
	kept := filterRows(splitRows(p, read, o.Rows), o)
	start, end := place(kept, findTitle(p, read, o).text, o)
	var want strings.Builder
	for _, r := range kept[start : end+1] {
		for _, piece := range r.pieces {
			if !p.Nodes[piece.node].Hidden {
				want.WriteString(piece.text)
			}
		}
	}
	if got := lettersOf(selectedText(p, s)); got != lettersOf(want.String()) {
		t.Errorf("text %q, want %q", got, lettersOf(want.String()))
	}
}
