package batch

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/batch/input"
	"galley/batch/sink"
)

// TestArchiveOfManyFiles holds that a run that goes on with a batch keeps its archive, however many files results
// have that have no records in it.
func TestArchiveOfManyFiles(t *testing.T) {
	dir := t.TempDir()
	work := func(_ context.Context, item input.Item, _ int) (Result, error) {
		r := result(item)
		if strings.Contains(item.Input, "id=9") {
			r.Archive = []byte("record of " + item.Input + "\n")
		}
		return r, nil
	}
	open := func(f *fixture) {
		f.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) {
			template, err := sink.NewTemplate("", ".json")
			archive, other := sink.OpenArchive(filepath.Join(dir, "a.warc.gz"), "a.warc.gz", end("a.warc.gz"), []byte("begin\n"))
			return sink.NewFiles(dir, dir, template), archive, errors.Join(err, other)
		}
	}
	names := addresses(100) // those of 9 and from 90 on have records
	for _, n := range []int{90, 99, 100, 100} {
		f := newFixture(t, dir, work, names[:n]...)
		open(f)
		if n == 90 {
			f.Source = func(_ context.Context, emit input.Emit) error {
				for _, name := range names[:n] {
					if strings.HasSuffix(name, "id=9") {
						continue // the first lines of the manifest have no records
					}
					if err := emit(input.Named(name)); err != nil {
						return err
					}
				}
				return nil
			}
		}
		f.run()
		f.Queue.Close()
	}
	data, err := os.ReadFile(filepath.Join(dir, "a.warc.gz"))
	if got := strings.Count(string(data), "record of "); err != nil || got != 11 || strings.Count(string(data), "begin") != 1 {
		t.Errorf("%d records of 11 in %q, %v", got, data, err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "h*.json"))
	if err != nil || len(files) != 100 {
		t.Errorf("%d files, %v", len(files), err)
	}
	if err := ReadManifest(filepath.Join(dir, "manifest.jsonl"), func(o Outcome) error {
		if o.Archive == nil {
			return nil
		}
		if got := string(data[o.Archive.Offset : o.Archive.Offset+o.Archive.Length]); got != "record of "+o.Input+"\n" {
			t.Errorf("%s: %q", o.Input, got)
		}
		return nil
	}); err != nil {
		t.Error(err)
	}
}
