// Command fit fits the weights that ship and measures them:
//
//	go run ./models/shipped/scripts/fit -wcxb DIR -sites DIR -out models/shipped/plain.json
//	go run ./models/shipped/scripts/fit -wcxb DIR -laid DIR -sites DIR -captured DIR -out models/shipped/visual.json
//
// The second reads pages that a browser laid out: those of the corpus from the folder
// that scripts/lay wrote, those of the sites from datasets of the same names that
// galley capture --labels wrote. Pages of one domain, and those of one themed site,
// are in one of five folds. The figures are of pages whose fold nothing had seen, and
// of the weights that are written, which have seen all. The same corpora and seed give
// the same weights on one kind of processor.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"

	"galley/models/fused"
	"galley/models/shipped"
)

type options struct {
	wcxb, laid, sites, captured string
	out                         string
	seed                        uint64
	nets                        int
	perSite                     int
	copies                      int
	only                        bool
	blocks                      bool
	noMask                      bool
	worst                       string
	sweep                       bool
	keep, add                   float64
	keepHeld, useHeld           string
	all                         *fused.Weights  // what is written
	heldWeights                 []fused.Weights // by fold that they have not seen
	record                      shipped.Record
}

func (o *options) layout() bool { return o.laid != "" }

func main() {
	var o options
	flag.StringVar(&o.wcxb, "wcxb", "", "`folder` of the corpus of single pages")
	flag.StringVar(&o.laid, "laid", "", "`folder` of its pages as scripts/lay wrote them")
	flag.StringVar(&o.sites, "sites", "", "`folder` of themed sites")
	flag.StringVar(&o.captured, "captured", "", "`folder` of datasets of the sites")
	flag.StringVar(&o.out, "out", "", "`file` to write the weights to")
	flag.Uint64Var(&o.seed, "seed", 1, "of the first weights and of the order of pages")
	flag.IntVar(&o.nets, "nets", 2, "nets whose logits are averaged")
	flag.IntVar(&o.perSite, "per-site", 30, "pages of each themed site to fit to; all are measured")
	flag.IntVar(&o.copies, "copies", 1, "copies of each article with furniture of random make to fit to")
	flag.BoolVar(&o.only, "only-wcxb", false, "fit to the corpus of single pages only, measure both")
	flag.BoolVar(&o.blocks, "blocks", false, "fit the weights of blocks only, to articles of the corpus only: those of the method fused")
	flag.BoolVar(&o.noMask, "no-mask", false, "fit to pages of themed sites once only")
	flag.Float64Var(&o.keep, "keep", 0.45, "least posterior of a block in the body subtree")
	flag.Float64Var(&o.add, "add", 0.5, "least posterior of a block outside of it")
	flag.BoolVar(&o.sweep, "sweep", false, "measure other thresholds of what is kept and added")
	flag.StringVar(&o.keepHeld, "keep-held", "", "write the weights that have not seen a fold to this `file`")
	flag.StringVar(&o.useHeld, "use-held", "", "fit nothing: measure with the weights of this `file`")
	flag.StringVar(&o.worst, "pages", "", "write one line a page with its figures to this `file`")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

func run(o *options) error {
	samples, err := load(o)
	if err != nil {
		return err
	}
	fmt.Printf("%d pages\n", len(samples))
	if o.useHeld != "" {
		return remeasure(o, samples)
	}
	f := newFitter(o, samples)
	all, held := f.fit()
	if o.keepHeld != "" {
		if err := writeJSON(o.keepHeld, o.heldWeights); err != nil {
			return err
		}
	}
	report(o, "held out", samples, func(s *sample) *fused.Model { return held[s.fold] })
	if o.sweep {
		sweep(o, samples)
	}
	report(o, "seen", samples, func(*sample) *fused.Model { return all })
	return write(o)
}

// remeasure is for changes of what is done with judgements, not of evidence.
func remeasure(o *options, samples []*sample) error {
	data, err := os.ReadFile(o.useHeld)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, &o.heldWeights); err != nil {
		return err
	}
	var held [folds]*fused.Model
	for i, w := range o.heldWeights {
		w.Keep, w.Add = o.keep, o.add
		if held[i], err = fused.NewModel(w); err != nil {
			return err
		}
	}
	o.all = &fused.Weights{}
	report(o, "held out", samples, func(s *sample) *fused.Model { return held[s.fold] })
	if o.sweep {
		sweep(o, samples)
	}
	return nil
}
