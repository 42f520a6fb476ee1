package eval

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
)

// floorVersion is the version of the file format.
const floorVersion = 1

// floorPlaces is how finely a floor is kept: rounded down to it, so that the run it
// was taken from passes. Less is less than one page in a thousand, and not worth a
// red light.
const floorPlaces = 1e3

// Floor is what quality on one corpus must not fall below. The file is JSON made to
// be read in a diff.
type Floor struct {
	Version int     `json:"version"`
	Corpus  string  `json:"corpus"` // Corpus.Name
	Digest  string  `json:"digest"` // Corpus.Digest
	Pages   int     `json:"pages"`
	Figures Figures `json:"methods"`
}

// Figures are shares in [0, 1], the more the better, by method and name. Besides
// those of FloorFigures there may be any other.
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

// ReadFloor reads a floor file; unknown versions and figures that are not in [0, 1]
// are errors.
func ReadFloor(r io.Reader) (*Floor, error) {
	f := &Floor{}
	dec := json.NewDecoder(r)
	dec.DisallowUnknownFields()
	if err := dec.Decode(f); err != nil {
		return nil, fmt.Errorf("eval: floor: %w", err)
	}
	if f.Version != floorVersion {
		return nil, fmt.Errorf("eval: floor: version %d, this build reads %d", f.Version, floorVersion)
	}
	for method, name := range f.Figures.all() {
		if v := f.Figures[method][name]; !(v >= 0 && v <= 1) {
			return nil, fmt.Errorf("eval: floor: %s, %s, %s: %v is not in [0, 1]", f.Corpus, method, name, v)
		}
	}
	return f, nil
}

// Write writes the file: the same floor, the same bytes.
func (f *Floor) Write(w io.Writer) error {
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

// NewFloor is what a report measured, as a floor: compare it with the one that is
// kept. Times are not in it: they are the machine's.
func NewFloor(r TextReport) *Floor {
	f := &Floor{Version: floorVersion, Corpus: r.Corpus, Digest: r.Digest, Pages: r.Pages, Figures: Figures{}}
	for i := range r.Methods {
		f.Figures[r.Methods[i].Name] = FloorFigures(&r.Methods[i])
	}
	return f
}

// FloorFigures are what a floor keeps of a method: F1 by WCXB, LCS and shingles,
// and the shares for which there are pages, titles only of methods that find some.
func FloorFigures(m *MethodReport) map[string]float64 {
	figures := map[string]float64{
		"lcs": roundDown(m.Metrics.LCS.F1), "shingle": roundDown(m.Metrics.Shingle.F1), "wcxb": roundDown(m.Metrics.WCXB.F1),
	}
	put := func(name string, v float64, pages int) {
		if pages > 0 {
			figures[name] = roundDown(v)
		}
	}
	put("title", m.TitleExact, m.TitlePages)
	put("with", m.With, m.WithPages)
	put("without", m.Without, m.WithoutPages)
	return figures
}

func roundDown(v float64) float64 { return math.Floor(v*floorPlaces+1e-6) / floorPlaces }

// Compare returns a *FloorError when what was measured is below the floor: a figure
// fell or was not measured, or the corpus is another one. Methods and figures
// without a floor pass.
func (f *Floor) Compare(measured *Floor) error {
	if err := f.sameCorpus(measured); err != nil {
		return err
	}
	var why []string
	for method, name := range f.Figures.all() {
		floor := f.Figures[method][name]
		switch v, ok := measured.Figures[method][name]; {
		case !ok:
			why = append(why, fmt.Sprintf("%s of %s was not measured", name, method))
		case v < floor-1e-9:
			why = append(why, fmt.Sprintf("%s of %s is %.4f, below %.4f", name, method, v, floor))
		}
	}
	if len(why) > 0 {
		return &FloorError{f.Corpus, why, "find what made it worse; if it must be, lower the figures in the file by hand and say in the commit why"}
	}
	return nil
}

func (f *Floor) sameCorpus(measured *Floor) error {
	if f.Digest == measured.Digest && f.Corpus == measured.Corpus {
		return nil
	}
	return &FloorError{f.Corpus, []string{fmt.Sprintf("another corpus was measured: %s, digest %.12s; the floor is of digest %.12s", measured.Corpus, measured.Digest, f.Digest)},
		"measure on the corpus of the floor; or, when the corpus is meant to have changed, remove the file and raise the floor anew"}
}

// Raise lifts every figure to what was measured, and adds those that there were no
// floors for. It lowers none, and takes no other corpus unless the floor is empty.
func (f *Floor) Raise(measured *Floor) error {
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
