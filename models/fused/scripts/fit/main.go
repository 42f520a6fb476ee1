// Command fit fits the weights of models/fused and measures them:
//
//	go run ./models/fused/scripts/fit -corpus DIR [-out models/fused/weights.go]
//
// DIR is a corpus in the layout of WCXB. Pages of one domain are in one of five folds,
// by a hash of the host. The second judgement is fitted on first posteriors of nets
// that had not seen the page. The figures are of pages whose fold neither judgement
// had seen, and of the weights that are written, which have seen all. The same corpus
// and seed give the same weights on one kind of processor.
package main

import (
	"flag"
	"fmt"
	"os"

	"galley/eval"
	"galley/models/fused"
)

func main() {
	corpus := flag.String("corpus", "", "`folder` of a corpus; its articles are used")
	out := flag.String("out", "", "Go `file` to write the weights to")
	seed := flag.Uint64("seed", 1, "of the first weights and of the order of pages")
	units := flag.Int("units", 8, "hidden units of the first judgement; 0: a logistic regression")
	units2 := flag.Int("units2", 8, "hidden units of the second")
	flag.Parse()
	if err := run(*corpus, *out, settings(*units, *units2, *seed)); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

// settings are the configs of both judgements: found by hand, by cross-validation.
func settings(units, units2 int, seed uint64) [2]config {
	first := config{hidden: units, epochs: 20, rate: 0.004, decay: 0.03, soft: 0.5, seed: seed}
	second := first
	second.hidden = units2
	return [2]config{first, second}
}

func run(dir, out string, c [2]config) error {
	corpus, err := eval.OpenCorpus(dir, "")
	if err != nil {
		return err
	}
	samples, err := load(corpus.Articles().Documents())
	if err != nil {
		return err
	}
	fmt.Printf("%d pages\n", len(samples))
	f := newFitter(samples, c)
	f.fitFirst()
	all := f.model(folds)
	if out != "" {
		if err := write(out, all); err != nil {
			return err
		}
	}
	report("seen", samples, func(*sample) *fused.Model { return all })
	var held [folds]*fused.Model
	for fold := range held {
		held[fold] = f.model(fold)
	}
	report("held out", samples, func(s *sample) *fused.Model { return held[s.fold] })
	return nil
}
