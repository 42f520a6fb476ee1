package sink

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sync/errgroup"
)

// Files writes every result into a file of its own.
type Files struct {
	dir      string
	temp     string
	template *Template
	pending  []file
}

type file struct {
	name  string
	data  []byte
	place *Place
}

// NewFiles writes below dir. Files begin in the folder temp, which is on the same disk.
func NewFiles(dir, temp string, t *Template) *Files { return &Files{dir: dir, temp: temp, template: t} }

func (f *Files) Write(e Entry) (*Place, error) {
	name := f.template.Name(e.Names)
	p := &Place{File: name, Length: int64(len(e.Data))}
	f.pending = append(f.pending, file{name, e.Data, p})
	return p, nil
}

// Commit writes the files, several at a time: each waits for the disk.
func (f *Files) Commit() error {
	var g errgroup.Group
	g.SetLimit(8)
	for _, one := range f.pending {
		g.Go(func() error {
			name := filepath.Join(f.dir, filepath.FromSlash(one.name))
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				return fmt.Errorf("write %s: %w", name, err)
			}
			if err := ReplaceWith(f.temp, name, one.data, 0o644); err != nil {
				return fmt.Errorf("write %s: %w", name, err)
			}
			return nil
		})
	}
	f.pending = nil
	return g.Wait()
}

func (f *Files) Close() error { return nil }
