package published

import "testing"

// TestMayBeDay: which texts that cannot be read may be days.
func TestMayBeDay(t *testing.T) {
	for text, want := range map[string]bool{
		"12 Mehe 2021":     true,
		"3. 12. 1999 r.":   true,
		"12,480 (2021)":    false,
		"1.250 Boote 2021": false,
		"2019 – 2021":      false,
		"12:30":            false,
		".12 2021":         false,
	} {
		if got := mayBeDay(text); got != want {
			t.Errorf("mayBeDay(%q) = %v", text, got)
		}
	}
}
