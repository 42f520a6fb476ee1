package proposal

import (
	"slices"
	"testing"
)

func TestOrder(t *testing.T) {
	got := Order([]Waiting{
		{"a", 0.1, "story"}, {"b", 0.9, "story"}, {"c", 0.5, "story"}, {"d", 0.2, "gallery"}, {"e", 0.2, "gallery"}, {"f", 1, ""},
	})
	if want := []string{"f", "b", "d", "c", "e", "a"}; !slices.Equal(got, want) {
		t.Errorf("the order is %v, want %v", got, want)
	}
	if got := Order(nil); len(got) != 0 {
		t.Errorf("the order of nothing is %v", got)
	}
}
