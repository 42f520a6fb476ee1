package cedst

import (
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// FuzzSelect: whatever the page, the selection is one, and has the text of the units
// that are content and nothing else; all features are in [0, 1].
func FuzzSelect(f *testing.F) {
	for _, s := range []string{
		"", "x", "<p>a b<p>a b<p>a b", story, chineseStory, "<ul><li>a, <a href=/>b</a> c<li>d</ul>e, f", "<div>a<p>b</p>c<br>d</div>",
		"<p hidden>a, b<p>c, d", "<svg><text>b, c</text></svg>", "\xff\xfe", "<td>a, <table><tr><td>b, c</table>d, e", "<p>风暴<p>风暴<p>风暴",
	} {
		f.Add(s, uint8(0))
		f.Add(s, uint8(255))
	}
	f.Fuzz(func(t *testing.T, source string, bits uint8) {
		p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: testURL, Limits: page.Limits{Bytes: 1 << 14, Nodes: 2000}})
		if err != nil {
			return
		}
		e := &Extractor{Options{
			Features: Features(bits & 3), Units: Units(bits >> 2 & 1), Gamma: int(bits>>3&3) - 1,
			MaxTopics: int(bits >> 5 & 1), Shared: int(bits>>6&1) + 1, ReadHidden: bits&128 != 0,
		}}
		s, err := e.Select(p)
		checkSelection(t, p, s, err)
		j := e.Judge(p)
		var want strings.Builder
		var content []page.NodeID
		for _, u := range j.Units {
			for _, v := range []float64{u.Topic, u.Cluster, u.Variance, u.Href, u.Value} {
				if !(v >= 0 && v <= 1+1e-12) {
					t.Errorf("a feature of %+v is not in [0, 1]", u)
				}
			}
			if u.Value >= j.Threshold {
				content = append(content, u.Texts...)
			}
		}
		slices.Sort(content)
		for _, n := range content {
			if !p.Nodes[n].Hidden {
				want.WriteString(p.Nodes[n].Text)
			}
		}
		if got := lettersOf(selectedText(p, s)); got != lettersOf(want.String()) {
			t.Errorf("text %q, want %q", got, lettersOf(want.String()))
		}
	})
}
