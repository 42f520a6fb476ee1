package twcem

import (
	"testing"

	"galley/models/modelstest"
	"galley/page"
)

func TestHomeAnchors(t *testing.T) {
	home := modelstest.Parse(t, `<a href="/2026/storm#top"><img></a><a href="/2026/storm/">Storm hits coast</a>
<a href="/2026/storm">Read more</a><a href="/a" hidden>Hidden link</a><a href="javascript:x">No page</a><a href="/b">★★</a>`)
	anchors := HomeAnchors(home)
	if len(anchors) != 1 || anchors[modelstest.URL] != "Storm hits coast" {
		t.Errorf("anchors %v, want only that of %s", anchors, modelstest.URL)
	}
}

// TestAnchorTitle: the home page's text finds the body, and the heading like it is
// the title, whatever the page's head says.
func TestAnchorTitle(t *testing.T) {
	const source = `<title>Cooking tips</title><h2>Cooking tips</h2><h1>Big storm hits coast</h1>
<p>Cooking tips, read now.</p><p>A storm hits, again.</p><p>Lost, power.</p><p>Another storm hits, soon.</p>`
	for _, tt := range []struct {
		name    string
		anchors map[string]string
		title   string
		body    string
	}{
		{"no anchors", nil, "Cooking tips", "Cooking tips, read now.\nA storm hits, again.\nLost, power.\nAnother storm hits, soon."},
		{"another page's", map[string]string{"https://news.example/x": "Storm hits coast"}, "Cooking tips", "Cooking tips, read now.\nA storm hits, again.\nLost, power.\nAnother storm hits, soon."},
		{"abnormal", map[string]string{modelstest.URL: "»»»"}, "Cooking tips", "Cooking tips, read now.\nA storm hits, again.\nLost, power.\nAnother storm hits, soon."},
		{"this page's", map[string]string{modelstest.URL: "Storm hits coast"}, "Big storm hits coast", "A storm hits, again.\nLost, power.\nAnother storm hits, soon."},
		{"no heading like it", map[string]string{modelstest.URL: "A storm hits"}, "", "A storm hits, again.\nLost, power.\nAnother storm hits, soon."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, source)
			s := modelstest.Select(t, &Extractor{Options{Anchors: tt.anchors}}, p)
			title := ""
			if s.Title != page.None {
				title = p.Text(s.Title)
			}
			if title != tt.title {
				t.Errorf("title %q, want %q", title, tt.title)
			}
			if got := modelstest.Text(p, s); got != tt.body {
				t.Errorf("body\n%s\nwant\n%s", got, tt.body)
			}
		})
	}
}
