package dataset

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// stateDir is where programs that work on a dataset keep what is theirs.
const stateDir = ".galley"

// lockWait is how long LockLabels waits for another process, which holds the lock while it
// writes a label or imports a file of them. Tests have less.
var lockWait = 20 * time.Second

// LockLabels keeps labels as they are until unlock is called, but for whoever called it: other
// processes that lock them wait. It is for a label that is written because of what
// another one says. Within a process it locks nothing. A folder that cannot have locks has none.
func (d *Dataset) LockLabels(ctx context.Context) (unlock func(), err error) {
	dir := filepath.Join(d.dir, stateDir)
	if os.MkdirAll(dir, 0o755) != nil {
		return func() {}, nil // what cannot be written needs no lock
	}
	ctx, stop := context.WithTimeout(ctx, lockWait)
	defer stop()
	lock := flock.New(filepath.Join(dir, "labels.lock"))
	if _, err = lock.TryLockContext(ctx, 2*time.Millisecond); err == nil {
		return func() { lock.Close() }, nil
	}
	lock.Close()
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return nil, fmt.Errorf("dataset: another process keeps the labels of %s from being written", d.dir)
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	}
	return func() {}, nil // some network file systems
}
