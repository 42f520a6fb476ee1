package networks

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features"
	"galley/internal/nn"
	"galley/models"
	"galley/models/network"
)

// trainTest trains and checks what holds of every training.
func trainTest(t *testing.T, o Options) *Result {
	t.Helper()
	var done []int
	last := 0
	o.Progress = func(n, all int) { done, last = append(done, n), all }
	r, err := Train(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.IsSorted(done) || len(done) != last {
		t.Errorf("progress %v of %d", done, last)
	}
	at := slices.IndexFunc(r.HeldOut.Corpora, func(g Group) bool { return g.Name == "single" })
	if at < 0 {
		t.Fatalf("no group of the corpus: %+v", r.HeldOut.Corpora)
	}
	if a := r.HeldOut.Corpora[at]; a.Pages != 2*Folds || !(a.F1 > 0.8) || a.Precision > 1 || a.Recall > 1 {
		t.Errorf("held out: %+v", a)
	}
	if len(r.HeldOut.Pages) != len(r.Seen.Pages) || len(r.ByFold) != Folds {
		t.Errorf("%d pages held out, %d seen, %d folds", len(r.HeldOut.Pages), len(r.Seen.Pages), len(r.ByFold))
	}
	return r
}

func fileOf(t *testing.T, w *models.Wrapper) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := w.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestTrain: what is fitted is a wrapper, the thresholds are set, and the same corpora
// and seed give the same bytes.
func TestTrain(t *testing.T) {
	for _, kind := range []Kind{Parsed, Laid} {
		t.Run(string(kind), func(t *testing.T) {
			o := testCorpora(t, kind)
			if kind == Laid {
				layOutByHand(t, &o)
			}
			r := trainTest(t, o)
			if w := r.All.Networks; w.Keep != 0.45 || w.Add != map[Kind]float64{Parsed: 0.5, Laid: 0.8}[kind] || !(w.Refuse > 0 && w.Refuse < 1) {
				t.Errorf("thresholds %v, %v, %v", w.Keep, w.Add, w.Refuse)
			}
			file := fileOf(t, r.All)
			w, err := models.Read(bytes.NewReader(file))
			if err != nil {
				t.Fatal(err)
			}
			if w.Boxes != (kind == Laid) || len(w.Record.Corpora) != 2 || w.Record.Seed != 1 || w.Networks.Document == nil {
				t.Errorf("boxes %v, record %+v", w.Boxes, w.Record)
			}
			if boxes := slices.Contains(w.Networks.Block.Names(), "width"); boxes != (kind == Laid) {
				t.Errorf("Block reads boxes: %v", boxes)
			}
			for _, n := range []*nn.Net{w.Networks.Main, w.Networks.Other} {
				if diff := cmp.Diff(features.Blocks(false).Names(), n.Names()); diff != "" {
					t.Errorf("columns of a network of all kinds of pages (-want +got):\n%s", diff)
				}
			}
			var names []string
			for _, f := range r.All.Record.Figures {
				names = append(names, f.Corpus+" "+f.Name)
			}
			want := []string{"single word_f1", "single title_exact", "sites word_f1", "sites title_exact", "all article_area"}
			if kind == Laid {
				want = slices.Insert(want, 4, "sites strict_pages")
			}
			if diff := cmp.Diff(want, names); diff != "" {
				t.Errorf("figures (-want +got):\n%s", diff)
			}
			again, err := Train(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(file, fileOf(t, again.All)) {
				t.Error("trained twice, the files differ")
			}
			o.Seed++
			again, err = Train(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Equal(file, fileOf(t, again.All)) {
				t.Error("another seed gives the same file")
			}
		})
	}
}

func TestTrainBlocks(t *testing.T) {
	r := trainTest(t, testCorpora(t, Blocks))
	if n := r.All.Networks; n.Body != nil || n.Title != nil || n.Document != nil || n.Thresholds != (network.Thresholds{}) {
		t.Errorf("networks %+v, want those of blocks only", n)
	}
	if len(r.HeldOut.Refusals) != 0 {
		t.Errorf("report %+v", r.HeldOut)
	}
}

func TestTrainRefuses(t *testing.T) {
	o := testCorpora(t, Parsed)
	o.Corpora, o.First = o.Corpora[:1], 3
	if _, err := Train(t.Context(), o); err == nil || !strings.Contains(err.Error(), "more domains") {
		t.Errorf("error %v of a corpus that is too small", err)
	}
	ctx, stop := context.WithCancel(t.Context())
	o = testCorpora(t, Parsed)
	o.Progress = func(int, int) { stop() }
	if _, err := Train(ctx, o); err == nil {
		t.Error("trained on although the context was cancelled")
	}
}

// TestRemeasure: the wrappers by fold, from their files, measure as they did when they were
// made.
func TestRemeasure(t *testing.T) {
	o := testCorpora(t, Parsed)
	r := trainTest(t, o)
	var byFold []*models.Wrapper
	for _, w := range r.ByFold {
		read, err := models.Read(bytes.NewReader(fileOf(t, w)))
		if err != nil {
			t.Fatal(err)
		}
		byFold = append(byFold, read)
	}
	got, points, err := Remeasure(t.Context(), o, byFold)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r.HeldOut, got); diff != "" {
		t.Errorf("report (-trained +measured again):\n%s", diff)
	}
	var out bytes.Buffer
	WriteSweep(&out, points)
	if lines := strings.Count(out.String(), "\n"); lines != len(points) || lines != 20 {
		t.Errorf("%d lines for %d points", lines, len(points))
	}
	if _, _, err := Remeasure(t.Context(), o, byFold[1:]); err == nil {
		t.Error("measured with wrappers of four folds")
	}
	byFold[2] = &models.Wrapper{}
	if _, _, err := Remeasure(t.Context(), o, byFold); err == nil {
		t.Error("measured with a wrapper without networks")
	}
}
