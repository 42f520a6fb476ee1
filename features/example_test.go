package features_test

import (
	"fmt"

	"galley/features"
)

func ExampleSet_Only() {
	spatial := features.Wang2009().Only(features.Spatial)
	fmt.Println(spatial.Names(features.Body))
	fmt.Println(spatial.Names(features.Title))
	// Output:
	// [RectLeft RectTop RectWidth RectHeight]
	// [RectLeft RectTop RectWidth RectHeight Overlap Distance Flat]
}
