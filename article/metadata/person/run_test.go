package person

import (
	"testing"
)

func FuzzRuns(f *testing.F) {
	for _, s := range []string{"Posted on 2025-01-01 by Ann van der Lee", "Von Ann : 3 März 2025", "by by by", "2023年3月5日 by 東京新聞", "\u0301 1 \u0301", ": - |"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, run := range Runs(text) {
			if len(run.Words) == 0 {
				t.Error("a run without words")
			}
		}
	})
}
