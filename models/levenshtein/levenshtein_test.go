package levenshtein_test

import (
	"testing"

	"galley/models/levenshtein"
)

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b          string
		want, printed int
	}{
		{"", "", 0, 0},
		{"abc", "", 3, 3},
		{"abc", "abc", 0, 3},
		{"kitten", "sitting", 3, 9},
		{"abcd", "bcde", 2, 5},
		{"风暴袭击", "风暴", 2, 4},
	} {
		for _, order := range [2][2]string{{tt.a, tt.b}, {tt.b, tt.a}} {
			a, b := []rune(order[0]), []rune(order[1])
			if got := levenshtein.Distance(a, b, 0); got != tt.want {
				t.Errorf("%s to %s: %d, want %d", order[0], order[1], got, tt.want)
			}
			if got := levenshtein.Distance(a, b, 1); got != tt.printed {
				t.Errorf("%s to %s as printed: %d, want %d", order[0], order[1], got, tt.printed)
			}
		}
	}
}
