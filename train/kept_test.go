package train

import (
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models/shipped"
	"galley/page"
	"galley/train/traintest"
)

// reading is a box of links, which the base cuts.
const reading = `<div class="reading wide" box="80 300 760 120"><h3 box="80 300 760 30">Read more</h3><ul box="80 330 760 90"><li box="80 330 760 30"><a href="/a" box="80 330 760 30">The old harbour opens again</a></li><li box="80 360 760 30"><a href="/b" box="80 360 760 30">Captain leaves after storm</a></li><li box="80 390 760 30"><a href="/c" box="80 390 760 30">Council puts off the vote</a></li></ul></div>`

// TestKeptBoxes: who takes back the cuts that are proposed has them kept on the other pages of the
// site, and nowhere else. A label that came from elsewhere and has no cuts says nothing of them, and
// one by whom they are cut says the contrary.
func TestKeptBoxes(t *testing.T) {
	list := dressed(t, traintest.Times, 12, reading)
	for i := range list {
		got, err := shipped.Laid().Select(list[i].Page)
		if err != nil || len(got.Cut) == 0 || !slices.Equal(got.Roots, list[i].Selection.Roots) {
			t.Fatalf("%s: the base selects %v, cuts %v, %v: the test needs a box that it cuts", list[i].URL, got.Roots, got.Cut, err)
		}
	}
	other := elsewhere(t, box(traintest.Times.HTML(20), reading))
	for _, tt := range []struct {
		name   string
		labels []dataset.Sample
		cuts   bool
	}{
		{"taken back", list[:4], false},
		{"from elsewhere", imported(list[:4]), true},
		{"once cut, once kept", append(withCuts(t, slices.Clone(list[:2]), ".reading"), list[2:4]...), true},
	} {
		w, report := trained(t, tt.labels, based(1))
		w = again(t, w)
		if said := strings.Contains(text(t, report), "keeps what your labels keep"); said == tt.cuts {
			t.Errorf("%s: the report is\n%s", tt.name, text(t, report))
		}
		for _, s := range list[4:] {
			if got := selected(t, w, s.Page); len(got.Cut) > 0 != tt.cuts || got.Body() != s.Selection.Body() {
				t.Errorf("%s: %s: cut %v of %v", tt.name, s.URL, got.Cut, got.Roots)
			}
		}
		if got := selected(t, w, other); len(got.Cut) == 0 {
			t.Errorf("%s: nothing is cut on another site", tt.name)
		}
	}
}

func imported(list []dataset.Sample) []dataset.Sample {
	list = slices.Clone(list)
	for i := range list {
		list[i].By = dataset.ByImport
		list[i].Selection.Cut = []page.NodeID{}
	}
	return list
}
