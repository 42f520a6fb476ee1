package eval

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/testdata/testfile"
)

// compared is a comparison in letters: T, B strictly right, t, b leniently.
func compared(letters string) Comparison {
	var j Comparison
	for _, l := range letters {
		switch l {
		case 'T':
			j.Title, j.LenientTitle = true, true
		case 't':
			j.LenientTitle = true
		case 'B':
			j.Body, j.LenientBody = true, true
		case 'b':
			j.LenientBody = true
		}
	}
	if !j.Page() {
		j.Why = "because of " + letters
	}
	return j
}

func TestTally(t *testing.T) {
	var got Counts
	for _, letters := range []string{"TB", "Tb", "tB", "T", "b", "", "TB"} {
		got.Add(compared(letters))
	}
	want := Counts{Pages: 7, Title: 4, Body: 3, Page: 2, LenientTitle: 5, LenientBody: 5, LenientPage: 4}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("counts (-want +got):\n%s", diff)
	}
	a := got.Accuracy()
	if a.Pages != 7 || a.Page != 2./7 || a.Lenient.Page != 4./7 {
		t.Errorf("accuracy %+v, want 2/7 of 7 pages, 4/7 leniently", a)
	}
	if got := (Counts{}).Accuracy(); got != (Accuracy{}) {
		t.Errorf("accuracy without pages %+v, want zeros", got)
	}
}

// report is of two sites whose pages were added by turns.
func report() PagesReport {
	var pages Pages
	pages.Add("zeta", "https://zeta.example/1", compared("TB"))
	pages.Add("alpha", "https://alpha.example/1", compared("T"))
	pages.Add("zeta", "https://zeta.example/2", compared("Tb"))
	pages.Add("alpha", "https://alpha.example/2", compared("TB"))
	pages.Add("zeta", "https://zeta.example/3", compared("TB"))
	return pages.Report()
}

func TestReportJSON(t *testing.T) {
	r := report()
	r.Name = "demo.wrapper"
	got, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/report.json", append(got, '\n'))
}

// Who reads JSON expects lists, also where they are empty.
func TestReportOfNothing(t *testing.T) {
	got, err := json.Marshal(new(Pages).Report())
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"overall":{"pages":0,"title":0,"body":0,"page":0,"lenient":{"title":0,"body":0,"page":0}},"sites":[],"wrong":[]}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestReportTable(t *testing.T) {
	var got bytes.Buffer
	if err := report().Write(&got); err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/report.txt", got.Bytes())
}

// A report that was taken does not change when pages are added.
func TestReportIsTaken(t *testing.T) {
	var pages Pages
	pages.Add("a", "https://a.example/1", compared(""))
	before := pages.Report()
	pages.Add("a", "https://a.example/2", compared(""))
	if before.Overall.Pages != 1 || before.Sites[0].Pages != 1 || len(before.Wrong) != 1 {
		t.Errorf("the report has become %+v", before)
	}
}

type full struct{}

var errFull = errors.New("disk full")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestReportWriteError(t *testing.T) {
	if err := report().Write(full{}); !errors.Is(err, errFull) {
		t.Errorf("error %v, want %v", err, errFull)
	}
}
