package train_test

import (
	"context"
	"fmt"
	"os"

	"galley/dataset"
	"galley/models/shipped"
	"galley/train"
)

// A wrapper learned from the labelled pages of one site, starting from the one that
// ships. It needs LIBSVM's svm-train.
func ExampleTrain() {
	d, err := dataset.Open("mysite")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	samples, faults := dataset.Samples(d)
	for _, fault := range faults {
		fmt.Fprintln(os.Stderr, fault)
	}
	w, report, err := train.Train(context.Background(), samples, d.Meta().Browser, train.Options{Seed: 1, Base: shipped.Laid()})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	report.Write(os.Stdout)
	f, err := os.Create("mysite.wrapper")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	defer f.Close()
	if err := w.Write(f); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// How well wrappers of one site do on the pages of others.
func ExampleTransfer() {
	var sites []train.Site
	for _, dir := range []string{"gazette", "herald"} {
		d, err := dataset.Open(dir)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return
		}
		samples, _ := dataset.Samples(d)
		sites = append(sites, train.Site{Name: dir, Browser: d.Meta().Browser, Samples: samples})
	}
	x := train.Transfer{Train: []int{10, 40}, Test: 40, Options: train.Options{Seed: 1}}
	rows, err := x.Run(context.Background(), sites, nil)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	train.WriteTransfer(os.Stdout, rows)
}
