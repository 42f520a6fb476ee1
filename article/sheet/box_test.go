package sheet

import "testing"

// TestCollapse has four values as few.
func TestCollapse(t *testing.T) {
	for _, tt := range []struct {
		name    string
		in      [4]string
		corners bool
		want    string
	}{
		{"all equal", [4]string{"1px", "1px", "1px", "1px"}, false, "1px"},
		{"in pairs", [4]string{"1px", "2px", "1px", "2px"}, false, "1px 2px"},
		{"four", [4]string{"1px", "2px", "3px", "4px"}, false, "1px 2px 3px 4px"},
		{"round corners", [4]string{"8px", "8px", "0px", "0px"}, true, "8px 8px 0px 0px"},
		{"corners of two values", [4]string{"50% 30%", "50% 30%", "0px", "0px"}, true, "50% 50% 0px 0px / 30% 30% 0px 0px"},
		{"one such corner", [4]string{"9px", "9px 4px", "9px", "9px"}, true, "9px / 9px 4px 9px 9px"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := collapse(tt.in, tt.corners); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
