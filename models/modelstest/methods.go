package modelstest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/models/method"
	"galley/page"
)

// Published is what a method has to be without parameters.
type Published struct {
	// Selector is the extractor as a Go program makes it, with nothing but its variant.
	Selector models.Selector
	// Values are the published values of the parameters. Those not named are 0.
	Values map[string]float64
}

// Methods holds all methods of a package, by name, to what the table promises of
// them: names and texts, published values, ranges; and to what every method does: it
// finds the story of a page, takes its heading for the title when asked to, does not
// read what is hidden unless asked to, and finds nothing where nothing is.
func Methods(t *testing.T, methods []method.Method, published map[string]Published) {
	t.Helper()
	if len(methods) != len(published) {
		t.Errorf("%d methods, want %d", len(methods), len(published))
	}
	for _, m := range methods {
		t.Run(m.Name, func(t *testing.T) {
			want, ok := published[m.Name]
			if !ok || m.Name != strings.ToLower(m.Name) || m.Paper == "" || m.Doc == "" {
				t.Fatalf("method %+v: want a known lower-case name, a paper and a line of doc", m)
			}
			checkDefaults(t, m, want)
			checkRanges(t, m)
			checkStory(t, m)
			checkHidden(t, m)
			checkNothing(t, m)
		})
	}
}

// checkDefaults: a method without parameters, one with all published values given,
// and the extractor that Go makes select the same.
func checkDefaults(t *testing.T, m method.Method, published Published) {
	t.Helper()
	given := map[string]float64{}
	for _, param := range m.Params {
		if param.Name == "" || param.Doc == "" || !(param.Min <= param.Default && param.Default <= param.Max) {
			t.Errorf("parameter %+v is not complete, or its default not in range", param)
		}
		if want := published.Values[param.Name]; param.Default != want {
			t.Errorf("default of %s is %v, published is %v", param.Name, param.Default, want)
		}
		given[param.Name] = param.Default
	}
	for name := range published.Values {
		if _, ok := given[name]; !ok {
			t.Errorf("no parameter %s", name)
		}
	}
	none, all := newSelector(t, m, nil), newSelector(t, m, given)
	for _, source := range samples() {
		p := pageFor(t, m, source)
		if !same(t, p, none, all) {
			t.Errorf("with the defaults given it selects otherwise than without on %.100q", source)
		}
		if !same(t, p, none, published.Selector) {
			t.Errorf("without parameters it selects otherwise than %+v on %.100q", published.Selector, source)
		}
	}
}

// checkRanges: both ends of a range can be asked for, and nothing beyond them.
func checkRanges(t *testing.T, m method.Method) {
	t.Helper()
	for _, param := range m.Params {
		for _, v := range []float64{param.Min, param.Max} {
			s := newSelector(t, m, map[string]float64{param.Name: v})
			for _, source := range samples() {
				Select(t, s, pageFor(t, m, source))
			}
		}
		for _, v := range []float64{param.Min - 1, param.Max + 1, math.NaN(), math.Inf(1)} {
			if _, err := m.New(map[string]float64{param.Name: v}); err == nil || !strings.Contains(err.Error(), param.Name) {
				t.Errorf("%s = %v: %v, want an error that names it", param.Name, v, err)
			}
		}
	}
	if _, err := m.New(map[string]float64{"no such": 1}); err == nil {
		t.Error("it takes a parameter that it does not have")
	}
}

// checkStory: the story is found, and its heading with parameter heading.
func checkStory(t *testing.T, m method.Method) {
	t.Helper()
	p := pageFor(t, m, Story)
	s := Select(t, newSelector(t, m, nil), p)
	if text := Text(p, s); !strings.Contains(text, "roofs off") || strings.Contains(text, "Subscribe") {
		t.Errorf("of the story it selects\n%s", text)
	}
	if !slices.ContainsFunc(m.Params, func(q method.Param) bool { return q.Name == "heading" }) {
		return
	}
	if s.Title != page.None {
		t.Errorf("title %d without the parameter heading", s.Title)
	}
	s = Select(t, newSelector(t, m, map[string]float64{"heading": 1}), p)
	if s.Title == page.None || p.Text(s.Title) != "A storm" {
		t.Errorf("title %d, want the first heading that a reader sees", s.Title)
	}
}

// checkHidden: what a browser hides makes no difference, unless it is asked for.
func checkHidden(t *testing.T, m method.Method) {
	t.Helper()
	shown, both := pageFor(t, m, hiding("")), Parse(t, hiding("<div id=hidden>\n"+strings.Repeat(paragraphs, 4)+"<p>"+strings.Repeat("A long sentence, again. ", 9)+"</p>\n</div>\n"))
	Hide(t, both, "hidden")
	if m.Laid {
		Lay(t, both)
	}
	s := newSelector(t, m, nil)
	if got, want := SelectText(t, s, both), SelectText(t, s, shown); got != want {
		t.Errorf("with a hidden part it selects\n%s\nwant\n%s", got, want)
	}
	if !slices.ContainsFunc(m.Params, func(q method.Param) bool { return q.Name == "read_hidden" }) {
		return
	}
	read := Select(t, newSelector(t, m, map[string]float64{"read_hidden": 1}), both)
	hidden := ByID(t, both, "hidden")
	if !slices.ContainsFunc(TextNodes(both), func(n page.NodeID) bool { return both.Contains(hidden, n) && both.Selects(read, n) }) {
		t.Errorf("with read_hidden %v is selected, want what is below %d too", read, hidden)
	}
}

// checkNothing: where there is nothing to read there is no article.
func checkNothing(t *testing.T, m method.Method) {
	t.Helper()
	s := newSelector(t, m, nil)
	for _, source := range []string{
		"", "<p> \u3000<br>", "<div></div><p> </p><img>", "<p hidden>a b c, d.", "<title>a b c</title><noscript>b c, d.</noscript>",
		"<script>var x = 'a, b.'</script><style>a, b.</style>", strings.Repeat("<br>", 100),
	} {
		if p := pageFor(t, m, source); !Select(t, s, p).Empty() {
			t.Errorf("an article is found in %.100q", source)
		}
	}
}

// Chinese holds that methods tell the paragraphs of a story from a menu where
// nothing parts the words.
func Chinese(t *testing.T, methods []method.Method) {
	t.Helper()
	for _, m := range methods {
		t.Run(m.Name, func(t *testing.T) {
			got := SelectText(t, newSelector(t, m, nil), pageFor(t, m, ChineseStory))
			if !strings.Contains(got, "气象台") || strings.Contains(got, "版权") {
				t.Errorf("it selects\n%s", got)
			}
		})
	}
}
