package train

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"galley/dataset"
	"galley/features"
	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models"
	"galley/page"
	"galley/testdata/testfile"
	"galley/train/traintest"
)

func TestTrain(t *testing.T) {
	samples := traintest.Times.Samples(t, 12)
	w, r := trained(t, samples, Options{Seed: 1})
	rec := w.Record
	if diff := cmp.Diff(rec, r.Record); diff != "" {
		t.Errorf("record of the wrapper and of the report:\n%s", diff)
	}
	if rec.Pages != 12 || r.Pages != 12 || !slices.Equal(rec.Sites, []string{"times.example"}) ||
		rec.Browser != "Chrome/156" || rec.Columns != column.All || rec.Seed != 1 || len(rec.Dataset) != 64 || rec.Warnings != nil {
		t.Errorf("record %+v", rec)
	}
	if want := (models.CrossChecked{Folds: 5, Title: 1, Body: 1, Page: 1}); rec.CrossChecked != want || len(r.Wrong) != 0 {
		t.Errorf("cross-checked %+v (wrong %v), want %+v", rec.CrossChecked, r.Wrong, want)
	}
	if len(r.Grid) != 2 || r.Grid[0].Model != "body" || r.Grid[1].Model != "title" {
		t.Fatalf("searches %+v, want one of bodies and one of titles", r.Grid)
	}
	for i, fit := range []models.Fit{rec.Body, rec.Title} {
		m := []*svm.Model{w.Machines.Body, w.Machines.Title}[i]
		if at := r.Grid[i].Chosen; fit.C != at.C || fit.Gamma != at.Gamma || m.Gamma() != at.Gamma || len(r.Grid[i].Points) != len(smoothGrid) {
			t.Errorf("%s: fit %+v, gamma %g, chosen %+v of %d", r.Grid[i].Model, fit, m.Gamma(), at, len(r.Grid[i].Points))
		}
		if fit.SupportVectors != m.SupportVectors() || fit.Candidates < 100 {
			t.Errorf("fit %+v, the model has %d support vectors", fit, m.SupportVectors())
		}
		// The labelled rows of the pages and of their two copies weigh as much as all others.
		if pos, neg := 36*fit.WeightPos, float64(fit.Candidates-36)*fit.WeightNeg; pos < neg-1e-6 || pos > neg+1e-6 {
			t.Errorf("positives weigh %g, negatives %g", pos, neg)
		}
	}
	for _, s := range traintest.Times.Samples(t, 15)[12:] {
		got, err := w.Select(s.Page)
		if err != nil || got.Title != s.Selection.Title || got.Body() != s.Selection.Body() {
			t.Errorf("%s: selected %+v (error %v), want %+v", s.URL, got, err, s.Selection)
		}
	}
	if _, err := models.Read(bytes.NewReader(file(t, w))); err != nil {
		t.Errorf("the trained wrapper is refused: %v", err)
	}
}

func TestSameBytes(t *testing.T) {
	o := small(3)
	o.Pages = 6
	samples := traintest.Times.Samples(t, 10)
	w, _ := trained(t, samples, o)
	slices.Reverse(samples)
	o.Workers = 1
	again, _ := trained(t, samples, o)
	if !bytes.Equal(file(t, w), file(t, again)) {
		t.Error("the same pages in another order, by one worker, give another wrapper")
	}
	o.Seed = 4
	other, _ := trained(t, samples, o)
	if w.Record.Dataset == other.Record.Dataset {
		t.Error("another seed draws the same pages")
	}
}

func TestFeaturesAndColumns(t *testing.T) {
	o := small(1)
	o.Features, o.Columns = "wang2009", column.Content
	w, _ := trained(t, traintest.Times.Samples(t, 6), o)
	if got := strings.Join(w.Machines.Set.Names(subtree.Title), " "); w.Machines.Set.Name != "wang2009" || got != "FontSize EndWithFullStop WordNum" || w.Record.Columns != column.Content {
		t.Errorf("set %s, title columns %s, recorded as %s", w.Machines.Set.Name, got, w.Record.Columns)
	}
	if _, err := models.Read(bytes.NewReader(file(t, w))); err != nil {
		t.Error(err)
	}
	o.Features = "later"
	var unknown *column.UnknownError
	if _, _, err := Train(t.Context(), traintest.Times.Samples(t, 6), "", o); !errors.As(err, &unknown) {
		t.Errorf("error %v, want an *column.UnknownError", err)
	}
}

