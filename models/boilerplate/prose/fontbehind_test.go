package prose

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestFontBehind: the last paragraph of a <font> that ends before it is text; what stands behind a font that
// was closed is not, nor what is written otherwise.
func TestFontBehind(t *testing.T) {
	const said = "The pier was built anew in the year of the fire."
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"closed in the last paragraph", `<font id=body class=content><p>The harbour is old.<p>` + said + `</font><br><br>`, true},
		{"closed before it", `<font id=body class=content><p>The harbour is old.</p></font><p>` + said, false},
		{"another font", `<font id=body class=content><p>The harbour is old.</p></font><p><font class=tiny>` + said + `</font>`, false},
		{"no font", `<div id=body><p>The harbour is old.</p></div><p>` + said, false},
		{"something between", `<font id=body class=content><p>The harbour is old.</p></font><div>Menu</div><p><font id=body class=content>` + said + `</font>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, "<h1>The harbour</h1><table><td>"+tt.source+"</td></table>")
			_, b := x.Span(n)
			post := make([]float64, x.NumBlocks())
			end := FontBehind(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), n, b, post, 0.5)
			if got := end > b && post[b] == 0.5; got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
