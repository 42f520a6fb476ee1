package levenshtein_test

import (
	"fmt"

	"galley/models/levenshtein"
)

func ExampleDistance() {
	fmt.Println(levenshtein.Distance([]rune("ferry"), []rune("fairy"), 0))
	// Output: 2
}
