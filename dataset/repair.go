package dataset

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// staleAfter is how long nobody must have touched an unfinished file before it
// counts as a leftover. Writing a page takes seconds; another process may be at it.
const staleAfter = time.Hour

// repair finishes what a crash left undone. It only tidies up, so what it cannot
// do (the folder may be read-only) is left for the next time.
func (d *Dataset) repair() {
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		return
	}
	var unfinished []string
	for _, e := range entries {
		name := e.Name()
		switch {
		case strings.HasPrefix(name, oldPrefix):
			d.restore(strings.TrimPrefix(name, oldPrefix))
		case strings.HasPrefix(name, tempPrefix),
			strings.HasPrefix(name, "."+labelFile), strings.HasPrefix(name, "."+metaFile):
			unfinished = append(unfinished, name)
		}
	}
	d.sweep(unfinished)
}

// restore deals with the former folder of a page that was captured again: when
// the new one is not in place the old one goes back, else it goes away.
func (d *Dataset) restore(slug string) {
	old, place := filepath.Join(d.dir, oldPrefix+slug), filepath.Join(d.pages(), slug)
	if _, err := os.Lstat(place); err != nil {
		os.Rename(old, place)
		return
	}
	// Removal is not atomic: under this name half a folder is never put back.
	doomed := filepath.Join(d.dir, tempPrefix+slug)
	os.RemoveAll(doomed)
	if os.Rename(old, doomed) == nil {
		os.RemoveAll(doomed)
	}
}

// sweep removes those of the unfinished files that are stale by the clock of the
// file system, which another machine's clock does not concern.
func (d *Dataset) sweep(names []string) {
	if len(names) == 0 {
		return
	}
	f, err := os.CreateTemp(d.dir, tempPrefix+"clock-")
	if err != nil {
		return
	}
	defer os.Remove(f.Name())
	defer f.Close()
	now, err := f.Stat()
	if err != nil {
		return
	}
	for _, name := range names {
		at := filepath.Join(d.dir, name)
		if info, err := os.Lstat(at); err == nil && now.ModTime().Sub(info.ModTime()) > staleAfter {
			os.RemoveAll(at)
		}
	}
}
