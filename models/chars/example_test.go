package chars_test

import (
	"fmt"

	"galley/models/chars"
)

func ExampleNonBlank() {
	fmt.Println(chars.NonBlank("The ferry, at 8."), chars.IsIdeograph('川'), chars.IsPunct(','))
	// Output: 13 true true
}
