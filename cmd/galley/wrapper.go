package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"galley/features"
	"galley/models"
	"galley/models/shipped"
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
		return nil, unreadable(&usageError{fmt.Sprintf("there is no wrapper %s", name), "train one: galley train -d DIR -o " + name})
	case err != nil:
		return nil, unreadable(err)
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		f.Close()
		return nil, unreadable(&usageError{fmt.Sprintf("%s is a folder, not a wrapper", name), "name the file that galley train wrote"})
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

// shippedBase is what --base takes for the wrapper that ships.
const shippedBase = "pretrained"

// readBase is the wrapper to start from: the shipped one by name, or one of a file; nil
// where none is named.
func readBase(name string) (*models.Wrapper, error) {
	switch name {
	case "":
		return nil, nil
	case shippedBase:
		return shipped.Laid(), nil
	}
	w, err := readWrapper(name)
	if err == nil && w.Networks == nil {
		err = usage("name a wrapper of networks, such as the one that ships", "a wrapper that was trained on one site cannot be a base: %s", name)
	}
	return w, err
}

// startFrom is the wrapper that a training starts from: the one that ships unless another
// is named, or the labels alone are to be learned from, as the paper does.
func startFrom(base, set string, scratch bool) (*models.Wrapper, error) {
	switch {
	case scratch && base != "":
		return nil, usage("leave one of them out", "--from-scratch and --base contradict each other")
	case scratch, base == "" && set == features.Wang2009().Name:
		return nil, nil
	case base == "":
		base = shippedBase
	}
	return readBase(base)
}
