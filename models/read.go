package models

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"galley/models/site"
)

// Bounds of a wrapper file. That of the header is the lowest, because three bytes of
// JSON can ask for thirty of memory.
const (
	maxFile   = 64 << 20 // bytes
	maxHeader = 4 << 20  // bytes
	maxModel  = 64 << 20 // bytes of the model of one stage
	maxSite   = 16 << 20 // bytes of what was learned of one site
)

// Read loads a wrapper, trained or shipped. The error is a *FormatError, with a hint,
// for damaged and foreign files, for other versions of the format, and for columns that
// this build does not have or that have another meaning in it.
func Read(r io.Reader) (*Wrapper, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("read wrapper: %w", err)
	}
	if len(data) > maxFile {
		return nil, DamagedError("too large", fmt.Errorf("more than %d bytes", maxFile))
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, DamagedError("not a zip file, or not all of one", nil)
	}
	return (&fileReader{zip: z}).wrapper()
}

// fileReader reads one wrapper of a zip: that of the top folder, or its base.
type fileReader struct {
	zip    *zip.Reader
	folder string // "" or baseFolder
}

// wrapper reads the header, the stages and the base.
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
		err = DamagedError("stages", errors.New("neither two support vector machines nor networks"))
	}
	if err == nil && h.Blend != nil {
		err = f.base(w, h)
	}
	if err != nil {
		return nil, err
	}
	return w, nil
}

// header reads wrapper.json and checks its version.
func (f *fileReader) header() (*header, error) {
	text, err := f.part(headerPart, maxHeader)
	if err != nil {
		return nil, err
	}
	var version struct {
		Format int             `json:"format_version"`
		Tables json.RawMessage `json:"features"` // of builds that stored a base by its name only
	}
	if err := json.Unmarshal(text, &version); err != nil && version.Format <= FormatVersion {
		return nil, DamagedError(headerPart, err)
	}
	switch {
	case version.Format == 1:
		return readFormat1(text)
	case version.Format == FormatVersion && version.Tables != nil:
		return nil, &FormatError{"it names the wrapper that it starts from, and does not have it", Retrain, nil}
	case version.Format != FormatVersion:
		return nil, &FormatError{fmt.Sprintf("format %d, this build reads 1 and %d", version.Format, FormatVersion), Retrain, nil}
	}
	h := &header{}
	if err := json.Unmarshal(text, h); err != nil {
		return nil, DamagedError(headerPart, err)
	}
	return h, nil
}

// part reads one file of the zip, at most limit bytes: a few compressed bytes can stand
// for very many.
func (f *fileReader) part(name string, limit int64) ([]byte, error) {
	name = f.folder + name
	file, err := f.zip.Open(name)
	if err != nil {
		return nil, DamagedError("no "+name, err)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("more than %d bytes", limit)
	}
	if err != nil {
		return nil, DamagedError(name, err)
	}
	return data, nil
}

// base reads the wrapper that this one starts from.
func (f *fileReader) base(w *Wrapper, h *header) error {
	if w.Machines == nil || f.folder != "" || !h.Blend.Valid() {
		return DamagedError("base", fmt.Errorf("blend weights %v and %v", h.Blend.Body, h.Blend.Title))
	}
	base, err := (&fileReader{f.zip, f.folder + baseFolder}).wrapper()
	if err != nil {
		return err
	}
	if base.Networks == nil || base.Networks.Body == nil {
		return DamagedError("base", errors.New("it chooses no body"))
	}
	w.Base, w.Blend = base, *h.Blend
	if h.Site == nil {
		return nil
	}
	w.Site = &site.Site{}
	text, err := f.part(sitePart, maxSite)
	if err == nil {
		if err = json.Unmarshal(text, w.Site); err == nil {
			err = w.Site.Check()
		}
		if err != nil {
			err = DamagedError(sitePart, err)
		}
	}
	return err
}
