package eval

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
)

// floorVersion is the version of the file format.
const floorVersion = 1

// floorPlaces is how finely a floor is kept: rounded down to it, so that the run it
// was taken from passes.
const floorPlaces = 1e4

// Floor is what quality must not fall below: of each corpus its digest, and of each
// method its figures on it. The file is JSON made to be read in a diff.
type Floor struct {
	Version int                    `json:"version"`
	Corpora map[string]CorpusFloor `json:"corpora"` // by Corpus.Name
}

// CorpusFloor is the floor of one corpus.
type CorpusFloor struct {
	Digest  string                        `json:"digest"` // Corpus.Digest
	Pages   int                           `json:"pages"`
	Methods map[string]map[string]float64 `json:"methods"` // figures by method and name, see FloorFigures
}

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
	for _, corpus := range slices.Sorted(maps.Keys(f.Corpora)) {
		methods := f.Corpora[corpus].Methods
		for _, method := range slices.Sorted(maps.Keys(methods)) {
			for _, figure := range slices.Sorted(maps.Keys(methods[method])) {
				if v := methods[method][figure]; !(v >= 0 && v <= 1) {
					return nil, fmt.Errorf("eval: floor: %s, %s, %s: %v is not in [0, 1]", corpus, method, figure, v)
				}
			}
		}
	}
	return f, nil
}

// Write writes the file: the same floor, the same bytes.
func (f *Floor) Write(w io.Writer) error {
	out := Floor{floorVersion, f.Corpora}
	if out.Corpora == nil {
		out.Corpora = map[string]CorpusFloor{}
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

// FloorFigures are what a floor keeps of a method: the F1 of every metric, the
// score, and the shares for which there are pages, all in [0, 1] and rounded down
// to four places. Times are not among them: they are the machine's.
func FloorFigures(m MethodReport) map[string]float64 {
	figures := map[string]float64{}
	put := func(name string, v float64, pages int) {
		if pages > 0 {
			figures[name] = math.Floor(v*floorPlaces+1e-6) / floorPlaces
		}
	}
	for i, mean := range m.Metrics.all() {
		put(MetricNames[i], mean.F1, mean.Pages)
	}
	put("score", m.Score, m.Pages)
	put("title_exact", m.TitleExact, m.TitlePages)
	put("with", m.With, m.WithPages)
	put("without", m.Without, m.WithoutPages)
	return figures
}

// Compare returns a *FloorError when the report is below the floor: a figure fell,
// a method or figure of the floor was not measured, the corpus is another one, or
// there is no floor for it. Methods without a floor pass.
func (f *Floor) Compare(r TextReport) error {
	floor, ok := f.Corpora[r.Corpus]
	switch {
	case !ok:
		return &FloorError{r.Corpus, []string{"there is no floor"}, "update the floor"}
	case floor.Digest != r.Digest:
		return &FloorError{r.Corpus, []string{fmt.Sprintf("the corpus has changed: its digest is %.12s, the floor is of %.12s", r.Digest, floor.Digest)},
			"measure on the corpus of the floor, or update the floor and allow that it may fall"}
	}
	if why := floor.below(r, true); len(why) > 0 {
		return &FloorError{r.Corpus, why, "find what made it worse; if it must be, update the floor and allow that it may fall"}
	}
	return nil
}

// below lists what fell, in order. With all, methods that are not measured have
// fallen as well.
func (c CorpusFloor) below(r TextReport, all bool) []string {
	measured := map[string]map[string]float64{}
	for _, m := range r.Methods {
		measured[m.Name] = FloorFigures(m)
	}
	var why []string
	for _, method := range slices.Sorted(maps.Keys(c.Methods)) {
		got, ok := measured[method]
		if !ok {
			if all {
				why = append(why, method+" was not measured")
			}
			continue
		}
		for _, figure := range slices.Sorted(maps.Keys(c.Methods[method])) {
			floor := c.Methods[method][figure]
			switch v, ok := got[figure]; {
			case !ok:
				why = append(why, fmt.Sprintf("%s of %s was not measured", figure, method))
			case v < floor-1e-9:
				why = append(why, fmt.Sprintf("%s of %s is %.4f, below %.4f", figure, method, v, floor))
			}
		}
	}
	return why
}

// Update makes the report's figures the floor. Methods of the floor that were not
// measured keep theirs. It refuses, with a *FloorError and nothing changed, to lower
// a figure or to take another corpus under the same name, unless allowLower.
func (f *Floor) Update(r TextReport, allowLower bool) error {
	old, had := f.Corpora[r.Corpus]
	const hint = "allow it explicitly, and say in the commit why"
	if had && !allowLower {
		if old.Digest != r.Digest {
			return &FloorError{r.Corpus, []string{"the corpus has changed, so its floor would be lost"}, hint}
		}
		if why := old.below(r, false); len(why) > 0 {
			return &FloorError{r.Corpus, why, hint}
		}
	}
	c := CorpusFloor{Digest: r.Digest, Pages: r.Pages, Methods: map[string]map[string]float64{}}
	if old.Digest == r.Digest {
		maps.Copy(c.Methods, old.Methods)
	}
	for _, m := range r.Methods {
		c.Methods[m.Name] = FloorFigures(m)
	}
	if f.Corpora == nil {
		f.Corpora = map[string]CorpusFloor{}
	}
	f.Corpora[r.Corpus] = c
	return nil
}
