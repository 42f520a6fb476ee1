package article

import (
	"strings"
	"testing"
)

// TestTeXInText: TeX that a script is to set is a formula in Markdown, and what only looks like it is text.
func TestTeXInText(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"double dollars", `$$\sum_{k=1}^{3} A_k$$`, "$`\\sum_{k=1}^{3} A_k`$"},
		{"brackets", `\(x_i\) and \[a &lt; b\]`, "$`x_i`$ and $`a < b`$"},
		{"a letter in brackets", `\(n\)`, "$`n`$"},
		{"single dollars", `$x_i^2$ of $\alpha$`, "$`x_i^2`$ of $`\\alpha`$"},
		{"words before and behind", `*a* $x_1$-th`, "\\*a\\* $`x_1`$-th"},
		{"prices", `$5 or _about_ $6`, `$5 or \_about\_ $6`},
		{"prices with a sign", `$10^ and $20`, `$10^ and $20`},
		{"variables of a shell", `$HOME_DIR:$PATH_DIR`, `$HOME_DIR:$PATH_DIR`},
		{"variables joined", `$MY_HOME$YOUR_HOME`, `$MY_HOME$YOUR_HOME`},
		{"brackets that are told of", `\( and \)`, `\\( and \\)`},
		{"no end", `\(x_i`, `\\(x_i`},
		{"dollars without signs", `$$ money $$`, `$$ money $$`},
		{"a custom element", `<d-math>y_i</d-math> of <d-math>n</d-math>`, "$`y_i`$ of $`n`$"},
		{"a class", `<span class="math inline">E=mc^2</span>`, "$`E=mc^2`$"},
		{"a class with marks", `<span class="math inline">\(E=mc^2\)</span>`, "$`E=mc^2`$"},
		{"a class of lessons", `<span class="math">Sums and lines</span>`, `Sums and lines`},
		{"an address", `$$\href{x}{y}$$`, `$$\\href{x}{y}$$`},
		{"an address in MathML", `<math alttext="\href{x}{y}"><mi>y</mi></math>`, `\\href{x}{y}`},
		{"an environment", `So \begin{equation} a_1 = b \end{equation}`, "So $`a_1 = b`$"},
		{"lines of an environment", `\begin{align*} a &amp;= b \\ c &amp;= d \end{align*}`, "$`\\begin{align*} a &= b \\\\ c &= d \\end{align*}`$"},
		{"an environment of a text", `\begin{itemize} a \end{itemize}`, `\\begin{itemize} a \\end{itemize}`},
		{"a picture", `<img src="/f.png" width=20 height=20 alt="\(x_i\)"> of <img class=latex src="/g.png" alt="y_i^2">`, "$`x_i`$ of $`y_i^2`$"},
		{"a picture of prices", `<img src="/f.png" width=20 height=20 alt="$5 or $">`, "![$5 or $](https://news.example/f.png)"},
		{"code", `<code>$x_i$</code>`, "`$x_i$`"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := markdownOf(t, "<p>Let "+tt.html+" be.</p>"); got != "Let "+tt.want+" be." {
				t.Errorf("%q", got)
			}
		})
	}
}

// TestTeXManyMarks: marks that begin no formula are looked behind a bounded number of times; each would be looked
// for to the end of its text otherwise.
func TestTeXManyMarks(t *testing.T) {
	for _, mark := range []string{`\(`, `\[`, `$`, `$$`, `\( \)`} {
		if got := markdownOf(t, "<p>"+strings.Repeat(mark+" ", 300_000)+"end</p>"); !strings.HasSuffix(got, " end") {
			t.Errorf("%s: it ends with %q", mark, got[max(0, len(got)-20):])
		}
	}
}
