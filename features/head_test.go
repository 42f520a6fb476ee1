package features

import "testing"

func TestAfterName(t *testing.T) {
	tests := []struct {
		title, name, rest string
		ok                bool
	}{
		{"The Lantern Room", "The Lantern Room", "", true},
		{"The Lantern Room | Notes on this and that", " the  lantern room ", "notes on this and that", true},
		{"Gazette: Harbour is mended", "Gazette", "harbour is mended", true},
		{"Harbour is mended - Gazette", "Gazette", "", false},
		{"Gazette of the harbour closes", "Gazette", "", false},
		{"Gazettes close", "Gazette", "", false},
		{"港の新聞 | 港が直る", "港の新聞", "港が直る", true},
		{"Gazette", "", "", false},
	}
	for _, tt := range tests {
		t.Run(tt.title, func(t *testing.T) {
			rest, ok := afterName(tt.title, tt.name)
			if rest != tt.rest || ok != tt.ok {
				t.Errorf("got %q, %v, want %q, %v", rest, ok, tt.rest, tt.ok)
			}
		})
	}
}

// A <title> that is the name of the page in its address is no title of it, as in wikis.
func TestNameOfPage(t *testing.T) {
	tests := []struct {
		name, title, address string
		want                 bool
	}{
		{"in the path", "kiln-work [The Reed Wiki]", "https://wiki.example/kiln-work", true},
		{"in the query", "kiln_work", "https://wiki.example/doku.php?id=kiln_work", true},
		{"a title with a sign", "Kiln-work at night", "https://news.example/kiln-work-at-night", false},
		{"a word of the address", "e-bikes are here", "https://news.example/e-bikes-are-here", false},
		{"words", "Kiln work", "https://news.example/kiln-work", false},
		{"one word", "kilns", "https://wiki.example/kilns", false},
		{"a sign between the parts", "- Kilns", "https://wiki.example/kilns-", false},
		{"none", "", "https://wiki.example/", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := isNameOfPage(tt.title, tt.address); got != tt.want {
				t.Errorf("got %v", got)
			}
		})
	}
}
