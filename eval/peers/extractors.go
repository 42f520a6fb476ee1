package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/models/method"
	"galley/models/methods"
	"galley/train/networks"
)

// defaultMethods are galley's of which there may be a table without asking for
// them; those that a build does not have are left out.
var defaultMethods = []string{"fused", "cectd-ds", "cetd-nolinkchars", "cepr-setpr", "twcem", "cetr", "cedst", "mcstd"}

// extractors are galley's methods and then the peers.
func (o *options) extractors() ([]eval.Named, error) {
	specs := o.methods
	if len(specs) == 0 {
		for _, name := range defaultMethods {
			if slices.ContainsFunc(methods.All(), func(m method.Method) bool { return m.Name == name }) {
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
	if o.folds != "" {
		named, err := heldOut(o.folds)
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

// heldOut is the wrapper that ships as it is on pages that it has not seen: each page is
// asked of the wrapper of a folder that was fitted without the page's fold (galley train
// shipped --keep-folds). Every page is extracted, as the peers do.
func heldOut(dir string) (eval.Named, error) {
	var folds [networks.Folds]models.Selector
	for i := range folds {
		f, err := os.Open(filepath.Join(dir, fmt.Sprintf("fold-%d.wrapper", i)))
		if err != nil {
			return eval.Named{}, err
		}
		defer f.Close()
		w, err := models.Read(f)
		if err != nil {
			return eval.Named{}, fmt.Errorf("%s: %w", f.Name(), err)
		}
		folds[i] = w.With(models.Options{Force: true})
	}
	unseen := func(d corpus.Document) models.Selector { return folds[corpus.Fold(d, len(folds))] }
	return methods.PerPage("pretrained, forced, held out", unseen, corpus.Parse), nil
}
