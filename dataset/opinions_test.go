package dataset

import (
	"errors"
	"os"
	"testing"
	"time"

	"galley/page"
	"galley/page/pagetest"
)

// Opinions are kept beside the label, survive a second capture, and go when they are
// taken away.
func TestOpinions(t *testing.T) {
	d, err := Create(t.TempDir(), Meta{})
	if err != nil {
		t.Fatal(err)
	}
	p := pagetest.At(t, "http://paper.test/a", "<h1>Title</h1><div><p>Text of it.</p></div>")
	slug, err := d.Add(Capture{Page: p})
	if err != nil {
		t.Fatal(err)
	}
	if o, err := d.Opinions(slug); err != nil || len(o.Labels) != 0 {
		t.Errorf("without a label there are %+v, %v", o, err)
	}
	one := NewLabel(p, page.Selection{Title: page.None}, false, ByHuman, time.Time{})
	one.Annotator = "Ann"
	if err := d.SetLabel(slug, one); err != nil {
		t.Fatal(err)
	}
	if o, err := d.Opinions(slug); err != nil || len(o.Labels) != 1 || o.Labels[0].Annotator != "Ann" {
		t.Errorf("of one label the opinions are %+v, %v", o, err)
	}
	other := one
	other.Annotator = "Ben"
	if err := d.SetOpinions(slug, Opinions{Settled: true, Labels: []Label{one, other}}); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Add(Capture{Page: p}); err != nil {
		t.Fatal(err)
	}
	if o, err := d.Opinions(slug); err != nil || len(o.Labels) != 2 || !o.Settled || o.Labels[1].Annotator != "Ben" {
		t.Errorf("after a second capture the opinions are %+v, %v", o, err)
	}
	name := d.pages() + "/" + slug + "/" + opinionsFile
	for text, want := range map[string]any{"{": new(*FileError), `{"version":9}`: new(*VersionError), `{"version":1,"labels":[{"version":1,"article":true}]}`: new(*FileError)} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := d.Opinions(slug); err == nil || !errors.As(err, want) {
			t.Errorf("%s is read with %v", text, err)
		}
	}
	if err := d.SetOpinions(slug, Opinions{}); err != nil {
		t.Fatal(err)
	}
	if o, err := d.Opinions(slug); err != nil || len(o.Labels) != 1 {
		t.Errorf("when they are taken away there are %+v, %v", o, err)
	}
	if _, err := d.Opinions("none"); !errors.Is(err, ErrNoPage) {
		t.Errorf("of no page: %v", err)
	}
}
