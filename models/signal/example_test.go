package signal_test

import (
	"fmt"

	"galley/models/signal"
)

func ExampleSmooth() {
	fmt.Println(signal.Smooth([]float64{0, 0, 3, 0, 0}, []float64{1. / 3, 1. / 3, 1. / 3}))
	// Output: [0 1 1 1 0]
}
