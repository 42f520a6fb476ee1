package train

import (
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/page"
	"galley/train/traintest"
)

// TestSuspects: a slip in a label is told from the other labels; right labels are not doubted.
func TestSuspects(t *testing.T) {
	for _, tt := range []struct {
		name string
		slip func(s *dataset.Sample)
		part string // "": nothing is said
	}{
		{"none", func(s *dataset.Sample) {}, ""},
		{"title taken as body", func(s *dataset.Sample) { s.Selection.Roots = []page.NodeID{s.Selection.Title} }, "body"},
		{"body and title mixed up", func(s *dataset.Sample) {
			s.Selection.Title, s.Selection.Roots = s.Selection.Body(), []page.NodeID{s.Selection.Title}
		}, "body"},
		{"whole page", func(s *dataset.Sample) { s.Selection.Roots = []page.NodeID{s.Page.Body()} }, "body"},
		{"element around", func(s *dataset.Sample) {
			s.Selection.Roots = []page.NodeID{s.Page.Nodes[s.Selection.Body()].Parent}
		}, "body"},
		{"one line of another story", func(s *dataset.Sample) {
			n, err := s.Page.FindCSS("aside h2")
			if err != nil {
				t.Fatal(err)
			}
			s.Selection.Title = n
		}, "title"},
		{"no article", func(s *dataset.Sample) { s.Article, s.Selection = false, page.Selection{Title: page.None} }, "article"},
	} {
		list := traintest.Times.Samples(t, 12)
		tt.slip(&list[3])
		_, report := trained(t, list, based(1))
		var got []string
		for _, s := range report.Suspects {
			got = append(got, s.URL+" "+s.Part)
		}
		var want []string
		if tt.part != "" {
			want = []string{list[3].URL + " " + tt.part}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", tt.name, got, want)
		}
		if said := strings.Contains(text(t, report), "do not fit the others"); said != (tt.part != "") {
			t.Errorf("%s: the report is\n%s", tt.name, text(t, report))
		}
	}
}
