package input

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"galley/page/sniff"
)

// Expand emits what one INPUT stands for: a folder for the pages in it (files that
// [sniff.IsPageFile] knows, in the order of their names), a WARC or WACZ file for the
// pages in it, anything else for itself. What cannot be read is an item with the error: it must not keep the inputs
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

// folder emits the pages in a folder. Links to files are files; those to folders are not followed, because they may lead
// round, but for dir itself.
func folder(ctx context.Context, dir string, emit Emit) error {
	dir = strings.TrimSuffix(dir, string(filepath.Separator)) + string(filepath.Separator)
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			return unreadable(name, err, emit) // what else is in the folder can be read
		}
		switch {
		case d.IsDir() && name != dir && (strings.HasPrefix(d.Name(), ".") || isBesidePage(name)):
			return fs.SkipDir
		case d.IsDir() || !d.Type().IsRegular() && !isLinkToFile(name, d):
			return nil
		case isWARC(name):
			return orItem(name, archive(ctx, name, emit), emit)
		case sniff.IsPageFile(name):
			return emit(Named(name))
		}
		return nil
	})
}

// isLinkToFile reports whether what is in a folder is a symbolic link to a file, or to nothing, which whoever reads it
// says.
func isLinkToFile(name string, d fs.DirEntry) bool {
	if d.Type()&fs.ModeSymlink == 0 {
		return false
	}
	info, err := os.Stat(name)
	return err != nil || info.Mode().IsRegular()
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
	return records(ctx, f, path, 0, false, emit)
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
	return records(ctx, r, path, base, f.Method != zip.Store, emit)
}
