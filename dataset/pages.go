package dataset

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"galley/page"
	"galley/page/stored"
)

// Entry is what can be said of a page without decoding it.
type Entry struct {
	Slug       string
	URL        string
	CapturedAt time.Time // zero when not known
	Labelled   bool      // it has a label, which may be stale
	Err        error     // why the folder is no page; the rest but Slug is zero then
}

// source is source.json.
type source struct {
	URL        string    `json:"url"`
	CapturedAt time.Time `json:"captured_at,omitzero"`
}

// Pages lists the pages by slug. Folders that cannot be read are in the list with
// their Err, so that none is lost in silence; if not even the list can be read, it
// is one Entry with nothing but an Err.
func (d *Dataset) Pages() []Entry {
	d.mu.RLock()
	defer d.mu.RUnlock()
	folders, err := os.ReadDir(d.pages()) // sorted by name
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return []Entry{{Err: &FileError{d.pages(), plain(err)}}}
	}
	list := make([]Entry, 0, len(folders))
	for _, f := range folders {
		if f.IsDir() && validSlug(f.Name()) {
			list = append(list, d.entry(f.Name()))
		}
	}
	return list
}

func (d *Dataset) entry(slug string) Entry {
	dir := filepath.Join(d.pages(), slug)
	var s source
	if err := readJSON(filepath.Join(dir, sourceFile), &s); err != nil {
		return Entry{Slug: slug, Err: err}
	}
	_, err := os.Stat(filepath.Join(dir, labelFile))
	return Entry{Slug: slug, URL: s.URL, CapturedAt: s.CapturedAt, Labelled: err == nil}
}

// Page reads a captured page. Errors are ErrNoPage and *FileError.
func (d *Dataset) Page(slug string) (*page.Page, error) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	dir, err := d.folder(slug)
	if err != nil {
		return nil, err
	}
	name := filepath.Join(dir, pageFile)
	f, err := os.Open(name)
	if err != nil {
		return nil, &FileError{name, plain(err)}
	}
	defer f.Close()
	p, err := stored.Read(f, page.Limits{})
	if err != nil {
		return nil, &FileError{name, err}
	}
	return p, nil
}

// MHTML reads the archive of a page. Errors are ErrNoPage and *FileError, which
// wraps fs.ErrNotExist for a page that was stored without one.
func (d *Dataset) MHTML(slug string) ([]byte, error) {
	return d.read(slug, mhtmlFile, maxLarge)
}

// Archived reports whether a page has an archive.
func (d *Dataset) Archived(slug string) bool {
	d.mu.RLock()
	defer d.mu.RUnlock()
	dir, err := d.folder(slug)
	if err != nil {
		return false
	}
	_, err = os.Stat(filepath.Join(dir, mhtmlFile))
	return err == nil
}

// Shot reads the screenshot of a page, PNG or WebP. Errors are those of MHTML.
func (d *Dataset) Shot(slug string) ([]byte, error) {
	data, err := d.read(slug, pngFile, maxLarge)
	if errors.Is(err, fs.ErrNotExist) {
		if webp, err := d.read(slug, webpFile, maxLarge); !errors.Is(err, fs.ErrNotExist) {
			return webp, err
		}
	}
	return data, err
}

// Tile reads a piece of the screenshot of a page that is higher than one can be: tile 0
// is Shot. Errors are those of MHTML.
func (d *Dataset) Tile(slug string, n int) ([]byte, error) {
	if n == 0 {
		return d.Shot(slug)
	}
	return d.read(slug, tileFile(n), maxLarge)
}

// Tiles counts the pieces that the screenshot of a page is in.
func (d *Dataset) Tiles(slug string) int {
	d.mu.RLock()
	defer d.mu.RUnlock()
	dir, err := d.folder(slug)
	if err != nil {
		return 0
	}
	for n := 1; ; n++ {
		if _, err := os.Stat(filepath.Join(dir, tileFile(n))); err != nil {
			return n
		}
	}
}

// tileFile is the file of a further piece of the screenshot.
func tileFile(n int) string { return fmt.Sprintf("shot-%d.png", n+1) }

// read is a file of a page, of at most limit bytes.
func (d *Dataset) read(slug, file string, limit int64) ([]byte, error) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	dir, err := d.folder(slug)
	if err != nil {
		return nil, err
	}
	return readFile(filepath.Join(dir, file), limit)
}
