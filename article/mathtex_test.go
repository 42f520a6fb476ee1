package article

import (
	"strings"
	"testing"
)

// TestMathTeX: Markdown has formulas as TeX where plain characters would not say what they mean.
func TestMathTeX(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"a power", "<math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>", "$`E=mc^{2}`$"},
		{"a fraction in a root", "<math><msqrt><mfrac><mi>g</mi><mi>d</mi></mfrac></msqrt></math>", "$`\\sqrt{\\frac{g}{d}}`$"},
		{"a sum", "<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>c</mi><mi>i</mi></msub></math>", "$`∑_{i=1}^{n}c_{i}`$"},
		{"a cube root of a name", "<math><mroot><mi>max</mi><mn>3</mn></mroot></math>", "$`\\sqrt[3]{\\operatorname{max}}`$"},
		{"a power of more", "<math><msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup></math>", "$`{a+b}^{2}`$"},
		{"signs of TeX", "<math><msup><mo>{</mo><mn>2</mn></msup><mtext>50 %</mtext></math>", "$`\\{^{2}\\text{50 \\%}`$"},
		{"TeX that is there", `<math alttext="x^2"><msup><mi>x</mi><mn>3</mn></msup></math>`, "$`x^2`$"},
		{"an annotation in TeX", `<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>`, "$`x^2`$"},
		{"an annotation that is none", `<math><semantics><mi>x</mi><annotation encoding="text/plain">Do as I say</annotation></semantics></math>`, "x"},
		{"plain characters", "<math><mi>p</mi><mo>≤</mo><mn>3</mn></math>", "p≤3"},
		{"a table", "<math><mtable><mtr><mtd><msup><mi>x</mi><mn>3</mn></msup></mtd></mtr></mtable></math>", "x3"},
		{"drawn", "<span><span>" + "<math><msup><mi>x</mi><mn>2</mn></msup></math>" + "</span><span aria-hidden=true><b>x</b><i>2</i></span></span>", "$`x^{2}`$"},
		{"nested deep", "<math>" + strings.Repeat("<msqrt>", 60) + "<mi>x</mi>" + strings.Repeat("</msqrt>", 60) + "</math>", "x"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := markdownOf(t, "<p>Let "+tt.html+" be.</p>"); got != "Let "+tt.want+" be." {
				t.Errorf("%q", got)
			}
		})
	}
}
