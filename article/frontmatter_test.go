package article

import (
	"io"
	"strings"
	"testing"
)

// markdownFromFile is the Markdown of a page that was read from a file, with the tags in its head.
func markdownFromFile(t *testing.T, head string, bare bool) string {
	t.Helper()
	p, sel := parsed(t, `<html><head>`+head+`</head><body><h1 id=title>Harbour closed</h1><div id=body><p>The harbour was closed on Monday.</p></div></body></html>`)
	p.URL, p.Base = "", ""
	return output(t, p, sel, func(a *Article, w io.Writer) error {
		a.NoFrontMatter = bare
		return a.WriteMarkdown(w)
	})
}

// TestFrontMatterIsText holds that no value of the front matter is anything but a string to readers of YAML 1.1,
// and that what cannot be read as a day is none.
func TestFrontMatterIsText(t *testing.T) {
	got := markdownFromFile(t, `<meta property="article:published_time" content="2025-11-25T08:33:24">
		<meta property="article:modified_time" content="some day in spring"><meta property="og:site_name" content="1_000">`, false)
	for _, want := range []string{"date: \"2025-11-25T08:33:24\"\n", "site: \"1_000\"\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if strings.Contains(got, "modified:") {
		t.Errorf("a day that cannot be read is there:\n%s", got)
	}
}

// TestSiteWithoutAddress holds that the name of the site is in the head of a page without an address.
func TestSiteWithoutAddress(t *testing.T) {
	got := markdownFromFile(t, `<meta name=author content="Ann Example"><meta property="og:site_name" content="The Paper">`, true)
	if want := "\n\nAnn Example · The Paper\n\n"; !strings.Contains(got, want) {
		t.Errorf("no %q in\n%s", want, got)
	}
}
