package batch

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// tempFolder holds all temporary files of this process: its own, those of Chrome, and
// those of libraries. It is locked for as long as the process lives, so that a later one
// knows which folders a killed one left, and removes them.
type tempFolder struct {
	dir    string
	lock   *flock.Flock
	before map[string]string // the environment
}

// tempNames are the variables that say where temporary files go, on all systems.
var tempNames = []string{"TMPDIR", "TMP", "TEMP"}

// lockName is the file in the folder that is locked. It has another name than that in the
// folder of a batch, which outlives its process and may be beside a folder of this kind.
const lockName = "process.lock"

// openTemp removes the folders of killed processes and makes one for this process. The
// environment names it until it is closed.
func openTemp() (*tempFolder, error) {
	parent := os.TempDir()
	sweepTemp(parent)
	var err error
	for range 3 {
		var t *tempFolder
		if t, err = makeTemp(parent); err == nil {
			return t, nil
		}
	}
	return nil, &tempError{parent, err}
}

// tempError says that no temporary file can be made.
type tempError struct {
	parent string
	err    error
}

func (e *tempError) Error() string {
	return fmt.Sprintf("make a folder for temporary files in %s: %v", e.parent, e.err)
}
func (e *tempError) Unwrap() error { return e.err }
func (e *tempError) Hint() string  { return "set TMPDIR to a folder that can be written to" }

func makeTemp(parent string) (*tempFolder, error) {
	// The name is short, because addresses of sockets in the folder must be.
	dir, err := os.MkdirTemp(parent, "galley-")
	if err != nil {
		return nil, err
	}
	t := &tempFolder{dir: dir, lock: flock.New(filepath.Join(dir, lockName)), before: map[string]string{}}
	locked, err := t.lock.TryLock()
	if err == nil && (!locked || !exists(t.lock.Path())) {
		err = errors.New("another process swept it away")
	}
	if err != nil {
		os.RemoveAll(dir)
		return nil, err
	}
	for _, name := range tempNames {
		if value, ok := os.LookupEnv(name); ok {
			t.before[name] = value
		}
		os.Setenv(name, dir)
	}
	return t, nil
}

// sweepTemp removes the folders whose processes are dead. What cannot be removed stays
// for the next time.
func sweepTemp(parent string) {
	locks, _ := filepath.Glob(filepath.Join(parent, "galley-*", lockName))
	for _, name := range locks {
		lock := flock.New(name)
		if locked, err := lock.TryLock(); err != nil || !locked {
			continue
		}
		removeTemp(filepath.Dir(name))
		lock.Unlock()
	}
}

// removeTemp removes a folder, its lock at last: as long as something cannot be removed,
// because a Chrome that is about to end still writes, a later sweep finds the folder.
func removeTemp(dir string) {
	entries, err := os.ReadDir(dir)
	for _, entry := range entries {
		if entry.Name() != lockName {
			err = errors.Join(err, os.RemoveAll(filepath.Join(dir, entry.Name())))
		}
	}
	if err == nil {
		os.RemoveAll(dir)
	}
}

// close removes the folder, and what killed processes left that was still written to when
// this one began.
func (t *tempFolder) close() {
	for _, name := range tempNames {
		if value, ok := t.before[name]; ok {
			os.Setenv(name, value)
		} else {
			os.Unsetenv(name)
		}
	}
	removeTemp(t.dir)
	t.lock.Unlock()
	sweepTemp(filepath.Dir(t.dir))
}
