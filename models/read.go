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
	"galley/internal/nn"
	"galley/internal/svm"
	"galley/page"
)

// The bounds of a wrapper file and of its parts, in bytes. That of the header is
// the lowest, because three bytes of JSON can ask for thirty of memory.
const (
	maxFile   = 64 << 20
	maxHeader = 4 << 20
	maxModel  = 64 << 20
	maxBlend  = 1000
)

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

// Read loads a wrapper, trained or shipped. Damaged and foreign files, other versions
// and columns that this build does not have, or that mean something else in it, are a
// *FormatError, with a hint.
func Read(r io.Reader) (*Wrapper, error) {
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
	return (&fileReader{zip: z}).wrapper()
}

// fileReader reads one wrapper out of a zip: the file's own, or its base.
type fileReader struct {
	zip    *zip.Reader
	folder string
}

func (f *fileReader) wrapper() (*Wrapper, error) {
	h, err := f.header()
	if err != nil {
		return nil, err
	}
	w := &Wrapper{Boxes: h.Boxes, Viewport: h.Viewport, Record: h.Record}
	kinds := map[string]int{}
	for _, s := range h.Stages {
		kinds[s.Model]++
	}
	switch {
	case kinds[modelMachine] == 2 && len(h.Stages) == 2:
		err = f.machines(w, h)
	case kinds[modelNetwork] == len(h.Stages) && len(h.Stages) > 0:
		err = f.networks(w, h)
	default:
		err = damaged("stages", errors.New("neither two support vector machines nor networks"))
	}
	if err == nil && h.Blend != nil {
		err = f.base(w, h)
	}
	if err != nil {
		return nil, err
	}
	return w, nil
}

// header reads wrapper.json, and checks what does not need the stages.
func (f *fileReader) header() (*header, error) {
	text, err := f.part(headerPart, maxHeader)
	if err != nil {
		return nil, err
	}
	var version struct {
		Format int             `json:"format_version"`
		Tables json.RawMessage `json:"features"` // of builds that stored a base by its name
	}
	if err := json.Unmarshal(text, &version); err != nil && version.Format <= FormatVersion {
		return nil, damaged(headerPart, err)
	}
	switch {
	case version.Format == 1:
		return readFormat1(text)
	case version.Format == FormatVersion && version.Tables != nil:
		return nil, &FormatError{"it names the wrapper that it starts from, and does not have it", retrain, nil}
	case version.Format != FormatVersion:
		return nil, &FormatError{fmt.Sprintf("format %d, this build reads 1 and %d", version.Format, FormatVersion), retrain, nil}
	}
	h := &header{}
	if err := json.Unmarshal(text, h); err != nil {
		return nil, damaged(headerPart, err)
	}
	return h, nil
}

// machines reads the two support vector machines.
func (f *fileReader) machines(w *Wrapper, h *header) error {
	if h.Set == nil || h.Limits == nil {
		return damaged("stages", errors.New("machines without feature set or limits"))
	}
	if err := h.Limits.Check(); err != nil {
		return damaged("limits", err)
	}
	// Limits may have zeros, which mean defaults; a screen must be said.
	if h.Viewport.W <= 0 || h.Viewport.H <= 0 ||
		h.Viewport.W != h.Limits.ScreenWidth || h.Viewport.H != h.Limits.ScreenHeight {
		return damaged("viewport", errors.New("it is not the screen of the limits"))
	}
	m := &Machines{Limits: *h.Limits}
	set, err := features.Lookup(h.Set.Name)
	if err != nil {
		return &FormatError{"features", retrain, err}
	}
	if set.Version != h.Set.Version {
		return &FormatError{fmt.Sprintf("made with feature set %s %d, this build has %d", h.Set.Name, h.Set.Version, set.Version), retrain, nil}
	}
	for _, s := range []struct {
		stage string
		kind  features.Kind
		to    **svm.Model
	}{{stageBody, features.Body, &m.Body}, {stageTitle, features.Title, &m.Title}} {
		i := slices.IndexFunc(h.Stages, func(h stageHeader) bool { return h.Stage == s.stage })
		if i < 0 {
			return damaged("stages", fmt.Errorf("no stage %s", s.stage))
		}
		if set, err = pickColumns(set, s.kind, h.Stages[i].Columns); err != nil {
			return err
		}
		if *s.to, err = f.machine(s.stage+svmSuffix, len(h.Stages[i].Columns)); err != nil {
			return err
		}
	}
	m.Set = set
	w.Machines, w.Boxes = m, true
	return nil
}

