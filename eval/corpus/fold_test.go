package corpus_test

import (
	"fmt"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
)

// TestFold: what comes from one place is in one fold. The numbers are those that
// weights were fitted with: they must not change.
func TestFold(t *testing.T) {
	tests := []struct {
		name string
		doc  corpus.Document
		want int
	}{
		{"domain", corpus.Document{ID: "1", URL: "https://x.example/a"}, 1},
		{"its www", corpus.Document{ID: "2", URL: "http://WWW.x.example/b"}, 1},
		{"another domain", corpus.Document{ID: "3", URL: "https://y.example/a"}, 4},
		{"publisher", corpus.Document{ID: "4", URL: "https://x.example/a", Publisher: "ZDF"}, 1},
		{"its other domain", corpus.Document{ID: "5", URL: "https://z.example/a", Publisher: "ZDF"}, 1},
		{"site", corpus.Document{ID: "s/000", URL: "/a", Site: "s", SiteIndex: 7}, 2},
		{"another page of the site", corpus.Document{ID: "s/001", URL: "/b", Site: "s", SiteIndex: 7}, 2},
		{"nothing known", corpus.Document{ID: "6", URL: ""}, 4},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := corpus.Fold(tt.doc, 5); got != tt.want {
				t.Errorf("fold %d, want %d", got, tt.want)
			}
		})
	}
	var count [5]int
	for i := range 1000 {
		count[corpus.Fold(corpus.Document{URL: fmt.Sprintf("https://site%d.example/", i)}, 5)]++
	}
	for fold, n := range count {
		if n < 150 || n > 250 {
			t.Errorf("fold %d has %d of 1000 domains", fold, n)
		}
	}
}

// TestSharedFolds: the corpora beside the project fall into folds of similar size, and
// no publisher or site into two.
func TestSharedFolds(t *testing.T) {
	const folds = 5
	for name, most := range map[string]int{"wcxb": 350, "sites": 200, "news": 40, "real": 10} {
		t.Run(name, func(t *testing.T) {
			var count [folds]int
			foldOf := map[string]int{}
			for d := range evaltest.Corpus(t, name).All() {
				fold := corpus.Fold(d, folds)
				count[fold]++
				key := d.Site + d.Publisher
				if had, ok := foldOf[key]; ok && key != "" && had != fold {
					t.Errorf("%s is in folds %d and %d", key, had, fold)
				}
				foldOf[key] = fold
			}
			for fold, n := range count {
				if n == 0 || n > most {
					t.Errorf("fold %d has %d pages, want 1 to %d", fold, n, most)
				}
			}
		})
	}
}
