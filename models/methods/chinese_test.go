package methods_test

import (
	"slices"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
	"galley/eval/evaltest"
)

// TestChineseFloor: pages without blanks between words, with Latin words among them, are
// measured by characters, and no method gets worse on them.
func TestChineseFloor(t *testing.T) {
	c, err := corpus.Open("testdata/chinese", "")
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
	evaltest.Floor(t, "chinese", c, eval.RunOptions{}, named...)
}
