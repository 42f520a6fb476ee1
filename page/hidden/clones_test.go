package hidden_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// Copies of slides, with which a row of slides goes round, are hidden.
func TestClones(t *testing.T) {
	slide := func(class, n string) string {
		return `<li class="` + class + `"><img src="/` + n + `.jpg"><p>Picture ` + n + `</p></li>`
	}
	round := slide("item copy", "2") + slide("item copy", "3") + slide("item on", "1") + slide("item", "2") + slide("item", "3") + slide("item copy", "1")
	tests := []struct{ name, row, want string }{
		{"copies", round, "1 2 3"},
		{"copies that wait for their picture", strings.Replace(round, `src="/2.jpg"`, `src="data:image/gif;base64,R0" data-lazy="/2.jpg"`, 1), "1 2 3"},
		{"no copies", slide("item", "1") + slide("item", "2") + slide("item", "3"), "1 2 3"},
		{"copies without a mark", strings.ReplaceAll(round, " copy", ""), "2 3 1 2 3 1"},
		{"a picture for each", slide("a", "1") + slide("b", "1") + slide("c", "1"), "1 1 1"},
		{"figures with captions", strings.ReplaceAll(strings.ReplaceAll(round, "<p>", "<figcaption>"), "</p>", "</figcaption>"), "2 3 1 2 3 1"},
		{"other words", `<li class=c><img src=/1.jpg>Picture 4</li>` + slide("item", "1") + slide("item", "2"), "4 1 2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, `<ul>`+tt.row+`</ul>`)
			got := strings.Join(strings.Fields(strings.ReplaceAll(page.Norm(p.Text(0)), "Picture", "")), " ")
			if got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
