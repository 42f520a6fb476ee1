package article

import (
	"strings"
	"testing"
)

// TestEquations: tables that only set formulas are formulas, and the signs of items that are written out
// are those of the list.
func TestEquations(t *testing.T) {
	const math = "<math alttext=\"h_{0}\"><mi>h</mi></math>"
	for _, tt := range []struct{ name, html, want string }{
		{"a formula with its number", "<table><tr><td></td><td>" + math + "</td><td>(1)</td></tr></table>", "$`h_{0}`$ (1)"},
		{"two lines", "<table><tr><td>" + math + "</td><td>" + math + ",</td></tr><tr><td>" + math + "</td></tr></table>", "$`h_{0}`$ $`h_{0}`$,\n\n$`h_{0}`$"},
		{"words in a cell", "<table><tr><td>height</td><td>" + math + "</td></tr></table>", "|  |  |\n| --- | --- |\n| height | $`h_{0}`$ |"},
		{"a head", "<table><tr><th>" + math + "</th><th>a</th></tr><tr><td>" + math + "</td><td>" + math + "</td></tr></table>", "| $`h_{0}`$ | a |\n| --- | --- |\n| $`h_{0}`$ | $`h_{0}`$ |"},
		{"no formula", "<table><tr><td>(1)</td><td>(2)</td></tr></table>", "|  |  |\n| --- | --- |\n| (1) | (2) |"},
		{"a stroke in a cell", "<table><tr><td>all</td><td><math alttext=\"\\left|x\\right|\"><mi>x</mi></math></td></tr></table>", "|  |  |\n| --- | --- |\n| all | $`\\left\\|x\\right\\|`$ |"},
		{"bullets", "<ul><li><span>•</span><div><p>One.</p></div></li><li><span>–</span> Two.</li></ul>", "- One.\n- Two."},
		{"numbers", "<ol><li><span>(i)</span><p>One.</p></li><li><span>2.</span> Two.</li></ol>", "1. One.\n2. Two."},
		{"numbers in a list that does not count", "<ul><li><span>2.</span> Two.</li></ul>", "- 2\\. Two."},
		{"a sign alone", "<ul><li><span>•</span></li><li>Two.</li></ul>", "- •\n- Two."},
		{"a sign behind words", "<ul><li>One <span>–</span> two.</li></ul>", "- One – two."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, "<div id=body>"+tt.html+"</div>")
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var md strings.Builder
			if err := a.WriteMarkdown(&md); err != nil || strings.TrimSpace(md.String()) != tt.want {
				t.Errorf("%q, want %q, %v", md.String(), tt.want, err)
			}
		})
	}
}
