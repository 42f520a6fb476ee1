package models

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"galley/features"
	"galley/internal/svm"
	"galley/page"
)

// FormatVersion is the version of the wrapper file that Write makes and Read
// understands.
//
// Version 1, without a Base, is what wrappers without one are still written as.
const FormatVersion = 2

// The bounds of a wrapper file and of its parts, in bytes. That of the header is
// the lowest, because three bytes of JSON can ask for thirty of memory.
const (
	maxFile   = 64 << 20
	maxHeader = 4 << 20
	maxModel  = 64 << 20
	maxMix    = 1000
)

// header is wrapper.json.
type header struct {
	Format   int             `json:"format_version"`
	Features featureTables   `json:"features"`
	Viewport page.Size       `json:"viewport"`
	Limits   features.Limits `json:"limits"`
	Record   Record          `json:"record"`
	Base     *Mix            `json:"base,omitempty"`
}

// featureTables are the columns of the models with their scales, so that a file
// can be used and checked without this program.
type featureTables struct {
	Set     string   `json:"set"`
	Version int      `json:"version"`
	Body    []column `json:"body"`
	Title   []column `json:"title"`
}

type column struct {
	Name string  `json:"name"`
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
}

// FormatError says why a file is not a wrapper that this build can use.
type FormatError struct {
	Reason string
	Advice string
	Err    error // may be nil
}

func (e *FormatError) Error() string {
	if e.Err != nil {
		return "wrapper: " + e.Reason + ": " + e.Err.Error()
	}
	return "wrapper: " + e.Reason
}

// Unwrap is the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *FormatError) Hint() string { return e.Advice }

// retrain is the advice where a file is whole, but not for this build.
const retrain = "train the wrapper again with this galley, or use the one that made it"

func damaged(part string, err error) error {
	return &FormatError{part, "the file is damaged or not a wrapper: train it again with galley train -d DIR -o FILE.wrapper", err}
}

// Write stores the wrapper as a zip of wrapper.json, body.svm and title.svm. The
// same wrapper gives the same bytes.
func (w *Wrapper) Write(out io.Writer) error {
	z := zip.NewWriter(out)
	h := header{
		Format:   1,
		Features: featureTables{w.Set.Name, w.Set.Version, columns(w.Set, features.Body), columns(w.Set, features.Title)},
		Viewport: w.Viewport, Limits: w.Limits, Record: w.Record,
	}
	if w.Base != nil {
		h.Format, h.Base = FormatVersion, &w.Mix
	}
	text, err := json.MarshalIndent(h, "", "  ")
	if err != nil {
		return fmt.Errorf("write wrapper: %w", err)
	}
	for _, part := range []struct {
		name string
		data []byte
	}{{"wrapper.json", append(text, '\n')}, {"body.svm", w.Body.Raw()}, {"title.svm", w.Title.Raw()}} {
		f, err := z.CreateHeader(&zip.FileHeader{Name: part.name, Method: zip.Deflate})
		if err == nil {
			_, err = f.Write(part.data)
		}
		if err != nil {
			return fmt.Errorf("write wrapper: %s: %w", part.name, err)
		}
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("write wrapper: %w", err)
	}
	return nil
}

func columns(s features.Set, k features.Kind) []column {
	var list []column
	for _, c := range s.Columns(k, features.All) {
		list = append(list, column{c.Name, c.Mean, c.SD})
	}
	return list
}

