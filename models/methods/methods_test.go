package methods_test

import (
	"errors"
	"strings"
	"testing"

	"galley/models"
	"galley/models/methods"
	"galley/models/modelstest"
	"galley/page"
	"galley/page/parse"
)

// TestTable holds every method to what the table promises of it.
func TestTable(t *testing.T) {
	const text = "<title>One | Two</title><nav><a href=/>Home</a></nav><h1>One</h1>" +
		"<div><p>The first paragraph has enough words, and commas, to count as text.</p>" +
		"<p>The second paragraph, which follows it, has some more of them, too.</p>" +
		"<p>And a third one, so that there is a body to be found at all.</p></div><p><a href=/x>More</a></p>"
	seen := map[string]bool{}
	for _, m := range methods.All() {
		t.Run(m.Name, func(t *testing.T) {
			if seen[m.Name] || m.Name != strings.ToLower(m.Name) || strings.ContainsAny(m.Name, ":=, ") {
				t.Errorf("name %q is not unique, lower-case and free of separators", m.Name)
			}
			seen[m.Name] = true
			if m.Doc == "" || m.Paper == "" {
				t.Errorf("no doc or paper: %+v", m)
			}
			values := map[string]float64{}
			for _, q := range m.Params {
				if q.Name == "" || q.Doc == "" || q.Default < q.Min || q.Default > q.Max {
					t.Errorf("parameter %+v is not complete, or its default not in range", q)
				}
				values[q.Name] = q.Default
			}
			s, err := methods.New(m.Name)
			if err != nil {
				t.Fatal(err)
			}
			explicit, err := m.New(values)
			if err != nil {
				t.Fatal(err)
			}
			p, err := parse.HTML(strings.NewReader(text), parse.Source{URL: "https://example.org/one"})
			if err != nil {
				t.Fatal(err)
			}
			if m.Laid {
				modelstest.Lay(t, p)
			}
			got, want := selected(t, p, s), selected(t, p, explicit)
			if got != want {
				t.Errorf("with the defaults given: %q, without: %q", want, got)
			}
		})
	}
	if len(seen) < 15 {
		t.Errorf("only %d methods", len(seen))
	}
}

func selected(t *testing.T, p *page.Page, s models.Selector) string {
	t.Helper()
	sel, err := s.Select(p)
	if err != nil && !errors.Is(err, models.ErrNoArticle) {
		t.Fatal(err)
	}
	var text []string
	for _, root := range sel.Roots {
		text = append(text, p.TextWithout(root, sel.Cut))
	}
	return strings.Join(text, "\n")
}

func TestNewRefuses(t *testing.T) {
	for _, tt := range []struct{ spec, reason, hint string }{
		{"readability", "no such method", "there are: "},
		{"cetd-ds:lambda", "not param=number", "parameters: "},
		{"cetd-ds:lambda=x", "not param=number", "parameters: "},
		{"cetd-ds:mu=1", "mu", "parameters: "},
		{"cetd-ds:lambda=1,lambda=2", "twice", "parameters: "},
		{"cetd-ds:lambda=1e9", "", "parameters: "},
	} {
		_, err := methods.New(tt.spec)
		var e *methods.Error
		if !errors.As(err, &e) || !strings.Contains(e.Reason, tt.reason) || !strings.Contains(e.Hint(), tt.hint) {
			t.Errorf("New(%q) = %v", tt.spec, err)
		}
	}
	if _, err := methods.New("cetd-ds:lambda=0.9"); err != nil {
		t.Error(err)
	}
}
