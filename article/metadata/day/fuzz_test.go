package day

import (
	"testing"
	"time"
)

// FuzzRead holds that what is read of a text as a day is one.
func FuzzRead(f *testing.F) {
	for _, v := range [][2]string{{"2024-03-05T06:00:00+01:00", "de"}, {"5. März 2024", "de"}, {"令和6年3月5日", "ja"}, {"०५ मार्च २०२४", "ne"}, {"https://a.example/2024/03/05/x", ""}} {
		f.Add(v[0], v[1])
	}
	f.Fuzz(func(t *testing.T, text, language string) {
		for _, d := range []Date{Read(text, language), InAddress(text), AtAddressEnd(text, language)} {
			if d.ISO == "" {
				continue
			}
			if _, err := time.Parse(time.DateOnly, d.ISO[:min(len(d.ISO), len(time.DateOnly))]); err != nil {
				t.Errorf("%q became %q", text, d.ISO)
			}
		}
		HasYear(text)
		OtherWords(text)
	})
}
