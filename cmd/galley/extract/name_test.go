package extract

import (
	"regexp"
	"strings"
	"testing"
)

// TestFileName holds that two inputs of one command line that differ are written to two files.
func TestFileName(t *testing.T) {
	for in, want := range map[string]string{
		"-":                                    "article",
		"story.html":                           "story",
		"saved/The crane is mended.html":       "The crane is mended",
		"a%b.html":                             "a%b",
		"日本.html.gz":                           "日本",
		"a\nb.html":                            "a-b",
		"con.html":                             "con_",
		"https://example.org/":                 "example.org",
		"https://Example.org/2024/a-story":     "example.org-2024-a-story",
		"https://example.org/wiki/Main_Page":   "example.org-wiki-Main_Page",
		"https://example.org/%E6%97%A5":        "example.org-日",
		"https://example.org/s?id=1":           `example\.org-s-[0-9a-f]{8}`,
		"https://example.org/s?id=2":           `example\.org-s-[0-9a-f]{8}`,
		"http://127.0.0.1:8080/s":              "127.0.0.1-8080-s",
		"https://example.org/a,b":              `example\.org-a-b-[0-9a-f]{8}`,
		"https://example.org/../../etc/passwd": `example\.org-\.\.-\.\.-etc-passwd`,
		"https://example.org/" + strings.Repeat("x", 500): `example\.org-x{88}-[0-9a-f]{8}`,
	} {
		if got := fileName(in); got != want && !regexp.MustCompile("^"+want+"$").MatchString(got) {
			t.Errorf("fileName(%q) is %q, want %q", in, got, want)
		}
	}
	if fileName("https://example.org/s?id=1") == fileName("https://example.org/s?id=2") {
		t.Error("two queries have one name")
	}
}
