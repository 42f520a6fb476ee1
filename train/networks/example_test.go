package networks_test

import (
	"context"
	"fmt"
	"os"

	"galley/train/networks"
)

// The wrapper for HTML that is only parsed, from the corpora that it ships with.
func ExampleTrain() {
	o := networks.Options{Kind: networks.Parsed, Corpora: []string{"corpora/wcxb", "corpora/news", "corpora/real", "corpora/sites"}, Seed: 1}
	r, err := networks.Train(context.Background(), o)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	r.HeldOut.Write(os.Stdout, "held out")
	f, err := os.Create("parsed.wrapper")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	defer f.Close()
	if err := r.All.Write(f); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
