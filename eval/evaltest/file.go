package evaltest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"maps"
	"math"
	"slices"
	"strings"

	"galley/eval"
)

// floorVersion is the version of the file format.
const floorVersion = 1

// floorPlaces is the precision of a floor: figures are rounded down to thousandths, so
// that the run they were taken from passes. A finer difference is less than one page in
// a thousand.
const floorPlaces = 1e3

// FloorFile is what quality on one corpus must not fall below. The file is JSON made to
// be read in a diff.
type FloorFile struct {
	Version int    `json:"version"`
	Corpus  string `json:"corpus"` // Corpus.Name
	Digest  string `json:"digest"` // Corpus.Digest
	Pages   int    `json:"pages"`
	// Margin is how far a figure may be below its floor, in [0, 1): for pages that a
	// browser lays out, which may come out otherwise once in a while.
	Margin  float64 `json:"margin,omitempty"`
	Figures Figures `json:"methods"`
}

// Figures are shares in [0, 1], the more the better, by method and name. Besides
// those of a report there may be any other.
type Figures map[string]map[string]float64

// FloorError says what fell below the floor, or why it cannot be said.
type FloorError struct {
	Corpus string
	Why    []string // one line each
	hint   string
}

func (e *FloorError) Error() string {
	return fmt.Sprintf("quality on %s: %s", e.Corpus, strings.Join(e.Why, "; "))
}

// Hint says what to do about it.
func (e *FloorError) Hint() string { return e.hint }

// readFloor reads a floor file; unknown versions and figures that are not in [0, 1]
// are errors.
func readFloor(r io.Reader) (*FloorFile, error) {
	f := &FloorFile{}
	dec := json.NewDecoder(r)
	dec.DisallowUnknownFields()
	if err := dec.Decode(f); err != nil {
		return nil, fmt.Errorf("floor: %w", err)
	}
	if f.Version != floorVersion {
		return nil, fmt.Errorf("floor: version %d, this build reads %d", f.Version, floorVersion)
	}
	for method, name := range f.Figures.all() {
		if v := f.Figures[method][name]; !(v >= 0 && v <= 1) {
			return nil, fmt.Errorf("floor: %s, %s, %s: %v is not in [0, 1]", f.Corpus, method, name, v)
		}
	}
	if !(f.Margin >= 0 && f.Margin < 1) {
		return nil, fmt.Errorf("floor: %s: margin %v is not in [0, 1)", f.Corpus, f.Margin)
	}
	return f, nil
}

// Write writes the file: the same floor, the same bytes.
func (f *FloorFile) Write(w io.Writer) error {
	out := *f
	out.Version = floorVersion
	if out.Figures == nil {
		out.Figures = Figures{}
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetIndent("", "  ")
	if err := enc.Encode(out); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}

// all yields methods and names in order.
func (f Figures) all() iter.Seq2[string, string] {
	return func(yield func(method, name string) bool) {
		for _, method := range slices.Sorted(maps.Keys(f)) {
			for _, name := range slices.Sorted(maps.Keys(f[method])) {
				if !yield(method, name) {
					return
				}
			}
		}
	}
}

// figuresOf are what floors keep of a report: F1 by WCXB, LCS and shingles, and the
// shares for which there are pages. Times are not in them: they are the machine's.
func figuresOf(r eval.TextReport) Figures {
	all := Figures{}
	for i := range r.Methods {
		m := &r.Methods[i]
		figures := map[string]float64{"lcs": m.Metrics.LCS.F1, "shingle": m.Metrics.Shingle.F1, "wcxb": m.Metrics.WCXB.F1}
		for name, share := range map[string]struct {
			value float64
			pages int
		}{"title": {m.TitleExact, m.TitlePages}, "with": {m.With, m.WithPages}, "without": {m.Without, m.WithoutPages}} {
			if share.pages > 0 {
				figures[name] = share.value
			}
		}
		for name, v := range figures {
			figures[name] = roundDown(v)
		}
		all[m.Name] = figures
	}
	return all
}

func roundDown(v float64) float64 { return math.Floor(v*floorPlaces+1e-6) / floorPlaces }

// Compare returns a *FloorError when what was measured is below the floor: a figure
// fell or was not measured, or the corpus is another one. Methods and figures
// without a floor pass.
func (f *FloorFile) Compare(measured *FloorFile) error {
	if err := f.sameCorpus(measured); err != nil {
		return err
	}
	var why []string
	for method, name := range f.Figures.all() {
		floor := f.Figures[method][name]
		switch v, ok := measured.Figures[method][name]; {
		case !ok:
			why = append(why, fmt.Sprintf("%s of %s was not measured", name, method))
		case v < floor-f.Margin-1e-9:
			why = append(why, fmt.Sprintf("%s of %s is %.4f, below %.4f", name, method, v, floor-f.Margin))
		}
	}
	if len(why) > 0 {
		return &FloorError{f.Corpus, why, "find what made it worse; if it must be, lower the figures in the file by hand and say in the commit why"}
	}
	return nil
}

func (f *FloorFile) sameCorpus(measured *FloorFile) error {
	if f.Digest == measured.Digest && f.Corpus == measured.Corpus {
		return nil
	}
	return &FloorError{f.Corpus, []string{fmt.Sprintf("another corpus was measured: %s, digest %.12s; the floor is of digest %.12s", measured.Corpus, measured.Digest, f.Digest)},
		"measure on the corpus of the floor; or, when the corpus is meant to have changed, remove the file and run: make raise"}
}

// Raise lifts every figure to what was measured, and adds those that there were no
// floors for. It lowers none, and takes no other corpus unless the floor is empty.
func (f *FloorFile) Raise(measured *FloorFile) error {
	if f.Digest == "" && len(f.Figures) == 0 {
		f.Corpus, f.Digest, f.Pages, f.Figures = measured.Corpus, measured.Digest, measured.Pages, Figures{}
	}
	if err := f.sameCorpus(measured); err != nil {
		return err
	}
	for method, name := range measured.Figures.all() {
		if f.Figures[method] == nil {
			f.Figures[method] = map[string]float64{}
		}
		f.Figures[method][name] = max(f.Figures[method][name], roundDown(measured.Figures[method][name]))
	}
	return nil
}
