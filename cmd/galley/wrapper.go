package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"galley/models"
)

// readWrapper loads the wrapper of a -w flag.
func readWrapper(name string) (*models.Wrapper, error) {
	f, err := openWrapper(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		return nil, unreadable(fmt.Errorf("%s: %w", name, err))
	}
	return w, nil
}

// openWrapper opens the file of a -w flag.
func openWrapper(name string) (*os.File, error) {
	if name == "" {
		return nil, usage("train one first: galley train -d DIR -o FILE.wrapper", "name a wrapper with -w")
	}
	f, err := os.Open(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, unreadable(usage("train one: galley train -d DIR -o "+name, "there is no wrapper %s", name))
	case err != nil:
		return nil, unreadable(err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, unreadable(usage("name the file that galley train wrote", "%s is a folder, not a wrapper", name))
	}
	return f, nil
}

// writeWrapper stores it, whole or not at all.
func writeWrapper(name string, w *models.Wrapper) error {
	var data bytes.Buffer
	if err := w.Write(&data); err != nil {
		return err
	}
	return writeFile(name, data.Bytes())
}
