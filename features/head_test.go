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
