package corpus_test

import (
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
)

// Gold texts are decoded as pages are, and the digest is that of the files.
func TestTwiceEncodedGold(t *testing.T) {
	broken := strings.NewReplacer("body é", "it\u00e2\u0080\u0099s", `["body"]`, `["\u00e2\u0080\u0099s"]`).Replace(wcxbJSON)
	open := func(truth string) *corpus.Corpus {
		dir := evaltest.Lay(t, map[string]string{"dev/ground-truth/0001.json": truth, "dev/html/0001.html.gz": "<p>one"})
		c, err := corpus.Open(dir, corpus.WCXB)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	digest := func(c *corpus.Corpus) string {
		sum, err := c.Digest(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return sum
	}
	c := open(broken)
	if g := c.Documents()[0].Gold; g.Text != "it’s" || g.With[0] != "’s" || g.Without[0] != "nav" {
		t.Errorf("gold %+v", g)
	}
	if mended := open(strings.ReplaceAll(broken, "\u00e2\u0080\u0099", "’")); digest(c) == digest(mended) {
		t.Error("files that differ have one digest")
	}
}
