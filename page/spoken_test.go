package page

import "testing"

// TestSpokenWords: two ideographs are about a word to a reader.
func TestSpokenWords(t *testing.T) {
	for text, want := range map[string]int{"": 0, "a boat": 2, "診断を始める": 3, "港 2024 の船": 3, "船": 1} {
		if got := SpokenWords(text); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}
