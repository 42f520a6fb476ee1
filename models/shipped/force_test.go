package shipped

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"galley/models"
	"galley/page/parse"
)

// repeated is a text with %d in it, n times.
func repeated(n int, text string) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		b.WriteString(strings.ReplaceAll(text, "%d", fmt.Sprint(i)))
	}
	return b.String()
}

// Whoever forces a selection gets one wherever the page shows text, with most of it.
func TestForce(t *testing.T) {
	const frame = "<nav><a href=/a>Home</a> <a href=/b>News</a></nav>%s<footer><a href=/i>Imprint</a></footer>"
	in := func(body string) string { return strings.Replace(frame, "%s", body, 1) }
	tests := []struct {
		name, source string
		want         []string
	}{
		{"a list of links", in("<h1>Rivers</h1><ul>" + repeated(150, "<li><a href=/%d>River number %d</a></li>") + "</ul>"), []string{"River number 1\n", "River number 150"}},
		{"steps in boxes of their own", in("<h1>How to mend a tyre</h1>" + repeated(14, "<div class=card><div>%d</div><div><b>Step %d</b><p>Take the wheel off and lay it flat on the ground, then lever number %d goes under the rim.</p></div></div>")),
			[]string{"lever number 1 ", "lever number 14 "}},
		{"a definition list", in("<h1>Glossary</h1><dl>" + repeated(30, "<dt>Term %d</dt><dd>What term %d means.</dd>") + "</dl>"), []string{"Term 1\n", "What term 30 means."}},
		{"a table", in("<h1>Results</h1><table>" + repeated(40, "<tr><td>%d</td><td>Team %d</td><td>3</td></tr>") + "</table>"), []string{"Team 1\n", "Team 40"}},
		{"formulas", in("<h1>Sums</h1><p><math><mi>a</mi><mo>=</mo><mi>b</mi></math></p><p><math><mi>c</mi><mo>=</mo><mi>d</mi></math></p>"), []string{"a=b", "c=d"}},
		{"two sentences", "<p>It rains today.</p><p>Tomorrow it will be dry.</p>", []string{"It rains today.", "Tomorrow it will be dry."}},
		{"one word", "Hello", []string{"Hello"}},
		{"headlines", in(repeated(10, "<p><a href=/%d>Story number %d</a></p>")), []string{"Story number 1\n", "Story number 10"}},
		{"a poem", in("<h1>Poem</h1><p>One line<br>two lines<br>three</p><p>four<br>five<br>six</p>"), []string{"One line", "six"}},
		{"navigation and nothing else", in(""), []string{"Home", "News"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader("<html><body>"+tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			sel, err := New(models.Options{Force: true}).Select(p)
			if err != nil {
				t.Fatal(err)
			}
			text := ""
			for _, root := range sel.Roots {
				text += p.TextWithout(root, sel.Cut) + "\n"
			}
			for _, want := range tt.want {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing in %q", want, text)
				}
			}
		})
	}
	p, err := parse.HTML(strings.NewReader("<body><script>x()</script><p hidden>x"), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(models.Options{Force: true}).Select(p); !errors.Is(err, models.ErrNoArticle) {
		t.Errorf("a page without text: %v", err)
	}
}
