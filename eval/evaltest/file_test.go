package evaltest

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"galley/eval"
)

// measured are figures of two methods, and others like them.
func measured(name string) *FloorFile {
	f := &FloorFile{Corpus: "c", Digest: "d1", Pages: 6, Figures: Figures{
		"gold": {"lcs": 1, "title": 1}, "whole": {"lcs": 0.7, "wcxb": 0.68},
	}}
	switch name {
	case "worse":
		f.Figures["whole"]["lcs"] -= 0.01
	case "better":
		f.Figures["whole"]["lcs"] += 0.01
	case "other":
		f.Digest = "d2"
	case "fewer":
		delete(f.Figures, "gold")
	case "lenient":
		f.Margin = 0.02
	}
	return f
}

func TestCompare(t *testing.T) {
	check := func(floor, run, want string) {
		t.Helper()
		err := measured(floor).Compare(measured(run))
		var below *FloorError
		if want == "" && err != nil || want != "" && (!errors.As(err, &below) || !strings.Contains(err.Error(), want) || below.Hint() == "") {
			t.Errorf("%v, want %q", err, want)
		}
	}
	check("same", "same", "")
	check("same", "better", "")
	check("same", "worse", "lcs of whole is 0.6900, below 0.7000")
	check("lenient", "worse", "")
	check("same", "other", "another corpus")
	check("same", "fewer", "of gold was not measured")
}

// TestRaise: a floor goes up and never down, whatever is measured.
func TestRaise(t *testing.T) {
	f := &FloorFile{}
	for _, name := range []string{"same", "better", "worse", "fewer"} {
		if err := f.Raise(measured(name)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if err := measured("better").Compare(f); err != nil {
		t.Errorf("after all runs the floor is not the best of them: %v", err)
	}
	if err := f.Compare(measured("same")); err == nil {
		t.Error("the floor was not raised")
	}
	more := &FloorFile{Corpus: f.Corpus, Digest: f.Digest, Figures: Figures{"wrapper": {"article_auc": 0.98765}}}
	if err := f.Raise(more); err != nil || f.Figures["wrapper"]["article_auc"] != 0.987 || len(f.Figures) != 3 {
		t.Errorf("a figure of another kind: %v, %v", f.Figures["wrapper"], err)
	}
	if err := f.Raise(measured("other")); err == nil {
		t.Error("a floor is raised by another corpus")
	}
}

func TestFile(t *testing.T) {
	var first, second bytes.Buffer
	if err := measured("lenient").Write(&first); err != nil {
		t.Fatal(err)
	}
	text := first.String()
	again, err := readFloor(&first)
	if err != nil {
		t.Fatal(err)
	}
	if again.Write(&second); second.String() != text {
		t.Errorf("written %s\nread and written again %s", text, second.String())
	}
	for name, bad := range map[string]string{
		"version": `{"version":2}`, "field": `{"version":1,"corpse":{}}`, "not JSON": `{`, "margin": `{"version":1,"margin":1}`,
		"range": `{"version":1,"corpus":"a","digest":"","pages":1,"methods":{"m":{"lcs":1.5}}}`,
	} {
		if _, err := readFloor(strings.NewReader(bad)); err == nil {
			t.Errorf("a floor with a bad %s is read", name)
		}
	}
}

// TestFiguresOf: a report is kept without times, rounded down, and without shares of
// no pages.
func TestFiguresOf(t *testing.T) {
	m := eval.MethodReport{Name: "m", MSMedian: 3, TitleExact: 0.6666, TitlePages: 3}
	m.Metrics.LCS.F1 = 0.98765
	got := figuresOf(eval.TextReport{Methods: []eval.MethodReport{m}})["m"]
	if len(got) != 4 || got["lcs"] != 0.987 || got["title"] != 0.666 || got["wcxb"] != 0 {
		t.Errorf("got %v", got)
	}
}
