package flags

import "testing"

func TestSizeFlag(t *testing.T) {
	for value, want := range map[string]int64{
		"1": 1, "1000000": 1_000_000, "500kB": 500_000, "20MB": 20_000_000, "20 MiB": 20 << 20, "1.5gb": 1_500_000_000, "64b": 64,
		"": 0, "0": 0, "-1": 0, "many": 0, "1e99": 0, "NaN": 0, "20MBB": 0, "MB": 0,
	} {
		var size Size
		if err := size.Set(value); (err == nil) != (want > 0) || int64(size) != want {
			t.Errorf("%q is %d bytes, %v; want %d", value, size, err, want)
		}
	}
}

// TestAgentIsOneLine holds that what requests call the program is of no more than one line: it is
// part of their heads.
func TestAgentIsOneLine(t *testing.T) {
	for value, ok := range map[string]bool{"": true, "Mozilla/5.0 (x; +me@example.org)": true, "Läufer": true, "a\nb": false, "a\r": false, "a\x00": false} {
		var a agentFlag
		if err := a.Set(value); (err == nil) != ok || ok && string(a) != value {
			t.Errorf("%q: %v, have %q", value, err, a)
		}
	}
}
