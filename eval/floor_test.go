package eval_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"galley/eval"
)

// measuredFloors are a run, and others like it.
func measuredFloors(t *testing.T) map[string]*eval.Floor {
	t.Helper()
	c, results := fixed(t)
	list := map[string]*eval.Floor{}
	for _, name := range []string{"same", "worse", "better", "other", "fewer"} {
		r := eval.NewTextReport(c, "d1", results, 1)
		switch name {
		case "worse":
			r.Methods[1].Metrics.LCS.F1 -= 0.01
		case "better":
			r.Methods[1].Metrics.LCS.F1 += 0.01
		case "other":
			r.Digest = "d2"
		case "fewer":
			r.Methods = r.Methods[:2]
		}
		list[name] = eval.NewFloor(r)
	}
	return list
}

func TestFloorCompare(t *testing.T) {
	runs := measuredFloors(t)
	for name, want := range map[string]string{
		"same": "", "better": "", "worse": "lcs of whole|page is", "other": "another corpus", "fewer": "of <nothing> was not measured",
	} {
		err := runs["same"].Compare(runs[name])
		var floor *eval.FloorError
		if want == "" && err != nil || want != "" && (!errors.As(err, &floor) || !strings.Contains(err.Error(), want) || floor.Hint() == "") {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

// TestFloorRaise: a floor goes up and never down, whatever is measured.
func TestFloorRaise(t *testing.T) {
	runs := measuredFloors(t)
	f := &eval.Floor{}
	for _, name := range []string{"same", "better", "worse", "fewer"} {
		if err := f.Raise(runs[name]); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if err := runs["better"].Compare(f); err != nil {
		t.Errorf("after all runs the floor is not the best of them: %v", err)
	}
	if err := f.Compare(runs["same"]); err == nil {
		t.Error("the floor was not raised")
	}
	more := &eval.Floor{Corpus: f.Corpus, Digest: f.Digest, Figures: eval.Figures{"wrapper": {"article_auc": 0.98765}}}
	if err := f.Raise(more); err != nil || f.Figures["wrapper"]["article_auc"] != 0.987 || len(f.Figures) != 4 {
		t.Errorf("a figure of another kind: %v, %v", f.Figures["wrapper"], err)
	}
	if err := f.Raise(runs["other"]); err == nil {
		t.Error("a floor is raised by another corpus")
	}
}

func TestFloorFile(t *testing.T) {
	var first, second bytes.Buffer
	if err := measuredFloors(t)["same"].Write(&first); err != nil {
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
		"range": `{"version":1,"corpus":"a","digest":"","pages":1,"methods":{"m":{"lcs":1.5}}}`,
	} {
		if _, err := eval.ReadFloor(strings.NewReader(bad)); err == nil {
			t.Errorf("a floor with a bad %s is read", name)
		}
	}
}
