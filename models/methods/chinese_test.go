package methods_test

import (
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
	evaltest.Floor(t, "chinese", c, eval.RunOptions{}, floored(t)...)
}
