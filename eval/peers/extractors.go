package main

import (
	"slices"

	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/models/methods"
)

// defaultMethods are galley's of which there may be a table without asking for
// them; those that a build does not have are left out.
var defaultMethods = []string{"fused", "cectd-ds", "cetd-nolinkchars", "cepr-setpr", "twcem", "cetr", "cedst", "mcstd"}

// extractors are galley's methods and then the peers.
func (o *options) extractors() ([]eval.Named, error) {
	specs := o.methods
	if len(specs) == 0 {
		for _, name := range defaultMethods {
			if slices.ContainsFunc(methods.All(), func(m models.Method) bool { return m.Name == name }) {
				specs = append(specs, name)
			}
		}
	}
	if slices.Equal(specs, []string{"all"}) {
		specs = nil
		for _, m := range methods.All() {
			if !m.Laid { // pages are parsed here
				specs = append(specs, m.Name)
			}
		}
	}
	var list []eval.Named
	for _, spec := range specs {
		named, err := methods.Named(spec, corpus.Parse)
		if err != nil {
			return nil, err
		}
		list = append(list, named)
	}
	read := detect
	if o.decoded {
		read = utf8
	}
	for _, p := range peers {
		list = append(list, eval.Named{Name: p.name, Select: p.extracting(read)})
		if o.speeds && !o.decoded {
			list = append(list, eval.Named{Name: p.name + ", decoded", Select: p.extracting(utf8)})
		}
	}
	return list, nil
}
