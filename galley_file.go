package galley

import (
	"errors"
	"io/fs"
	"syscall"

	"galley/network"
	"galley/page"
)

// readFile is page.ReadFile, whose errors say what may have been meant.
func readFile(name string) ([]byte, error) {
	data, err := page.ReadFile(name)
	switch {
	case errors.Is(err, syscall.EISDIR):
		return nil, &fileError{err, "name a page in it; galley batch reads all pages of a folder"}
	case errors.Is(err, fs.ErrNotExist) && network.LooksLikeAddress(name):
		return nil, &fileError{err, "an address needs its scheme: https://" + name}
	}
	return data, err
}

// fileError is a file that cannot be opened, with what may have been meant.
type fileError struct {
	error
	hint string
}

// Hint says what to do about it.
func (e *fileError) Hint() string  { return e.hint }
func (e *fileError) Unwrap() error { return e.error }
