package baseline

import (
	"strings"
	"testing"

	"galley/page"
)

// FuzzSelect: whatever the page, the selection of every method is one, and that of
// BTE has the words between its borders and nothing else.
func FuzzSelect(f *testing.F) {
	for _, s := range []string{
		"", "x", story, "<p>a b<p>a b<p>a b", "<ul><li>a, <a href=/>b</a> c<li>d</ul>e, f", "<div>a<p>b</p>c<br>d</div>",
		"<p hidden>a, b<p>c, d", "<svg><text>b, c</text></svg>", "\xff\xfe", "<td>a, <table><tr><td>b, c</table>d, e", "<p>风暴<p>风暴 x<p>风暴",
		"<pre>a\nb\n\nc<b>d</b></pre>", "<script></script><style></style>a<img><hr>b",
	} {
		for method := range uint8(11) {
			f.Add(s, method)
		}
	}
	methods := Methods()
	f.Fuzz(func(t *testing.T, source string, bits uint8) {
		p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, Limits: page.Limits{Bytes: 1 << 14, Nodes: 2000}})
		if err != nil {
			return
		}
		e, err := methods[int(bits&127)%len(methods)].New(map[string]float64{"read_hidden": float64(bits >> 7)})
		if err != nil {
			t.Fatal(err)
		}
		s, err := e.Select(p)
		checkSelection(t, p, s, err)
		if b, ok := e.(*BTE); ok {
			checkWords(t, p, s, b)
		}
	})
}

func checkWords(t *testing.T, p *page.Page, s page.Selection, b *BTE) {
	t.Helper()
	var want strings.Builder
	list := tokens(p, readable(p, b.Options), "")
	best, _ := densest(list)
	at := 0
	for _, r := range list {
		if r.isText() && at >= best.from && at < best.to && !p.Nodes[r.node].Hidden {
			want.WriteString(p.Nodes[r.node].Text)
		}
		at += r.n
	}
	if got := lettersOf(selectedText(p, s)); got != lettersOf(want.String()) {
		t.Errorf("text %q, want %q", got, lettersOf(want.String()))
	}
}
