// Package captures is the pages that a person adds while they label: what is waiting, what
// is being captured, and what became of it.
package captures

import (
	"context"
	"path"

	"galley/dataset"
)

// Source is a page to add: an address, or a file that a person dropped.
type Source struct {
	URL  string // of the page; for a file what its references are relative to
	Name string // of the file
	Data []byte // of the file; nil: load URL
}

// Address is the URL, or a made-up one for a file that says none.
func (s Source) Address() string {
	if s.URL != "" {
		return s.URL
	}
	return dataset.FileAddress(path.Base(s.Name))
}

// Capturer renders a page to add, on the screen of the dataset, with its archive and
// screenshot.
type Capturer interface {
	Capture(ctx context.Context, src Source) (dataset.Capture, error)
}
