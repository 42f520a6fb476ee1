package dataset

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"galley/page"
	"galley/page/stored"
)

// Capture is a page to store.
type Capture struct {
	Page  *page.Page // with its URL
	MHTML []byte     // the archive; may be empty
	Shot  []byte     // PNG or WebP; may be empty
	More  [][]byte   // further PNGs of a page that is higher than one, from the top down
	At    time.Time  // when it was captured; may be zero
}

// Add stores a page under the slug of its address. An address that is there
// already is replaced, in one step, and keeps its label.
//
// An error with an empty slug means that nothing was stored: *NoURLError,
// *ViewportError, or what the file system said. An error with a slug means that
// the page is stored, and that the label it had does not serve it: a *StaleError
// when it does not fit the new page, a *FileError when it cannot be read. The
// label is kept for a person to look at.
func (d *Dataset) Add(c Capture) (slug string, err error) {
	if c.Page.URL == "" {
		return "", &NoURLError{}
	}
	// Pages without boxes have no screen.
	if c.Page.Laid && c.Page.Viewport != d.meta.Viewport {
		return "", &ViewportError{d.dir, d.meta.Viewport, c.Page.Viewport}
	}
	slug = Slug(c.Page.URL)
	// The outer folder is private (0700); the inner one has the permissions that
	// the user's umask wants.
	outer, err := os.MkdirTemp(d.dir, tempPrefix)
	if err != nil {
		return "", fmt.Errorf("dataset: add %s: %w", c.Page.URL, err)
	}
	defer os.RemoveAll(outer)
	folder := filepath.Join(outer, slug)
	if err := c.write(folder); err != nil {
		return "", fmt.Errorf("dataset: add %s: %w", c.Page.URL, err)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	stale, err := d.keepLabel(slug, folder, c.Page)
	if err == nil {
		err = d.swap(folder, slug)
	}
	if err != nil {
		return "", fmt.Errorf("dataset: add %s: %w", c.Page.URL, err)
	}
	return slug, stale
}

// write makes the folder of a page, all but the label.
func (c *Capture) write(folder string) error {
	if err := os.Mkdir(folder, 0o755); err != nil {
		return err
	}
	src, err := indented(source{c.Page.URL, c.At.UTC()})
	if err != nil {
		return err
	}
	shot := pngFile
	if bytes.HasPrefix(c.Shot, []byte("RIFF")) {
		shot = webpFile
	}
	for _, f := range []struct {
		name string
		data []byte
	}{{sourceFile, src}, {mhtmlFile, c.MHTML}, {shot, c.Shot}} {
		if len(f.data) == 0 {
			continue
		}
		if err := writeSynced(filepath.Join(folder, f.name), bytesTo(f.data)); err != nil {
			return err
		}
	}
	for i, tile := range c.More {
		if err := writeSynced(filepath.Join(folder, tileFile(i+1)), bytesTo(tile)); err != nil {
			return err
		}
	}
	return writeSynced(filepath.Join(folder, pageFile), func(w io.Writer) error { return stored.Write(c.Page, w) })
}

func bytesTo(data []byte) func(io.Writer) error {
	return func(w io.Writer) error { _, err := w.Write(data); return err }
}

// keepLabel copies the label that slug has into the folder that will replace it.
// stale says why it does not serve the new page.
func (d *Dataset) keepLabel(slug, folder string, p *page.Page) (stale, err error) {
	name := filepath.Join(d.pages(), slug, labelFile)
	data, err := readFile(name, maxSmall)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	l, stale := decodeLabel(data, name)
	if stale == nil {
		_, stale = l.Resolve(p)
	}
	if err := writeSynced(filepath.Join(folder, labelFile), bytesTo(data)); err != nil {
		return nil, err
	}
	data, err = readFile(filepath.Join(d.pages(), slug, opinionsFile), maxSmall)
	if errors.Is(err, fs.ErrNotExist) {
		return stale, nil
	}
	if err != nil {
		return nil, err
	}
	return stale, writeSynced(filepath.Join(folder, opinionsFile), bytesTo(data))
}

// swap renames a finished folder into its place. A former one steps aside first;
// between the two renames it is found under oldPrefix by whoever opens next.
func (d *Dataset) swap(folder, slug string) error {
	if err := os.MkdirAll(d.pages(), 0o755); err != nil {
		return err
	}
	place, old := filepath.Join(d.pages(), slug), filepath.Join(d.dir, oldPrefix+slug)
	// Another process that opens the dataset right now may put the old folder
	// back; a second try settles it.
	var err error
	for range 3 {
		if err = os.Rename(place, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
			// In the way is the rest of an earlier crash.
			d.restore(slug)
			continue
		}
		syncDir(folder)
		if err = os.Rename(folder, place); err == nil {
			break
		}
	}
	// Either the old page goes away, or it comes back.
	if _, gone := os.Lstat(old); gone == nil {
		d.restore(slug)
	}
	syncDir(d.pages())
	return err
}
