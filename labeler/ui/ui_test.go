package ui

import (
	"os"
	"testing"
)

// The rubric that the page shows is the one of the documentation.
func TestRubric(t *testing.T) {
	want, err := os.ReadFile("../../docs/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := Asset("labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("labeler/ui/labelling.md and docs/labelling.md differ: copy the one that was edited over the other")
	}
}
