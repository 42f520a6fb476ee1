package article

import "testing"

// TestFormulaLine: on a page that is an article, a line that is a formula and nothing else is a block of its own.
func TestFormulaLine(t *testing.T) {
	const formula = "<math display=block><mi>x</mi><mo>=</mo><mi>y</mi></math>"
	for _, line := range []string{formula, "<p>" + formula + "</p>", "<div class=caption>" + formula + "</div>", "<div><img src=/a.jpg>" + formula + "</div>"} {
		p, sel := parsed(t, "<div id=body><p>Some words of an article.</p>"+line+"<p>More of its words.</p></div>")
		sel.Score.Article = 1
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		if blocks := a.Blocks; len(blocks) != 3 || blocks[1].Text != "x=y" {
			t.Errorf("%s: %+v", line, blocks)
		}
	}
}
