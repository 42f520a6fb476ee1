package main

import (
	"strings"
	"testing"

	"galley/eval"
)

func TestMarkSeen(t *testing.T) {
	for corpus, want := range map[string]string{
		"wcxb/dev articles": "cetr | fused, seen | pretrained:threshold=0, seen",
		"sites":             "fused, not seen | cetr | pretrained:threshold=0, seen",
		"news":              "fused, not seen | cetr | pretrained:threshold=0, seen",
		"other":             "fused, not seen | pretrained:threshold=0, not seen | cetr",
	} {
		r := eval.TextReport{Corpus: corpus, Methods: []eval.MethodReport{{Name: "fused"}, {Name: "pretrained:threshold=0"}, {Name: "cetr"}}}
		var names []string
		for _, m := range markSeen(r).Methods {
			names = append(names, m.Name)
		}
		if got := strings.Join(names, " | "); got != want {
			t.Errorf("%s: %s, want %s", corpus, got, want)
		}
		if r.Methods[0].Name != "fused" {
			t.Error("the report itself was changed")
		}
	}
}
