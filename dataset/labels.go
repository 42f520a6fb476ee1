package dataset

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Label reads the label of a page. Errors are ErrNoLabel, ErrNoPage,
// *VersionError and *FileError.
func (d *Dataset) Label(slug string) (Label, error) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	dir, err := d.folder(slug)
	if err != nil {
		return Label{}, err
	}
	name := filepath.Join(dir, labelFile)
	data, err := readFile(name, maxSmall)
	if errors.Is(err, fs.ErrNotExist) {
		return Label{}, ErrNoLabel
	}
	if err != nil {
		return Label{}, err
	}
	return decodeLabel(data, name)
}

// SetLabel stores the label of a page; whoever reads at the same time sees the
// former one or this one. A label that no page can have is refused.
func (d *Dataset) SetLabel(slug string, l Label) error {
	data, err := l.encode()
	if err != nil {
		return fmt.Errorf("dataset: label of %s: %w", slug, err)
	}
	return d.replace(slug, labelFile, "label of", data)
}

// RemoveLabel makes a page one without a label, which it may be already.
func (d *Dataset) RemoveLabel(slug string) error {
	return d.replace(slug, labelFile, "label of", nil)
}

// replace stores a file of a page, or removes it if data is nil; there need not be one
// to remove. what says what the file is, for messages.
func (d *Dataset) replace(slug, file, what string, data []byte) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	dir, err := d.folder(slug)
	if err != nil {
		return err
	}
	name := filepath.Join(dir, file)
	if data != nil {
		err = replaceFile(name, data, d.dir)
	} else if err = os.Remove(name); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("dataset: %s %s: %w", what, slug, err)
	}
	syncDir(dir)
	return nil
}

// decodeLabel reads a label file. name is for messages.
func decodeLabel(data []byte, name string) (Label, error) {
	var l Label
	if err := json.Unmarshal(data, &l); err != nil {
		return Label{}, &FileError{name, fmt.Errorf("damaged: %w", err)}
	}
	var version *VersionError
	if err := l.check(); errors.As(err, &version) {
		version.File = name
		return Label{}, version
	} else if err != nil {
		return Label{}, &FileError{name, err}
	}
	return l, nil
}

// encode writes a label with an element a line: a changed label is a short diff, and
// a path does not fill a screen.
func (l Label) encode() ([]byte, error) {
	if err := l.check(); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString("{")
	for i, f := range []struct {
		name  string
		value any
	}{
		{"version", l.Version}, {"url", l.URL}, {"title", l.Title}, {"body", l.Body},
		{"cut", l.Cut}, {"article", l.Article}, {"by", l.By}, {"annotator", l.Annotator}, {"at", l.At},
	} {
		if f.name == "at" && l.At.IsZero() || f.name == "annotator" && l.Annotator == "" {
			continue
		}
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, "\n  %q: ", f.name)
		if err := writeValue(&b, f.value); err != nil {
			return nil, err
		}
	}
	b.WriteString("\n}\n")
	return b.Bytes(), nil
}

func writeValue(b *bytes.Buffer, value any) error {
	elements, ok := value.([]Element)
	if !ok || len(elements) == 0 {
		if ok {
			value = []Element{} // nil would be null
		}
		data, err := oneLine(value)
		b.Write(data)
		return err
	}
	before := "[\n    "
	for _, m := range elements {
		data, err := oneLine(m)
		if err != nil {
			return err
		}
		b.WriteString(before)
		b.Write(data)
		before = ",\n    "
	}
	b.WriteString("\n  ]")
	return nil
}
