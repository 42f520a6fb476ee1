package vips_test

import (
	"fmt"
	"testing"

	"galley/models/modelstest"
	"galley/models/vips"
)

// A laid-out page becomes a tree of visual blocks.
func ExampleExtractor_Segment() {
	var t testing.T
	p := modelstest.Lay(&t, modelstest.Parse(&t, "<body><p>It rained all day.</p><hr><p>The market was moved to the hall.</p>"))
	tree, err := (&vips.Extractor{}).Segment(p)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, b := range tree.Leaves(5) {
		fmt.Println(b.DoC, p.Text(b.Nodes[0]))
	}
	// Output:
	// 9 It rained all day.
	// The market was moved to the hall.
}
