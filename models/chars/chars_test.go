package chars_test

import (
	"testing"

	"galley/models/chars"
)

func TestNonBlank(t *testing.T) {
	for text, want := range map[string]int{"": 0, " \n\u00a0\u3000": 0, " a  b, c. ": 5, "风暴 x": 3} {
		if got := chars.NonBlank(text); got != want {
			t.Errorf("NonBlank(%q) = %d, want %d", text, got, want)
		}
	}
}

func TestClasses(t *testing.T) {
	for _, tt := range []struct {
		r                rune
		punct, ideograph bool
	}{
		{',', true, false}, {'|', true, false}, {'。', true, false}, {'+', false, false}, {'a', false, false},
		{'风', false, true}, {'が', false, true}, {'カ', false, true}, {'𠀀', false, true}, {'한', false, false},
	} {
		if got := chars.IsPunct(tt.r); got != tt.punct {
			t.Errorf("IsPunct(%q) = %v, want %v", tt.r, got, tt.punct)
		}
		if got := chars.IsIdeograph(tt.r); got != tt.ideograph {
			t.Errorf("IsIdeograph(%q) = %v, want %v", tt.r, got, tt.ideograph)
		}
	}
}

func TestFirst(t *testing.T) {
	for _, tt := range []struct {
		text string
		n    int
		want string
	}{{"abc", 2, "ab"}, {"abc", 3, "abc"}, {"abc", 9, "abc"}, {"abc", 0, ""}, {"abc", -1, ""}, {"风暴x", 2, "风暴"}, {"", 1, ""}} {
		if got := chars.First(tt.text, tt.n); got != tt.want {
			t.Errorf("First(%q, %d) = %q, want %q", tt.text, tt.n, got, tt.want)
		}
	}
}
