package person

import (
	"testing"
)

func TestIsOtherRole(t *testing.T) {
	for words, want := range map[string]bool{
		"Reviewed by": true, ". Medically reviewed by": true, "Fotos von": true, "Revisado por:": true,
		"Written by": false, "By": false, "5 March 2024 by": false, "and by": false, "": false, "It was seen and was reviewed by": false,
	} {
		if got := IsOtherRole(words); got != want {
			t.Errorf("%q: %v, want %v", words, got, want)
		}
	}
}
