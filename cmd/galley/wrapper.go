package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"galley/models"
	"galley/models/shipped"
)

// readWrapper loads the wrapper of a -w flag.
func readWrapper(name string) (*models.Wrapper, error) {
	if name == "" {
		return nil, usage("train one first: galley train -d DIR -o FILE.wrapper", "name a wrapper with -w")
	}
	f, err := os.Open(name)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, unreadable(&usageError{fmt.Sprintf("there is no wrapper %s", name), "train one: galley train -d DIR -o " + name})
		}
		return nil, unreadable(err)
	}
	defer f.Close()
	w, err := models.Read(f, shipped.Base)
	if err != nil {
		return nil, unreadable(fmt.Errorf("%s: %w", name, err))
	}
	return w, nil
}

// writeWrapper stores it, whole or not at all.
func writeWrapper(name string, w *models.Wrapper) error {
	var data bytes.Buffer
	if err := w.Write(&data); err != nil {
		return err
	}
	return writeFile(name, data.Bytes())
}

// compactJSON puts a JSON text on one line.
func compactJSON(out *bytes.Buffer, text []byte) error {
	if err := json.Compact(out, text); err != nil {
		return err
	}
	return out.WriteByte('\n')
}

// readBase is the wrapper to start from: the shipped one by name, or weights of a file;
// nil where none is named.
func readBase(name string) (models.Base, error) {
	switch name {
	case "":
		return nil, nil
	case shipped.Name:
		return shipped.Base(name), nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, unreadable(err)
	}
	b, err := shipped.ReadBase(data)
	if err != nil {
		return nil, unreadable(fmt.Errorf("%s: %w", name, err))
	}
	return b, nil
}
