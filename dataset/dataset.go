package dataset

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"galley/page"
)

// FormatVersion is the version of the folder that Create makes. Open refuses
// newer ones.
const FormatVersion = 1

// Meta is what galley.json says about all pages of a dataset.
type Meta struct {
	Version  int       `json:"version"`
	Viewport page.Size `json:"viewport"`          // the screen every page was laid out on
	Browser  string    `json:"browser,omitempty"` // of the first capture
}

// Dataset is an open folder. The files are the truth: what another process adds
// is seen by the next call.
type Dataset struct {
	dir  string
	meta Meta

	// mu is held for writing where files of a page folder change, so that no
	// reader sees the moment between two renames.
	mu sync.RWMutex
}

// Create opens the dataset in dir, and makes it where there is none. A zero
// viewport means page.DefaultViewport; m.Version is ignored. A dataset of another
// screen is refused with a *ViewportError. The browser of a dataset stays that of
// its first Create that named one.
func Create(dir string, m Meta) (*Dataset, error) {
	if m.Viewport == (page.Size{}) {
		m.Viewport = page.DefaultViewport
	}
	d, err := Open(dir)
	var none *NotDatasetError
	switch {
	case errors.As(err, &none):
		d = &Dataset{dir: filepath.Clean(dir)}
		if err := os.MkdirAll(filepath.Join(d.dir, pagesDir), 0o755); err != nil {
			return nil, fmt.Errorf("dataset: create: %w", err)
		}
	case err != nil:
		return nil, err
	case d.meta.Viewport != m.Viewport:
		return nil, &ViewportError{d.dir, d.meta.Viewport, m.Viewport}
	case d.meta.Browser != "" || m.Browser == "":
		return d, nil
	}
	d.meta = Meta{FormatVersion, m.Viewport, m.Browser}
	return d, d.writeMeta()
}

// OpenOrCreate opens the dataset in dir; a folder that is not there, or is empty,
// becomes one. Errors are those of Open: a folder with files of something else is a
// *NotDatasetError.
func OpenOrCreate(dir string, m Meta) (*Dataset, error) {
	d, err := Open(dir)
	var none *NotDatasetError
	if !errors.As(err, &none) {
		return d, err
	}
	entries, readErr := os.ReadDir(dir)
	if len(entries) > 0 || (readErr != nil && !errors.Is(readErr, fs.ErrNotExist)) {
		return nil, err
	}
	return Create(dir, m)
}

func (d *Dataset) writeMeta() error {
	data, err := indented(d.meta)
	if err != nil {
		return fmt.Errorf("dataset: create: %w", err)
	}
	if err := replaceFile(filepath.Join(d.dir, metaFile), data, d.dir); err != nil {
		return fmt.Errorf("dataset: create: %w", err)
	}
	syncDir(d.dir)
	return nil
}

// Open opens an existing dataset and finishes what a crash left undone. Errors
// are *NotDatasetError, *VersionError and *FileError. A folder that may not be
// written can be opened and read.
func Open(dir string) (*Dataset, error) {
	d := &Dataset{dir: filepath.Clean(dir)}
	name := filepath.Join(d.dir, metaFile)
	err := readJSON(name, &d.meta)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, &NotDatasetError{d.dir}
	case err != nil:
		return nil, err
	case d.meta.Version != FormatVersion:
		return nil, &VersionError{name, d.meta.Version, FormatVersion}
	case !(d.meta.Viewport.W > 0 && d.meta.Viewport.H > 0):
		return nil, &FileError{name, errors.New("damaged: it names no screen")}
	}
	// git keeps no empty folders: a dataset without pages may lack the folder.
	if _, err := os.ReadDir(d.pages()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, &FileError{d.pages(), plain(err)}
	}
	d.repair()
	return d, nil
}

// Dir is the folder.
func (d *Dataset) Dir() string { return d.dir }

// Meta is what galley.json says.
func (d *Dataset) Meta() Meta { return d.meta }

func (d *Dataset) pages() string { return filepath.Join(d.dir, pagesDir) }

// folder is where a page is. Slugs come from requests too, so none leads out of
// the dataset.
func (d *Dataset) folder(slug string) (string, error) {
	if validSlug(slug) {
		dir := filepath.Join(d.pages(), slug)
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir, nil
		}
	}
	return "", fmt.Errorf("%w: %q", ErrNoPage, page.Short(slug))
}
