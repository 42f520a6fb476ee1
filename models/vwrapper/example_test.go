package vwrapper_test

import (
	"context"
	"fmt"

	"galley/models/vwrapper"
)

// Without labelled pages there is nothing to learn from.
func ExampleTrain() {
	_, err := vwrapper.Train(context.Background(), nil)
	fmt.Println(err)
	// Output:
	// v-wrapper: no articles with title and body labels to learn from
}
