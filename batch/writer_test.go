package batch

import (
	"path/filepath"
	"testing"

	"galley/batch/keyset"
	"galley/batch/sink"
)

// kept is a sink that keeps nothing.
type kept struct{ sink.Sink }

func (kept) Commit() error { return nil }

// What has its line in the manifest counts, also when the disk is full right after it.
func TestCountedWhatIsWritten(t *testing.T) {
	dir := t.TempDir()
	done, err := keyset.New(dir)
	if err != nil {
		t.Fatal(err)
	}
	done.Close() // it takes no key any more
	manifest, err := openManifest(filepath.Join(dir, "manifest.jsonl"), func(Outcome) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	defer manifest.Close()
	told := 0
	w := &writer{Options: Options{Stats: NewStats(), Wrote: func(Outcome) { told++ }}, results: kept{}, manifest: manifest, done: done}
	group := []pending{{outcome: Outcome{Status: Done}}, {outcome: Outcome{Status: Failed}}}
	if err := w.commit(t.Context(), group); err == nil {
		t.Fatal("a key went into a set that is closed")
	}
	written := w.Stats.Snapshot().Written
	if told != 2 || written[Done] != 1 || written[Failed] != 1 {
		t.Errorf("%d told, counted %v; want both lines", told, written)
	}
}
