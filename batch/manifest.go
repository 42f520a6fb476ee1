package batch

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// ManifestError says what is wrong with a manifest.
type ManifestError struct {
	File string
	Line int
	Err  error
}

func (e *ManifestError) Error() string {
	return fmt.Sprintf("the manifest %s, line %d: %v", e.File, e.Line, e.Err)
}
func (e *ManifestError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *ManifestError) Hint() string {
	return "galley alone should write this file: put the line right, or remove it to have its input done again"
}

// Manifest is a file with one line for each input, as JSON. Lines are added at its end.
type Manifest struct {
	file *os.File
	end  int64 // of the last whole line
}

// openManifest opens a manifest, or makes it, and shows every line. A last line that is
// not whole, because who wrote it was killed, is cut off.
func openManifest(name string, visit func(Outcome) error) (*Manifest, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	m := &Manifest{file: f}
	m.end, err = readManifest(f, name, visit)
	if err == nil {
		err = f.Truncate(m.end)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return m, nil
}

// ReadManifest shows every whole line of a manifest.
func ReadManifest(name string, visit func(Outcome) error) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = readManifest(f, name, visit)
	return err
}

func readManifest(r io.Reader, name string, visit func(Outcome) error) (end int64, err error) {
	in := bufio.NewReaderSize(r, 256<<10)
	for number := 1; ; number++ {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			return end, nil
		}
		if err != nil {
			return end, fmt.Errorf("read the manifest %s: %w", name, err)
		}
		var o Outcome
		err = json.Unmarshal(line, &o)
		if _, ok := parseKey(o.Key); err == nil && !ok {
			err = errors.New("it has no key")
		}
		if err == nil {
			err = visit(o)
		}
		if err != nil {
			return end, &ManifestError{name, number, err}
		}
		end += int64(len(line))
	}
}

// Add writes lines and waits until they are on disk. After an error none of them is
// there.
func (m *Manifest) Add(lines []Outcome) error {
	var buf bytes.Buffer
	e := json.NewEncoder(&buf)
	e.SetEscapeHTML(false)
	for i := range lines {
		if err := e.Encode(&lines[i]); err != nil {
			return fmt.Errorf("write the manifest: %w", err)
		}
	}
	_, err := m.file.WriteAt(buf.Bytes(), m.end)
	if err == nil {
		err = m.file.Sync()
	}
	if err != nil {
		m.file.Truncate(m.end)
		return fmt.Errorf("write the manifest %s: %w", m.file.Name(), err)
	}
	m.end += int64(buf.Len())
	return nil
}

// Close closes the file.
func (m *Manifest) Close() error { return m.file.Close() }
