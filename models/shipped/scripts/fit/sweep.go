package main

import (
	"fmt"

	"galley/eval"
	"galley/models/fused"
)

// sweep prints word F1 of held-out pages, and strict pages, by thresholds.
func sweep(o *options, samples []*sample) {
	for _, keep := range []float64{0.2, 0.3, 0.4, 0.5} {
		for _, add := range []float64{0.5, 0.7, 0.8, 0.9, 1.1} {
			var models [folds]*fused.Model
			for i, w := range o.heldWeights {
				w.Keep, w.Add = keep, add
				models[i], _ = fused.NewModel(w)
			}
			all := make([]figures, len(samples))
			each(len(samples), func(i int) {
				if s := samples[i]; !s.made && s.article {
					found, _ := (&fused.Extractor{Options: fused.Options{Model: models[s.fold], Force: true}}).Select(s.page)
					all[i].scores.WCXB = eval.WCXB(eval.BodyText(s.page, found), s.doc.Gold.Text)
					if s.label != nil {
						all[i].judged = eval.Judge(s.page, *s.label, found)
					}
				}
			})
			var single, themed, strict mean
			for i, s := range samples {
				switch {
				case s.made || !s.article:
				case s.site != "":
					themed.add(all[i].scores.WCXB.F1(), 1)
					strict.add(one01(all[i].judged.Body), 1)
				default:
					single.add(all[i].scores.WCXB.F1(), 1)
				}
			}
			fmt.Printf("  keep %.1f add %.1f: articles %.4f themed %.4f strict %.4f\n", keep, add, single.of(), themed.of(), strict.of())
		}
	}
}