// pickColumns finds the columns in this build, and refuses them when they mean
// something else in it.
func pickColumns(set features.Set, kind features.Kind, list []columnHeader) (features.Set, error) {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = c.Name
	}
	if len(slices.Compact(slices.Sorted(slices.Values(names)))) != len(names) {
		return set, damaged("columns", errors.New("a column stands there twice"))
	}
	picked, err := set.Pick(kind, names...)
	if err != nil {
		return set, &FormatError{"columns", retrain, err}
	}
	for i, have := range picked.Columns(kind, features.All) {
		if list[i] != (columnHeader{have.Name, have.Version, have.Mean, have.SD}) {
			return set, &FormatError{fmt.Sprintf("column %s of feature set %s has another version or scale than in this build", have.Name, set.Name), retrain, nil}
		}
	}
	if len(names) == 0 {
		return set, damaged("columns", errors.New("there are none"))
	}
	return picked, nil
}

// part reads one part, at most limit bytes of it: a few compressed ones can stand
// for very many.
func (f *fileReader) part(name string, limit int64) ([]byte, error) {
	name = f.folder + name
	file, err := f.zip.Open(name)
	if err != nil {
		return nil, damaged("no "+name, err)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("more than %d bytes", limit)
	}
	if err != nil {
		return nil, damaged(name, err)
	}
	return data, nil
}

func (f *fileReader) machine(name string, columns int) (*svm.Model, error) {
	data, err := f.part(name, maxModel)
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

// networks reads the networks and binds them to their columns.
func (f *fileReader) networks(w *Wrapper, h *header) error {
	if h.Thresholds == nil {
		return damaged("thresholds", errors.New("networks without any"))
	}
	n := Networks{Thresholds: *h.Thresholds}
	versions := map[string][]int{}
	for _, s := range h.Stages {
		to := map[string]**nn.Net{
			stageBlock: &n.Block, stageContext: &n.Context, stageBody: &n.Body, stageTitle: &n.Title, stageDocument: &n.Document,
		}[s.Stage]
		if to == nil || *to != nil {
			return damaged("stages", fmt.Errorf("stage %q is unknown or stands there twice", s.Stage))
		}
		data, err := f.part(s.Stage+netSuffix, maxModel)
		if err != nil {
			return err
		}
		*to = &nn.Net{}
		if err := json.Unmarshal(data, *to); err != nil {
			return damaged(s.File, err)
		}
		for i, c := range s.Columns {
			if i >= len((*to).Inputs) || (*to).Inputs[i].Name != c.Name {
				return damaged(s.File, errors.New("its inputs are not the columns of the header"))
			}
			versions[s.Stage] = append(versions[s.Stage], c.Version)
		}
		if len(versions[s.Stage]) != len((*to).Inputs) {
			return damaged(s.File, errors.New("its inputs are not the columns of the header"))
		}
	}
	if (n.Body == nil) != (n.Title == nil) || n.Document != nil && n.Body == nil {
		return damaged("stages", errors.New("some of the networks are missing"))
	}
	bound, err := NewNetworks(n, versions)
	var unknown *features.UnknownError
	var version *features.VersionError
	switch {
	case errors.As(err, &unknown), errors.As(err, &version):
		return &FormatError{"columns", retrain, err}
	case err != nil:
		return damaged("networks", err)
	}
	w.Networks = bound
	return nil
}

// base reads the wrapper that this one starts from.
func (f *fileReader) base(w *Wrapper, h *header) error {
	within := func(v float64) bool { return v >= 0 && v <= maxBlend }
	if w.Machines == nil || f.folder != "" || !within(h.Blend.Body) || !within(h.Blend.Title) {
		return damaged("base", fmt.Errorf("blend weights %v and %v", h.Blend.Body, h.Blend.Title))
	}
	base, err := (&fileReader{f.zip, f.folder + baseFolder}).wrapper()
	if err != nil {
		return err
	}
	if base.Networks == nil || base.Networks.Body == nil {
		return damaged("base", errors.New("it chooses no body"))
	}
	w.Base, w.Blend = base, *h.Blend
	return nil
}

// format1 is wrapper.json of version 1: the two machines of a wrapper without a base.
type format1 struct {
	Features struct {
		Set     string         `json:"set"`
		Version int            `json:"version"`
		Body    []columnHeader `json:"body"`
		Title   []columnHeader `json:"title"`
	} `json:"features"`
	Viewport page.Size       `json:"viewport"`
	Limits   features.Limits `json:"limits"`
	Record   Record          `json:"record"`
}

// readFormat1 turns a header of version 1 into one of today. Its columns were those of
// version 1.
func readFormat1(text []byte) (*header, error) {
	var old format1
	if err := json.Unmarshal(text, &old); err != nil {
		return nil, damaged(headerPart, err)
	}
	h := &header{Format: 1, Boxes: true, Viewport: old.Viewport, Limits: &old.Limits, Record: old.Record,
		Set: &setName{old.Features.Set, old.Features.Version}}
	for _, s := range []stageHeader{{Stage: stageBody, Columns: old.Features.Body}, {Stage: stageTitle, Columns: old.Features.Title}} {
		s.Model = modelMachine
		for i := range s.Columns {
			s.Columns[i].Version = 1
		}
		h.Stages = append(h.Stages, s)
	}
	return h, nil
}
