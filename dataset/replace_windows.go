package dataset

import (
	"os"
	"path/filepath"
)

// replaceFile writes a file so that readers see the old or the new one.
// renameio is not made for Windows, whose rename replaces files all the same.
func replaceFile(name string, data []byte, tmp string) error {
	f, err := os.CreateTemp(tmp, "."+filepath.Base(name))
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if _, err := f.Write(data); err != nil {
		f.Close()
		return err
	}
	if err := f.Sync(); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
