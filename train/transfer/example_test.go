package transfer_test

import (
	"context"
	"fmt"
	"os"

	"galley/dataset"
	"galley/train"
	"galley/train/transfer"
)

// How well wrappers of one site do on the pages of others.
func ExampleExperiment() {
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
	x := transfer.Experiment{Train: []int{10, 40}, Test: 40, Options: train.Options{Seed: 1}}
	rows, err := x.Run(context.Background(), sites, nil)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	transfer.Write(os.Stdout, rows)
}
