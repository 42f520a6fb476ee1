package study

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/page"
	"galley/train"
	"galley/train/transfer"
)

const paragraphs = "The harbour was closed on Monday, after the crane had been seen to lean.\n" +
	"Nobody was hurt, said the harbour master, and the crane will be mended.\n" +
	"Ships go to the old quay for now, where there is room for three of them."

// small is a corpus of two pages.
func small(t *testing.T) *corpus.Corpus {
	t.Helper()
	html := "<title>Harbour closed</title><nav><a href=/>Home</a> <a href=/news>News</a></nav><h1>Harbour closed</h1><div><p>" +
		strings.ReplaceAll(paragraphs, "\n", "<p>") + "</div><footer><a href=/a>About</a></footer>"
	truth := fmt.Sprintf(`{"one": {"articleBody": %q, "url": "https://example.org/one"}, "two": {"articleBody": %q, "url": "https://example.org/two"}}`, paragraphs, paragraphs)
	c, err := corpus.Open(evaltest.Lay(t, map[string]string{"ground-truth.json": truth, "html/one.html": html, "html/two.html": html}), "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestSweep: every study has a section, a plot and the published figures, and the same
// corpus gives the same bytes.
func TestSweep(t *testing.T) {
	c := small(t)
	var first []File
	for _, workers := range []int{1, 2} {
		var d Document
		if err := d.Sweep(t.Context(), c, SweepOptions{Workers: workers, Seed: 1}); err != nil {
			t.Fatal(err)
		}
		files, err := d.Files()
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = files
		}
		for i, f := range files {
			if f.Name != first[i].Name || string(f.Data) != string(first[i].Data) {
				t.Errorf("%s differs with %d workers", f.Name, workers)
			}
		}
	}
	if len(first) != len(sweeps)+1 || first[len(first)-1].Name != "study.md" {
		t.Fatalf("%d files", len(first))
	}
	text := string(first[len(first)-1].Data)
	for _, s := range sweeps {
		if !strings.Contains(text, "## "+s.title) || !strings.Contains(text, "]("+s.id+".svg)") {
			t.Errorf("no section or plot of %s", s.id)
		}
	}
	for _, want := range []string{"| cetd-ds | **1** |", "92.60 SETPR, Techweb", "95.21 CECTD-DS, mean", "Here: cetd-ds is best at λ = "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q", want)
		}
	}
	if strings.Contains(text, "NaN") {
		t.Error("a figure is not a number")
	}
}

// TestStandards: every study has the default of its methods among its values, and
// published figures at its values.
func TestStandards(t *testing.T) {
	for _, s := range sweeps {
		for _, method := range s.methods {
			if !slices.Contains(s.values, s.standard(method)) {
				t.Errorf("%s: no measurement of %s at its default %g", s.id, method, s.standard(method))
			}
		}
		for _, p := range s.published {
			if !slices.Contains(s.values, p.at) {
				t.Errorf("%s: published at %g, not measured there", s.id, p.at)
			}
		}
	}
}

func TestPublishedAt(t *testing.T) {
	s := sweep{methods: []string{"cetd-ds", "cectd-ds"}, published: []publishedF1{{1, 93.5, "CETD-DS, mean"}, {1, 95.21, "CECTD-DS, mean"}, {2, 50, "CETD-DS, mean"}}}
	for method, want := range map[string]string{"cetd-ds": "93.50 CETD-DS, mean", "cectd-ds": "95.21 CECTD-DS, mean"} {
		if got := s.publishedAt(method, 1); got != want {
			t.Errorf("%s: %q, want %q", method, got, want)
		}
	}
}

// articles are n labelled pages of one site.
func articles(n int) (list []dataset.Sample) {
	for i := range n {
		list = append(list, dataset.Sample{Slug: fmt.Sprint(i), URL: fmt.Sprintf("https://example.org/%d", i), Article: true,
			Selection: page.Selection{Title: 1, Roots: []page.NodeID{2}}})
	}
	return list
}

// TestSplit: nothing that is tested on is learned from, and the order of the samples
// does not matter.
func TestSplit(t *testing.T) {
	samples := articles(10)
	samples = append(samples, dataset.Sample{URL: "https://example.org/list"}) // no article
	turned := slices.Clone(samples)
	slices.Reverse(turned)
	o := LearnOptions{Test: 4, Seed: 7}
	learn, test := o.split([]train.Site{{Name: "a", Samples: samples}, {Name: "b", Samples: articles(3)}})
	if len(learn) != 6 || len(test) != 2 || len(test[0].Samples) != 4 || len(test[1].Samples) != 3 {
		t.Fatalf("%d to learn from, %d and %d to test on", len(learn), len(test[0].Samples), len(test[1].Samples))
	}
	for _, s := range learn {
		if slices.ContainsFunc(test[0].Samples, func(other dataset.Sample) bool { return other.URL == s.URL }) {
			t.Errorf("%s is learned from and tested on", s.URL)
		}
	}
	again, _ := o.split([]train.Site{{Name: "a", Samples: turned}})
	for i := range again {
		if again[i].URL != learn[i].URL {
			t.Errorf("from pages in another order, page %d is %s, was %s", i, again[i].URL, learn[i].URL)
		}
	}
}

func TestTransferTable(t *testing.T) {
	var d Document
	row := transfer.Row{Site: "gazette", Pages: 10}
	row.Report.Overall.Page = 0.5
	d.transfer([]transfer.Row{row}, LearnOptions{Pages: []int{10, 20}, Test: 4, Features: "wang2009"})
	text := d.text.String()
	for _, want := range []string{"wrappers of 10, 20 pages", "| gazette | W10 | 0.0 | 0.0 | 50.0 | 0.0 |", "![Page accuracy by number of training pages](pages.svg)"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
