package dataset

import (
	"errors"
	"fmt"

	"galley/page"
)

// ErrNoLabel says that a page has no label. It is not a fault: most pages have
// none at first.
var ErrNoLabel = errors.New("dataset: the page has no label")

// ErrNoPage says that a dataset has no page of that slug.
var ErrNoPage = errors.New("dataset: no such page")

// NoURLError says that a page was to be stored whose address is not known.
type NoURLError struct{}

func (e *NoURLError) Error() string { return "dataset: a page without an address cannot be stored" }

// Hint says what to do about it.
func (e *NoURLError) Hint() string { return "say which address the page has" }

// NotDatasetError says that a folder is none of ours.
type NotDatasetError struct{ Dir string }

func (e *NotDatasetError) Error() string {
	return fmt.Sprintf("%s is not a dataset: it has no %s", e.Dir, metaFile)
}

// Hint says what to do about it.
func (e *NotDatasetError) Hint() string {
	return "make one with: galley capture -d " + e.Dir + " URL"
}

// VersionError says that a file is of a format this build cannot read.
type VersionError struct {
	File      string // empty: not from a file
	Got, Want int
}

func (e *VersionError) Error() string {
	file := e.File
	if file == "" {
		file = "label"
	}
	return fmt.Sprintf("%s: format %d, this build reads %d", file, e.Got, e.Want)
}

// Hint says what to do about it.
func (e *VersionError) Hint() string {
	if e.Got > e.Want {
		return "use a newer galley"
	}
	return "restore the file, or make it again"
}

// FileError says that a file of a dataset cannot be read: it is damaged, too
// large, missing or forbidden.
type FileError struct {
	File string
	Err  error
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.File, e.Err) }

// Unwrap gives the cause.
func (e *FileError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *FileError) Hint() string {
	return "restore the file from a copy, or capture or label the page again"
}

// ViewportError says that a page was laid out on another screen than the rest of
// its dataset. Boxes of different screens cannot be learned from together.
type ViewportError struct {
	Dir       string
	Have, Got page.Size
}

func (e *ViewportError) Error() string {
	return fmt.Sprintf("%s holds pages of a screen of %gx%g, not of %gx%g", e.Dir, e.Have.W, e.Have.H, e.Got.W, e.Got.H)
}

// Hint says what to do about it.
func (e *ViewportError) Hint() string {
	return fmt.Sprintf("capture with --viewport %gx%g, or into another folder", e.Have.W, e.Have.H)
}

// StaleError says that a label does not fit its page any more: an element is
// not where it was, or says something else.
type StaleError struct {
	URL   string
	Part  string // "title", "body" or "cut"
	XPath string // where it was
	Got   string // the start of what stands there now; empty when nothing does
}

func (e *StaleError) Error() string {
	found := "is not on the page any more"
	if e.Got != "" {
		found = fmt.Sprintf("reads differently now: %q", e.Got)
	}
	return fmt.Sprintf("the label of %s is stale: its %s, %s, %s", e.URL, e.Part, e.XPath, found)
}

// Hint says what to do about it.
func (e *StaleError) Hint() string { return "label the page again with galley label" }
