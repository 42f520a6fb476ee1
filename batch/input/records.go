package input

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"galley/batch/warc"
	"galley/page"
)

// records emits the pages of an archive that begins at base in the file. Inline items, and those of records that cannot
// be read from an offset, have their pages with them. What
// follows damage cannot be found any more; the damage is an item with an error.
func records(ctx context.Context, r io.Reader, path string, base int64, inline bool, emit Emit) error {
	var damage *warc.FormatError
	w, err := warc.NewReader(r, base)
	for err == nil {
		var rec *warc.Record
		if rec, err = w.Next(); err != nil || ctx.Err() != nil {
			break
		}
		if item := recordItem(rec, path, inline); item != nil {
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
func recordItem(rec *warc.Record, path string, inline bool) *Item {
	input := fmt.Sprintf("%s#%s", path, rec.Place())
	p, err := rec.Page(page.DefaultLimits.Bytes)
	if err != nil {
		return &Item{Input: input, Error: err.Error(), Key: keyOf("bad", input)}
	}
	if p == nil {
		return nil
	}
	address, err := Normalize(p.URL)
	if err != nil {
		return &Item{Input: input, Error: err.Error(), Key: keyOf("bad", input)}
	}
	item := &Item{Input: input, URL: address, File: path, Record: true, Offset: rec.Offset, Key: keyOf("url", address)}
	if inline || rec.Inside {
		item.inline(p)
	}
	return item
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
