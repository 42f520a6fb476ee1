package dataset

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"galley/page"
)

// Sample is one labelled page, ready to learn from or to judge with.
type Sample struct {
	Slug      string
	URL       string
	Page      *page.Page
	Selection page.Selection
	Article   bool   // false: a person says that there is no article here
	By        string // who says so: ByHuman, ByImport, BySuggestion
}

// Samples reads everything that is labelled, by slug. What has no label is left
// out; what cannot be used (a stale label, a damaged file) is in errs, one error a
// page, and never among the samples.
func Samples(d *Dataset) (samples []Sample, errs []error) { return d.SamplesOf(d.Page) }

// SamplesOf is Samples with pages that pageOf has, such as from memory.
func (d *Dataset) SamplesOf(pageOf func(slug string) (*page.Page, error)) (samples []Sample, errs []error) {
	for _, e := range d.Pages() {
		s, err := d.sample(e, pageOf)
		switch {
		case errors.Is(err, ErrNoLabel):
		case err != nil:
			errs = append(errs, err)
		default:
			samples = append(samples, s)
		}
	}
	return samples, errs
}

func (d *Dataset) sample(e Entry, pageOf func(slug string) (*page.Page, error)) (Sample, error) {
	if e.Err != nil {
		return Sample{}, e.Err
	}
	l, err := d.Label(e.Slug)
	if err != nil {
		return Sample{}, err
	}
	p, err := pageOf(e.Slug)
	if err != nil {
		return Sample{}, err
	}
	sel, err := l.Resolve(p)
	if err != nil {
		return Sample{}, fmt.Errorf("%s: %w", e.Slug, err)
	}
	return Sample{e.Slug, e.URL, p, sel, l.Article, l.By}, nil
}

// Digest is a SHA-256, in hex, over all pages and labels by slug: what a training
// record names its dataset by. It does not depend on times, of files or labels,
// on who gave a label, nor on archives and screenshots, which nothing is learned from.
func (d *Dataset) Digest() (string, error) {
	h := sha256.New()
	for _, e := range d.Pages() {
		if e.Err != nil {
			return "", e.Err
		}
		sum, err := d.pageSum(e.Slug)
		if err != nil {
			return "", err
		}
		l, err := d.Label(e.Slug)
		var label []byte
		switch {
		case errors.Is(err, ErrNoLabel):
		case err != nil:
			return "", err
		default:
			l.At, l.Annotator = time.Time{}, ""
			if label, err = l.encode(); err != nil {
				return "", err
			}
		}
		// Quoting and lengths keep one field from posing as two.
		fmt.Fprintf(h, "%q %x %d\n%s", e.Slug, sum, len(label), label)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// pageSum is the SHA-256 of the stored page. Equal pages are stored as equal
// bytes, so decoding is not needed.
func (d *Dataset) pageSum(slug string) ([]byte, error) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	name := filepath.Join(d.pages(), slug, pageFile)
	f, err := os.Open(name)
	if err != nil {
		return nil, &FileError{name, plain(err)}
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return nil, &FileError{name, plain(err)}
	}
	return h.Sum(nil), nil
}
