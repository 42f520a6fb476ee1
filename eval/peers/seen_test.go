package main

import (
	"strings"
	"testing"

	"galley/eval"
)

func TestMarkSeen(t *testing.T) {
	for corpus, want := range map[string]string{
		"wcxb/dev articles": "cetr | clg, seen | fused, seen | pretrained:threshold=0, seen",
		"sites":             "fused, not seen | cetr | clg, seen | pretrained:threshold=0, seen",
		"news":              "clg, not seen | fused, not seen | cetr | pretrained:threshold=0, seen",
		"other":             "clg, not seen | fused, not seen | pretrained:threshold=0, not seen | cetr",
	} {
		r := eval.TextReport{Corpus: corpus, Methods: []eval.MethodReport{{Name: "clg"}, {Name: "fused"}, {Name: "pretrained:threshold=0"}, {Name: "cetr"}}}
		var names []string
		for _, m := range markSeen(r).Methods {
			names = append(names, m.Name)
		}
		if got := strings.Join(names, " | "); got != want {
			t.Errorf("%s: %s, want %s", corpus, got, want)
		}
		if r.Methods[0].Name != "clg" {
			t.Error("the report itself was changed")
		}
	}
}
