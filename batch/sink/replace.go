package sink

import (
	"errors"
	"os"
	"path/filepath"
)

// Replace writes a file as a whole or not at all: beside its place, and then there. It is
// not renameio's because that is not made for Windows, whose rename replaces files as well.
func Replace(name string, mode os.FileMode, write func(*os.File) error) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".tmp-")
	if err != nil {
		return err
	}
	err = write(f)
	if err == nil {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// ReplaceWith is Replace with the data at hand.
func ReplaceWith(name string, data []byte, mode os.FileMode) error {
	return Replace(name, mode, func(f *os.File) error { _, err := f.Write(data); return err })
}
