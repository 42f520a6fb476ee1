package page

import (
	"net/url"
	"testing"
)

// A plain address is what comes of taking it apart and putting it together, whatever its
// path is made of.
func TestIsPlain(t *testing.T) {
	const signs = "aZ/.-_%?~ #"
	plain := 0
	var try func(ref string, more int)
	try = func(ref string, more int) {
		if isPlain(ref) {
			plain++
			u, err := url.Parse(ref)
			if err != nil || new(url.URL).ResolveReference(u).String() != ref {
				t.Errorf("%s is not plain: %v", ref, err)
			}
		}
		for i := 0; more > 0 && i < len(signs); i++ {
			try(ref+signs[i:i+1], more-1)
		}
	}
	for _, start := range []string{"http://h", "https://h.example/", "http:/", "HTTP://h/"} {
		try(start, 5)
	}
	if plain < 1000 {
		t.Errorf("%d are plain", plain)
	}
}
