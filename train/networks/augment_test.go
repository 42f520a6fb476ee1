package networks

import (
	"slices"
	"strings"
	"testing"

	"galley/train/networks/surroundings"
)

// TestAugment: copies of the articles have their words and others, the others are wrong,
// and they depend on the seed.
func TestAugment(t *testing.T) {
	c, samples, o := readTest(t, testCorpora(t, Parsed))
	all, err := augment(t.Context(), &o, samples, c.documents())
	if err != nil {
		t.Fatal(err)
	}
	var copies, sections []*sample
	for _, s := range all[len(samples):] {
		if s.section {
			sections = append(sections, s)
		} else {
			copies = append(copies, s)
		}
	}
	if len(copies) < Folds || len(sections) < Folds {
		t.Fatalf("%d copies and %d of sections of %d articles", len(copies), len(sections), 2*Folds)
	}
	for _, s := range sections {
		if s.article || !s.augmented || !s.fitted || strings.Contains(s.page.DocumentTitle(), s.doc.ID) || s.doc.Gold.Text != "" {
			t.Errorf("section of %s: article %v, title %q", s.doc.ID, s.article, s.page.DocumentTitle())
		}
	}
	added := 0
	for _, s := range copies {
		if !s.augmented || !s.article || !s.fitted || s.site != "" {
			t.Errorf("copy of %s: augmented %v, article %v, fitted %v", s.doc.ID, s.augmented, s.article, s.fitted)
		}
		original := samples[slices.IndexFunc(samples, func(o *sample) bool { return o.doc.ID == s.doc.ID })]
		if s.fold != original.fold || s.gold > original.gold+10 {
			t.Errorf("%s: fold %d, %v words of gold; the original has %d and %v", s.doc.ID, s.fold, s.gold, original.fold, original.gold)
		}
		if len(s.rows) > len(original.rows) {
			added++
		}
	}
	if added < len(copies)/2 {
		t.Errorf("%d of %d copies have more blocks than their originals", added, len(copies))
	}
	texts := func(seed uint64) string {
		o.Seed = seed
		s := copies[0].augmentedCopy(&o, surroundings.DonorsOf(c.documents()), 0)
		if s == nil {
			return ""
		}
		return strings.Join(s.features.texts(), "\n")
	}
	if texts(1) != texts(1) || texts(1) != strings.Join(copies[0].features.texts(), "\n") {
		t.Error("the same seed gives another copy")
	}
	if texts(1) == texts(2) && texts(1) == texts(3) {
		t.Error("all seeds give the same copy")
	}
	if all, err := augment(t.Context(), &o, samples, nil); err != nil || len(all) != len(samples) {
		t.Errorf("without texts for boilerplate: %d of %d samples, %v", len(all), len(samples), err)
	}
}

func TestNoPlaceForBoilerplate(t *testing.T) {
	c, samples, o := readTest(t, testCorpora(t, Parsed))
	s := *samples[0]
	for name, source := range map[string]string{"empty": "", "text of the body itself": "<body>" + s.doc.Gold.Text} {
		s.doc.HTML = []byte(source)
		if copied := s.augmentedCopy(&o, surroundings.DonorsOf(c.documents()), 0); copied != nil {
			t.Errorf("%s: there is a copy", name)
		}
	}
}
