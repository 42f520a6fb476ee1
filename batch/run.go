package batch

import (
	"context"
	"errors"

	"galley/batch/keyset"
	"galley/batch/sink"
)

// Summary is what a run came to.
type Summary struct {
	Snapshot
	Untried int // inputs that the run was ended before, as far as they are known
}

// ErrCancelled ends a run that somebody cancelled.
var ErrCancelled = errors.New("the batch was cancelled")

// run is one call of Run.
type run struct {
	Options
	manifest   *Manifest
	seen, done *keyset.Set
	ends       map[string]int64 // where the results in each file end, of the first files
	records    map[string]int64 // where the records in each archive end
	results    sink.Sink
	archive    sink.Sink // nil: none
}

// Run works through the source, writes, and returns when everything has its line in the
// manifest. When ctx ends it stops: what is finished by then is written, the rest stays in
// the queue. The error is then that of ctx. A disk that is full and a queue that fails end
// it with their errors; another call goes on from there.
func Run(ctx context.Context, o Options) (Summary, error) {
	r := &run{Options: o.orDefault(), ends: map[string]int64{}, records: map[string]int64{}}
	if err := r.open(); err != nil {
		return Summary{}, err
	}
	defer r.close()
	err := errors.Join(r.all(ctx), r.closeSinks())
	s := Summary{Snapshot: r.Stats.Snapshot()}
	s.Untried = max(0, s.Read-s.Skipped-s.Total())
	return s, err
}

// open reads the manifest.
func (r *run) open() (err error) {
	if r.seen, err = keyset.New(r.Scratch); err != nil {
		return err
	}
	if r.done, err = keyset.New(r.Scratch); err != nil {
		r.seen.Close()
		return err
	}
	r.manifest, err = openManifest(r.Manifest, func(o Outcome) error {
		key, _ := parseKey(o.Key)
		_, err := r.done.Add(key)
		place(r.ends, o.File, o.Offset+o.Length)
		if o.Archive != nil {
			place(r.records, o.Archive.File, o.Archive.Offset+o.Archive.Length)
		}
		r.Stats.change(func(n *Snapshot) { n.Before++ })
		return err
	})
	if err == nil {
		r.results, r.archive, err = r.Open(func(file string) int64 { return max(r.ends[file], r.records[file]) })
	}
	if err != nil {
		r.close()
	}
	return err
}

// maxEnds bounds how many files with their ends are remembered: logs and archives are few. Results with a
// file each are many, and nobody asks where these end.
const maxEnds = 64

func place(ends map[string]int64, file string, end int64) {
	if _, known := ends[file]; known || len(ends) < maxEnds {
		ends[file] = max(ends[file], end)
	}
}

func (r *run) close() {
	r.seen.Close()
	r.done.Close()
	if r.manifest != nil {
		r.manifest.Close()
	}
}

// closeSinks ends the writing.
func (r *run) closeSinks() error {
	err := r.results.Close()
	if r.archive != nil {
		err = errors.Join(err, r.archive.Close())
	}
	return err
}