func TestTrainRefuses(t *testing.T) {
	base := traintest.Times.Samples(t, 4)
	change := func(i int, f func(*dataset.Sample)) []dataset.Sample {
		list := slices.Clone(base)
		f(&list[i])
		return list
	}
	unlabelled := slices.Clone(base)
	unlabelled[0].Article = false
	unlabelled[1].Selection.Title = page.None
	unlabelled[2].Selection.Roots = nil
	tests := []struct {
		name    string
		samples []dataset.Sample
		pages   int
		is      error
		want    string
	}{
		{"no pages", nil, 0, ErrTooFew, ""},
		{"one page with both labels", unlabelled, 0, ErrTooFew, ""},
		{"one page asked for", base, 1, ErrTooFew, ""},
		{"more pages than there are", base, 5, nil, "5 pages were asked for, 4 have both labels"},
		{"two screens", change(2, func(s *dataset.Sample) {
			p := *s.Page
			p.Viewport = page.Size{W: 800, H: 600}
			s.Page = &p
		}), 0, nil, "https://times.example/02 was laid out on a screen of {800 600}"},
		{"not laid out", change(1, func(s *dataset.Sample) {
			p := *s.Page
			p.Laid = false
			s.Page = &p
		}), 0, features.ErrNoLayout, "https://times.example/01"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, _, err := Train(t.Context(), tt.samples, "", Options{Pages: tt.pages, Trainer: svm.Trainer{Path: "no-such-program"}})
			if w != nil || err == nil || tt.is != nil && !errors.Is(err, tt.is) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want %v %s", err, tt.is, tt.want)
			}
		})
	}
	_, _, err := Train(t.Context(), base, "", Options{Trainer: svm.Trainer{Path: "no-such-program"}})
	if !errors.Is(err, svm.ErrNoTrainer) {
		t.Errorf("error %v, want %v", err, svm.ErrNoTrainer)
	}
}

// What waits for its turn does not begin, and what runs is killed.
func TestCancel(t *testing.T) {
	traintest.Need(t, "svm-train")
	ctx, cancel := context.WithCancel(t.Context())
	var stopped time.Time
	calls := 0
	o := Options{Progress: func(done, all int) {
		if calls++; calls == 1 {
			stopped = time.Now()
			cancel()
		}
	}}
	_, _, err := Train(ctx, traintest.Times.Samples(t, 12), "", o)
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("error %v, want %v", err, context.Canceled)
	}
	if d := time.Since(stopped); d > 2*time.Second {
		t.Errorf("the training ended %v after it was cancelled", d)
	}
	if _, _, err := Train(ctx, traintest.Times.Samples(t, 2), "", o); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before: error %v, want %v", err, context.Canceled)
	}
}

func TestProgress(t *testing.T) {
	o := small(1)
	want, last := 2*(4*3+1), 0
	o.Progress = func(done, all int) {
		if done != last+1 || all != want {
			t.Errorf("progress %d of %d after %d, want one more, of %d", done, all, last, want)
		}
		last = done
	}
	trained(t, traintest.Times.Samples(t, 5), o)
	if last != want {
		t.Errorf("progress ended at %d of %d", last, want)
	}
}

func TestReport(t *testing.T) {
	r := Report{
		Pages: 4,
		Record: models.Record{
			Sites: []string{"a.example", "b.example"}, Pages: 4,
			Body:         models.Fit{Candidates: 400, C: 4, Gamma: 0.0001220703125, SupportVectors: 31},
			Title:        models.Fit{Candidates: 90, C: 16, Gamma: 0.03125, SupportVectors: 8},
			CrossChecked: models.CrossChecked{Folds: 4, Title: 0.75, Body: 0.5, Page: 0.25},
			Warnings:     []string{"https://a.example/2: the labelled title, /html[1], breaks the candidate rules; it was added"},
		},
		Grid: []Search{{"body", []GridPoint{{Point{4, 0.125}, 0.5}}, Point{4, 0.125}}},
		Wrong: []WrongPage{
			{"https://a.example/1", false, true}, {"https://a.example/2", true, false}, {"https://b.example/1", false, false},
		},
	}
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/report.txt", text.Bytes())
	got, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/report.json", append(got, '\n'))
}
