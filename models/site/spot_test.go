package site

import (
	"slices"
	"testing"
)

func TestInPlace(t *testing.T) {
	text, parts, below := Spot{At: "div.text", Most: 1}, Spot{At: "div.part", Most: 2, All: true}, Spot{At: "main#m /div/td", Most: 1}
	for _, tt := range []struct {
		name   string
		places []string
		want   []bool
	}{
		{"more classes than labels share", []string{"div.text div.post-7", "div.note"}, []bool{true, false}},
		{"below an element with an id", []string{"main#m /div/td", "main#m /div", "main#m"}, []bool{true, false, false}},
		{"two where labelled pages have one", []string{"div.text", "div.text"}, []bool{false, false}},
		{"more parts than labelled pages have", []string{"div.part", "div.part", "div.part"}, []bool{true, true, true}},
		{"no name", []string{"", "div.text"}, []bool{false, true}},
	} {
		if got := InPlace([]Spot{text, parts, below}, tt.places); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestLimit(t *testing.T) {
	for _, tt := range []struct {
		name string
		in   []bool
		best int
		only bool
		want []bool // may be chosen
	}{
		{"a place, and what the base takes", []bool{true, false, false}, 2, false, []bool{true, false, true}},
		{"only the place", []bool{true, false, false}, 2, true, []bool{true, false, false}},
		{"no place: what the base takes", []bool{false, false, false}, 1, true, []bool{false, true, false}},
		{"nothing to go by", []bool{false, false}, -1, false, []bool{true, true}},
	} {
		decisions := make([]float64, len(tt.in))
		Limit(tt.in, tt.best, tt.only, decisions)
		for i, d := range decisions {
			if (d == 0) != tt.want[i] {
				t.Errorf("%s: candidate %d has %v", tt.name, i, d)
			}
		}
	}
}
