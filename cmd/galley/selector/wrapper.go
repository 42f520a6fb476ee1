package selector

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
	"galley/models"
)

// ReadWrapper loads the wrapper of a -w flag.
func ReadWrapper(name string) (*models.Wrapper, error) {
	f, err := openWrapper(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	w, err := models.Read(f)
	if err != nil {
		return nil, exit.AsUnreadable(fmt.Errorf("%s: %w", name, err))
	}
	return w, nil
}

// openWrapper opens the file of a -w flag.
func openWrapper(name string) (*os.File, error) {
	if name == "" {
		return nil, exit.Usagef("train one first: galley train -d DIR -o FILE.wrapper", "name a wrapper with -w")
	}
	f, err := os.Open(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, exit.AsUnreadable(exit.Usagef("train one: galley train -d DIR -o "+name, "there is no wrapper %s", name))
	case err != nil:
		return nil, exit.AsUnreadable(err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, exit.AsUnreadable(exit.Usagef("name the file that galley train wrote", "%s is a folder, not a wrapper", name))
	}
	return f, nil
}

// WriteWrapper stores it, whole or not at all.
func WriteWrapper(name string, w *models.Wrapper) error {
	var data bytes.Buffer
	if err := w.Write(&data); err != nil {
		return err
	}
	return output.Write(name, data.Bytes())
}
