package methods_test

import (
	"slices"
	"testing"

	"galley/eval"
	"galley/eval/evaltest"
)

// TestChinese: pages without blanks between words, with Latin words among them, are
// measured by characters, and no method gets worse on them.
func TestChinese(t *testing.T) {
	c, err := eval.OpenCorpus("testdata/chinese", "")
	if err != nil {
		t.Fatal(err)
	}
	for d := range c.All() {
		if mode := eval.ModeOf(d.Gold.Text); mode != eval.Chars {
			t.Errorf("%s is read in mode %d, want characters", d.ID, mode)
		}
	}
	// fused has learned weights: on three pages they say nothing.
	named := slices.DeleteFunc(floored(t), func(n eval.Named) bool { return n.Name == "fused" })
	results, err := eval.Run(t.Context(), c.Documents(), named, eval.RunOptions{})
	if err != nil {
		t.Fatal(err)
	}
	digest, err := c.Digest(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	evaltest.Floor(t, "testdata/floor/chinese.json", eval.NewFloor(eval.NewTextReport(c, digest, results, 1)), *update)
}
