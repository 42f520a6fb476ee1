package main

import (
	"cmp"
	"slices"
	"strings"

	"galley/eval"
)

// fittedTo are the corpora that the weights of methods were fitted to, by the first
// part of their names. What such a method does there says little of other pages.
var fittedTo = map[string][]string{
	"clg":        {"wcxb", "sites"},
	"fused":      {"wcxb"},
	"pretrained": {"wcxb", "sites", "news", "real"},
}

// markSeen says of every method with weights whether they have seen the pages, and
// orders the report by it: first those that have not, then methods without weights,
// last those that have.
func markSeen(r eval.TextReport) eval.TextReport {
	r.Methods = slices.Clone(r.Methods)
	place := map[string]int{}
	for i := range r.Methods {
		m := &r.Methods[i]
		method, _, _ := strings.Cut(m.Name, ":")
		corpora, learned := fittedTo[method]
		if !learned {
			continue
		}
		corpus, _, _ := strings.Cut(r.Corpus, "/")
		if slices.Contains(corpora, corpus) {
			m.Name += ", seen"
			place[m.Name] = 1
		} else {
			m.Name += ", not seen"
			place[m.Name] = -1
		}
	}
	slices.SortStableFunc(r.Methods, func(a, b eval.MethodReport) int { return cmp.Compare(place[a.Name], place[b.Name]) })
	return r
}
