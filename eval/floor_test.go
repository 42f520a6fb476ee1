package eval_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"galley/eval"
)

func TestFloor(t *testing.T) {
	c, results := fixed(t)
	r := eval.NewTextReport(c, "d1", results, 1)
	worse := eval.NewTextReport(c, "d1", results, 1)
	worse.Methods[1].Metrics.LCS.F1 -= 0.01
	better := eval.NewTextReport(c, "d1", results, 1)
	better.Methods[1].Metrics.LCS.F1 += 0.01
	other := eval.NewTextReport(c, "d2", results, 1)
	fewer := eval.NewTextReport(c, "d1", results, 1)
	fewer.Methods = fewer.Methods[:2]

	var f eval.Floor
	if err := f.Compare(r); err == nil || !strings.Contains(err.Error(), "no floor") {
		t.Errorf("without a floor: %v", err)
	}
	if err := f.Update(r, false); err != nil {
		t.Fatal(err)
	}
	compare := []struct {
		name string
		r    eval.TextReport
		want string
	}{
		{"the same", r, ""}, {"better", better, ""},
		{"worse", worse, "lcs of whole|page is"}, {"another corpus", other, "has changed"}, {"fewer methods", fewer, "<nothing> was not measured"},
	}
	for _, tt := range compare {
		err := f.Compare(tt.r)
		var floor *eval.FloorError
		if tt.want == "" && err != nil || tt.want != "" && (!errors.As(err, &floor) || !strings.Contains(err.Error(), tt.want) || floor.Hint() == "") {
			t.Errorf("Compare with %s: %v, want %q", tt.name, err, tt.want)
		}
	}
	update := []struct {
		name  string
		r     eval.TextReport
		allow bool
		ok    bool
	}{
		{"fewer methods", fewer, false, true}, {"better", better, false, true}, {"lower", r, false, false}, {"lower, allowed", r, true, true},
		{"another corpus", other, false, false}, {"another corpus, allowed", other, true, true},
	}
	for _, tt := range update {
		if err := f.Update(tt.r, tt.allow); (err == nil) != tt.ok {
			t.Errorf("Update with %s: %v", tt.name, err)
		}
		if len(f.Corpora["small"].Methods) != 3 {
			t.Errorf("Update with %s leaves %d methods", tt.name, len(f.Corpora["small"].Methods))
		}
	}
}

func TestFloorFile(t *testing.T) {
	c, results := fixed(t)
	var f eval.Floor
	if err := f.Update(eval.NewTextReport(c, "d1", results, 1), false); err != nil {
		t.Fatal(err)
	}
	var first, second bytes.Buffer
	if err := f.Write(&first); err != nil {
		t.Fatal(err)
	}
	text := first.String()
	again, err := eval.ReadFloor(&first)
	if err != nil {
		t.Fatal(err)
	}
	if again.Write(&second); second.String() != text {
		t.Errorf("written %s\nread and written again %s", text, second.String())
	}
	for name, bad := range map[string]string{
		"version": `{"version":2}`, "field": `{"version":1,"corpse":{}}`, "not JSON": `{`,
		"range": `{"version":1,"corpora":{"a":{"digest":"","pages":1,"methods":{"m":{"lcs":1.5}}}}}`,
	} {
		if _, err := eval.ReadFloor(strings.NewReader(bad)); err == nil {
			t.Errorf("a floor with a bad %s is read", name)
		}
	}
}

// The floor of this project is one that this build reads.
func TestFloorInUse(t *testing.T) {
	f, err := os.Open("testdata/floor.json")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := eval.ReadFloor(f); err != nil {
		t.Error(err)
	}
}
