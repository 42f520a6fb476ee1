package sniff

import "testing"

func TestNames(t *testing.T) {
	for _, c := range []struct {
		name, without string
		is            bool
	}{
		{"story.html", "story", true},
		{"a/Story.MHTML", "a/Story", true},
		{"letter.eml.gz", "letter", true},
		{"page.webarchive", "page", true},
		{"picture.png", "picture.png", false},
		{"corpus.warc.gz", "corpus.warc", false},
		{"html", "html", false},
	} {
		if got := IsPageFile(c.name); got != c.is {
			t.Errorf("%s holds a page: %v", c.name, got)
		}
		if got := WithoutEnding(c.name); got != c.without {
			t.Errorf("%s without its ending is %s, not %s", c.name, got, c.without)
		}
	}
}
