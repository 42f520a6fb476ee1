package metadata

import "testing"

func TestAddress(t *testing.T) {
	tests := []struct {
		address                      string
		depth                        int
		story, shop, talk, manual, y bool
	}{
		{"https://example.org/", 0, false, false, false, false, false},
		{"https://example.org/blog/2026/a-day", 3, true, false, false, false, true},
		{"https://shop.example.org/p/1", 2, false, true, false, false, false},
		{"https://example.org/viewtopic.php/x", 2, false, false, true, false, false},
		{"https://docs.example.org/a", 1, false, false, false, true, false},
		{"https://example.org/a/forum", 2, false, false, false, false, false}, // the last part is a name
		{"::", 0, false, false, false, false, false},
		{"", unknownDepth, false, false, false, false, false},
	}
	for _, tt := range tests {
		var read Head
		read.readAddress(tt.address)
		h := read.Address
		if h.Depth != tt.depth || h.Story != tt.story || h.Shop != tt.shop || h.Talk != tt.talk || h.Manual != tt.manual || h.Dated != tt.y {
			t.Errorf("%s: %+v", tt.address, h)
		}
	}
}
