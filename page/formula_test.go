package page_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

// Of a formula that stands in the page as a drawing and as MathML, one is read.
func TestFormulaOnce(t *testing.T) {
	const math = "<math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding=tex>x^2</annotation></semantics></math>"
	for _, tt := range []struct{ name, html, want string }{
		{"beside a drawing", "Let <span><span>" + math + "</span><span aria-hidden=true><b>x</b><i>2</i></span></span> be.", "Let x2 be."},
		{"behind a drawing", "Let <span><span aria-hidden=true><b>x</b><i>2</i></span><span>" + math + "</span></span> be.", "Let x2 be."},
		{"with a preview", "Let <span><span></span><span aria-hidden=true>x2</span><span>" + math + "</span><script>x^2</script></span> be.", "Let x2 be."},
		{"words beside it", "Let <span>" + math + " and <i aria-hidden=true>y</i></span> be.", "Let x2 and y be."},
		{"two formulas", "Let <span>" + math + math + "<i aria-hidden=true>y</i></span> be.", "Let x2x2y be."},
		{"no drawing", "Let <span>" + math + "<i>y</i></span> be.", "Let x2y be."},
	} {
		p, err := parse.HTML(strings.NewReader("<body><p id=p>"+tt.html), parse.Source{ContentType: "text/html; charset=utf-8"})
		if err != nil {
			t.Fatal(err)
		}
		n, err := p.FindCSS("#p")
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Text(n); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// On a page that was laid out the drawing is read, if nobody sees the MathML, and it breaks no line.
func TestDrawnFormula(t *testing.T) {
	for _, tt := range []struct{ position, want string }{{"absolute", "Let x2 be."}, {"static", "Let x2 x\n2\nbe."}} {
		inline := page.Style{Display: "inline", Visibility: "visible", Position: "static", FontSize: 16, Opacity: 1}
		out, block := inline, inline
		out.Position, block.Display = tt.position, "block"
		p := pagetest.Linked(t,
			pagetest.Element(page.None, "html"), pagetest.Element(0, "p"), pagetest.Text(1, "Let "), pagetest.Element(1, "span"),
			pagetest.Element(3, "span"), pagetest.Element(4, "math"), pagetest.Text(5, "x2 "),
			pagetest.Element(3, "span", "aria-hidden", "true"), pagetest.Element(7, "b"), pagetest.Text(8, "x"), pagetest.Element(7, "b"), pagetest.Text(10, "2"), pagetest.Text(1, " be."))
		p.Laid = true
		p.Styles = []page.Style{inline, out, block}
		for i := range p.Nodes {
			p.Nodes[i].Hidden = false // as it was made, before it was known to be laid out
			if p.Nodes[i].Kind == page.Element {
				p.Nodes[i].Style = map[int]int32{1: 2, 4: 1, 10: 2}[i]
			}
		}
		if err := p.Link(page.Limits{}); err != nil {
			t.Fatal(err)
		}
		if got := p.Text(1); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.position, got, tt.want)
		}
	}
}