// Read loads a wrapper. Damaged and foreign files, other versions and feature sets
// that this build does not have are a *FormatError, with a hint. The wrapper that it
// starts from is asked for by name; nil stands for none that is known.
func Read(r io.Reader, base func(name string) Base) (*Wrapper, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("read wrapper: %w", err)
	}
	if len(data) > maxFile {
		return nil, damaged("too large", fmt.Errorf("more than %d bytes", maxFile))
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, damaged("not a zip file", err)
	}
	text, err := part(z, "wrapper.json", maxHeader)
	if err != nil {
		return nil, err
	}
	var h header
	err = json.Unmarshal(text, &h)
	// A newer file may have another shape too; its version says more than that.
	if err != nil && h.Format <= FormatVersion {
		return nil, damaged("wrapper.json", err)
	}
	w, err := h.wrapper()
	if err != nil {
		return nil, err
	}
	if h.Base != nil {
		if base != nil {
			w.Base = base(h.Base.Name)
		}
		if w.Base == nil {
			return nil, &FormatError{fmt.Sprintf("it starts from the wrapper %q, which this build does not have", h.Base.Name), retrain, nil}
		}
		if !(h.Base.Body >= 0 && h.Base.Body <= maxMix && h.Base.Title >= 0 && h.Base.Title <= maxMix) {
			return nil, damaged("base", fmt.Errorf("weights %v and %v", h.Base.Body, h.Base.Title))
		}
		w.Mix = *h.Base
	}
	if w.Body, err = model(z, "body.svm", len(h.Features.Body)); err != nil {
		return nil, err
	}
	if w.Title, err = model(z, "title.svm", len(h.Features.Title)); err != nil {
		return nil, err
	}
	return w, nil
}

// wrapper checks everything but the models.
func (h *header) wrapper() (*Wrapper, error) {
	if h.Format < 1 || h.Format > FormatVersion {
		return nil, &FormatError{fmt.Sprintf("format %d, this build reads 1 to %d", h.Format, FormatVersion), retrain, nil}
	}
	set, err := h.Features.set()
	if err != nil {
		return nil, err
	}
	if err := h.Limits.Check(); err != nil {
		return nil, damaged("limits", err)
	}
	// Limits may have zeros, which mean defaults; a screen must be said.
	if h.Viewport.W <= 0 || h.Viewport.H <= 0 ||
		h.Viewport.W != h.Limits.ScreenWidth || h.Viewport.H != h.Limits.ScreenHeight {
		return nil, damaged("viewport", errors.New("it is not the screen of the limits"))
	}
	return &Wrapper{Set: set, Limits: h.Limits, Viewport: h.Viewport, Record: h.Record}, nil
}

// set finds the columns in this build, and refuses them when they mean something
// else there.
func (t *featureTables) set() (features.Set, error) {
	set, err := features.Lookup(t.Set)
	if err != nil {
		return set, &FormatError{"features", retrain, err}
	}
	if set.Version != t.Version {
		return set, &FormatError{fmt.Sprintf("made with feature set %s %d, this build has %d", t.Set, t.Version, set.Version), retrain, nil}
	}
	for _, k := range []struct {
		kind features.Kind
		list []column
	}{{features.Body, t.Body}, {features.Title, t.Title}} {
		names := make([]string, len(k.list))
		for i, c := range k.list {
			names[i] = c.Name
		}
		if len(slices.Compact(slices.Sorted(slices.Values(names)))) != len(names) {
			return set, damaged("features", errors.New("a column stands there twice"))
		}
		if set, err = set.Pick(k.kind, names...); err != nil {
			return set, &FormatError{"features", retrain, err}
		}
		if len(names) == 0 || !slices.Equal(columns(set, k.kind), k.list) {
			return set, &FormatError{"columns or scales of feature set " + t.Set + " differ from this build's", retrain, nil}
		}
	}
	return set, nil
}

// part reads one part, at most limit bytes of it: a few compressed ones can stand
// for very many.
func part(z *zip.Reader, name string, limit int64) ([]byte, error) {
	f, err := z.Open(name)
	if err != nil {
		return nil, damaged("no "+name, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("more than %d bytes", limit)
	}
	if err != nil {
		return nil, damaged(name, err)
	}
	return data, nil
}

func model(z *zip.Reader, name string, columns int) (*svm.Model, error) {
	data, err := part(z, name, maxModel)
	if err != nil {
		return nil, err
	}
	m, err := svm.ReadModel(bytes.NewReader(data), columns)
	if err != nil {
		return nil, damaged(name, err)
	}
	if _, _, ok := m.Sigmoid(); !ok {
		return nil, damaged(name, errors.New("it has no probabilities (svm-train -b 1)"))
	}
	return m, nil
}
