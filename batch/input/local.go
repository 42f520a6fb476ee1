package input

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"galley/batch/warc"
	"galley/page"
)

// Expand emits what one INPUT stands for: a folder for the pages in it (HTML and MHTML,
// in the order of their names), a WARC or WACZ file for the pages in it, anything else
// for itself. What cannot be read is an item with the error: it must not keep the inputs
// behind it from being read.
func Expand(ctx context.Context, name string, emit Emit) error {
	if hasScheme(name) {
		return emit(Named(name))
	}
	emit = emitting(emit)
	err := expand(ctx, name, emit)
	if ctx.Err() != nil {
		return err
	}
	return orItem(name, err, emit)
}

// orItem makes an item of an error that is not one of emit.
func orItem(name string, err error, emit Emit) error {
	var ended *endedError
	if err == nil || errors.As(err, &ended) || errors.Is(err, context.Canceled) {
		return err
	}
	return unreadable(name, err, emit)
}

// unreadable emits what cannot be read as an item with the error.
func unreadable(name string, err error, emit Emit) error {
	return emit(Item{Input: name, Error: err.Error(), Key: keyOf("bad", name)})
}

func expand(ctx context.Context, name string, emit Emit) error {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return emit(Named(name))
	case info.IsDir():
		return folder(ctx, name, emit)
	case isWARC(name):
		return archive(ctx, name, emit)
	case strings.HasSuffix(strings.ToLower(name), ".wacz"):
		return wacz(ctx, name, emit)
	}
	return emit(Named(name))
}

func isWARC(name string) bool {
	name = strings.ToLower(name)
	return strings.HasSuffix(name, ".warc") || strings.HasSuffix(name, ".warc.gz") || strings.HasSuffix(name, ".warc.zst")
}

func isPageFile(name string) bool {
	name = strings.TrimSuffix(strings.ToLower(name), ".gz")
	switch filepath.Ext(name) {
	case ".html", ".htm", ".xhtml", ".mhtml", ".mht":
		return true
	}
	return false
}

func folder(ctx context.Context, dir string, emit Emit) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			return unreadable(name, err, emit) // what else is in the folder can be read
		}
		switch {
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && name != dir:
			return fs.SkipDir
		case d.IsDir() || !d.Type().IsRegular():
			return nil
		case isWARC(name):
			return orItem(name, archive(ctx, name, emit), emit)
		case isPageFile(name):
			return emit(Named(name))
		}
		return nil
	})
}

// archive emits the pages of a WARC file.
func archive(ctx context.Context, name string, emit Emit) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	return records(ctx, f, path, 0, strings.HasSuffix(strings.ToLower(name), ".zst"), emit)
}

// records emits the pages of an archive that begins at base in the file. Inline items
// have their pages with them: for archives that cannot be read from an offset. What
// follows damage cannot be found any more; the damage is an item with an error.
func records(ctx context.Context, r io.Reader, path string, base int64, inline bool, emit Emit) error {
	var damage *warc.FormatError
	w, err := warc.NewReader(r, base)
	for err == nil {
		var rec *warc.Record
		if rec, err = w.Next(); err != nil || ctx.Err() != nil {
			break
		}
		var item *Item
		if item, err = recordItem(rec, path, inline); item != nil && err == nil {
			err = emit(*item)
		}
	}
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case err == io.EOF:
		return nil
	case errors.As(err, &damage):
		return emit(Item{Input: path, Error: err.Error(), Key: keyOf("bad", fmt.Sprint(path, damage.Offset))})
	}
	return err
}

// recordItem is the page in a record, nil if there is none.
func recordItem(rec *warc.Record, path string, inline bool) (*Item, error) {
	input := fmt.Sprintf("%s#%d", path, rec.Offset)
	p, err := rec.Page(page.DefaultLimits.Bytes)
	if err != nil {
		return &Item{Input: input, Error: err.Error(), Key: keyOf("bad", input)}, nil
	}
	if p == nil {
		return nil, nil
	}
	address, err := Normalize(p.URL)
	if err != nil {
		return &Item{Input: input, Error: err.Error(), Key: keyOf("bad", input)}, nil
	}
	item := &Item{Input: input, URL: address, File: path, Record: true, Offset: rec.Offset, Key: keyOf("url", address)}
	if inline {
		item.inline(p)
	}
	return item, nil
}

func (i *Item) inline(p *warc.Page) {
	i.File, i.Record, i.Offset = "", false, 0
	i.Body, i.ContentType, i.Status, i.Archived = p.Body, p.ContentType, p.Status, true
	if i.Body == nil {
		i.Body = []byte{}
	}
}

// ReadRecord reads the page that an item with Record names: the item with its page.
func ReadRecord(i Item) (Item, error) {
	f, err := os.Open(i.File)
	if err != nil {
		return i, err
	}
	defer f.Close()
	if _, err := f.Seek(i.Offset, io.SeekStart); err != nil {
		return i, err
	}
	w, err := warc.NewReader(f, i.Offset)
	if err != nil {
		return i, err
	}
	rec, err := w.Next()
	if err != nil {
		return i, fmt.Errorf("read %s: %w", i.File, err)
	}
	p, err := rec.Page(page.DefaultLimits.Bytes)
	if err == nil && p == nil {
		err = fmt.Errorf("read %s: there is no page at byte %d any more", i.File, i.Offset)
	}
	if err != nil {
		return i, err
	}
	i.inline(p)
	return i, nil
}

// wacz emits the pages of a WACZ file (specification 1.1.1, webrecorder): a zip with WARC
// files in the folder archive.
func wacz(ctx context.Context, name string, emit Emit) error {
	z, err := zip.OpenReader(name)
	if err != nil {
		return fmt.Errorf("open %s: %w", name, err)
	}
	defer z.Close()
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	for _, f := range z.File {
		if !strings.HasPrefix(f.Name, "archive/") || !isWARC(f.Name) {
			continue
		}
		if err := orItem(name+"#"+f.Name, packed(ctx, f, path, emit), emit); err != nil {
			return err
		}
	}
	return nil
}

// packed emits the pages of a WARC file in the zip at path.
func packed(ctx context.Context, f *zip.File, path string, emit Emit) error {
	// A stored file can be read from an offset of the zip.
	base, err := f.DataOffset()
	if err != nil {
		return fmt.Errorf("open %s: %w", f.Name, err)
	}
	r, err := f.Open()
	if err != nil {
		return fmt.Errorf("open %s: %w", f.Name, err)
	}
	defer r.Close()
	inline := f.Method != zip.Store || strings.HasSuffix(f.Name, ".zst")
	return records(ctx, r, path, base, inline, emit)
}
