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
