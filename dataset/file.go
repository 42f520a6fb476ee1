package dataset

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// The names of the files of a dataset, and of what is on its way to be one.
const (
	metaFile     = "galley.json"
	pagesDir     = "pages"
	sourceFile   = "source.json"
	pageFile     = "page.json.zst"
	mhtmlFile    = "page.mhtml"
	labelFile    = "label.json"
	opinionsFile = "opinions.json"
	pngFile      = "shot.png"
	webpFile     = "shot.webp"

	tempPrefix = ".tmp-"
	oldPrefix  = ".old-"
)

// What reading one file may cost, in bytes. Page files have the limits of
// stored.Read.
const (
	maxSmall = 4 << 20   // source.json, label.json, galley.json
	maxLarge = 512 << 20 // archives and screenshots
)

// readFile reads a whole file of at most limit bytes. Every fault is a *FileError.
func readFile(name string, limit int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, &FileError{name, plain(err)}
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, &FileError{name, plain(err)}
	}
	if int64(len(data)) > limit {
		return nil, &FileError{name, fmt.Errorf("more than %d bytes", limit)}
	}
	return data, nil
}

// readJSON reads a small file into v.
func readJSON(name string, v any) error {
	data, err := readFile(name, maxSmall)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, v); err != nil {
		return &FileError{name, fmt.Errorf("damaged: %w", err)}
	}
	return nil
}

// plain takes the file name out of an error that will be given it again.
func plain(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// oneLine is v as JSON on one line. Addresses keep their ampersands.
func oneLine(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}

// indented is v as JSON with a field a line, for people and for diffs.
func indented(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(v)
	return b.Bytes(), err
}

// writeSynced makes a new file and waits until it is on the disk: the rename of
// its folder must not overtake it.
func writeSynced(name string, write func(io.Writer) error) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.Close()
		return err
	}
	if err := f.Sync(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// WriteFile stores a file whole or not at all, on Windows too: whoever reads at the
// same time, and whoever reads after a crash, sees the former file or this one. It
// makes the folder where there is none. A new file may be read by everybody (0644). A link
// stays: the file that it leads to is stored. Pipes and devices are written into, because a
// file must not take their place.
func WriteFile(name string, data []byte) error {
	given := name
	if to, err := filepath.EvalSymlinks(name); err == nil {
		name = to
	}
	switch at, err := os.Stat(given); {
	case err != nil || at.Mode().IsRegular():
	case at.IsDir():
		return fmt.Errorf("write %s: %w", given, syscall.EISDIR)
	default:
		return writeInto(given, data)
	}
	dir := filepath.Dir(name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("write %s: %w", given, plain(err))
	}
	if err := replaceFile(name, data, dir); err != nil {
		return fmt.Errorf("write %s: %w", given, plain(err))
	}
	return nil
}

// writeInto writes into what is no file.
func writeInto(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.Write(data)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return fmt.Errorf("write %s: %w", name, plain(err))
	}
	return nil
}

// syncDir brings renames in a folder to the disk. Systems that cannot sync a
// folder order renames themselves, so their refusal is no fault.
func syncDir(name string) {
	if f, err := os.Open(name); err == nil {
		f.Sync()
		f.Close()
	}
}
