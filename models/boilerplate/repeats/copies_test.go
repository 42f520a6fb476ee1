package repeats

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropCopies: a text that stands on a page once for each width of screen is there once.
func TestDropCopies(t *testing.T) {
	say := func(language string, i int) string {
		return strings.Repeat(fmt.Sprintf(language, i), 5)
	}
	const english, russian = "Stone number %d of the harbour lies there. ", "Камень номер %d лежит у причала порта. "
	once := func(l string) string {
		return "<div class=wide><h2>One</h2><div><p>" + say(l, 1) + "</p><p>" + say(l, 2) + "</p></div><p>" + say(l, 3) + "</p></div>"
	}
	again := func(l string) string {
		return "<div class=narrow><div><h2>One</h2></div><p>" + say(l, 1) + say(l, 2) + "</p><p>" + say(l, 3) + "</p><p>Turn it</p></div>"
	}
	for _, tt := range []struct{ name, source, want string }{
		{"in another order of boxes", once(english) + strings.Replace(again(english), say(english, 1)+say(english, 2), say(english, 1)+"</p><p>"+say(english, 2), 1), "111100000"},
		{"with paragraphs in one", once(english) + again(english), "11110000"},
		{"of what is cut", once(english) + again(english), "10011111"},
		{"in Russian", once(russian) + again(russian), "11110000"},
		{"under another heading", once(english) + strings.Replace(again(english), "One", "Two", 1), "11111111"},
		{"another text", once(english) + again("Step number %d of the stairs is of wood. "), "11111111"},
		{"too short to tell", "<div><h2>One</h2><p>" + bodytest.LongText + "</p></div><div><h2>One</h2><p>" + bodytest.LongText + "</p></div>", "1111"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			if tt.name == "of what is cut" {
				clear(post[1:3])
			}
			DropCopies(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			var got strings.Builder
			for _, p := range post {
				fmt.Fprint(&got, p)
			}
			if got.String() != tt.want {
				t.Errorf("%s, want %s", got.String(), tt.want)
			}
		})
	}
}
