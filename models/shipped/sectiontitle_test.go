package shipped

import (
	"strings"
	"testing"

	"galley/models"
	"galley/page"
	"galley/page/parse"
)

// A page that shows no title has none, and keeps the headings of its sections.
func TestNoTitleOfSection(t *testing.T) {
	const intro = "<p>Whoever keeps a stove knows that the wood matters more than the stove does. We asked three foresters and a sweep what burns well, what burns badly, and how long it takes to dry under a roof.</p>"
	section := func(tag, name, about string) string {
		return "<" + tag + ">" + name + "</" + tag + "><p>Much has been written about " + about + ", and little of it by people who carry it home. It takes two summers in the open, and then it burns with a low flame for hours on end.</p><p>The foresters say that it should be split before it is stacked, and stacked with the bark upward.</p>"
	}
	sections := func(tag string) string {
		return section(tag, "Introduce oak", "oak") + section(tag, "Mind the beech", "beech") + section(tag, "Leave the willow", "willow") + section(tag, "Try some ash", "ash")
	}
	const head = `<title>%s</title><meta property="og:title" content="%s">`
	named := func(title string) string { return strings.ReplaceAll(head, "%s", title) }
	tests := []struct{ name, source, want string }{
		{"no title is shown", named("Firewood explained by people who sell it") + "<article>" + intro + sections("h2"), ""},
		{"a headline above the text", named("Firewood explained by people who sell it") + "<h1>Firewood explained by people who sell it</h1><article>" + intro + sections("h2"), "Firewood explained by people who sell it"},
		{"a headline below the text that metadata name", named("Introduce oak to the stove") + "<article>" + intro + "<h2>Introduce oak to the stove</h2>" + sections("h2"), "Introduce oak to the stove"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			sel, err := New(models.Options{}).Select(p)
			if err != nil {
				t.Fatal(err)
			}
			title, text := "", ""
			if sel.Title != page.None {
				title = p.Text(sel.Title)
			}
			if title != tt.want {
				t.Errorf("title %q, want %q", title, tt.want)
			}
			for _, root := range sel.Roots {
				text += p.TextWithout(root, sel.Cut) + "\n"
			}
			for _, want := range []string{"Introduce oak", "Mind the beech", "Leave the willow", "Try some ash"} {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing", want)
				}
			}
		})
	}
}
