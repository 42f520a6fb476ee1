package date

import "testing"

// TestMinute: times of day in the ways in which the world writes them.
func TestMinute(t *testing.T) {
	for line, want := range map[string]int{
		"14:30": 870, "14.30 Uhr": 870, "kl. 14.30": 870, "14h30": 870, "14 h 30": 870, "2:30 PM": 870, "2 p.m.": 840, "9:05 a.m.": 545, "오후 2:30": 870,
		"下午2:30": 870, "14時30分": 870, "14时30分": 870, "١٤:٣٠": 870, "१४:३०": 870, "14:30 น.": 870, "14:30 GMT": 870, "25:30": -1, "1430": -1, "05.03.2024": -1, "05.03.2024, 14:30": 870, "5 March": -1, "": -1,
	} {
		got, ok := Minute(line)
		if !ok {
			got = -1
		}
		if got != want || ok && !IsTimeOfDay(line) {
			t.Errorf("%q is minute %d, want %d; a time of day alone: %v", line, got, want, IsTimeOfDay(line))
		}
	}
	for _, line := range []string{"The count went on at 14:30", "14:30 The count goes on in the town", "March", ""} {
		if IsTimeOfDay(line) {
			t.Errorf("%q is taken for a time of day", line)
		}
	}
}
