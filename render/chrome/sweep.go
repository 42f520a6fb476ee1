package chrome

import (
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// Temporary folders of this package begin with tempPrefix, and hold a file that whoever
// uses them has locked: the lock of a program ends with it, whatever ended it.
const (
	tempPrefix = "galley-chrome-"
	tempLock   = "in-use"
)

// youngest is how old a folder must be that is swept: one that was made just now may not
// be locked yet.
const youngest = time.Minute

// removeTemp removes a temporary folder. A process of Chrome that is about to end may still
// write into it.
func removeTemp(dir string) {
	for range 100 {
		if os.RemoveAll(dir) == nil {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// lockTemp marks a temporary folder as in use, until the lock is closed.
func lockTemp(dir string) (*flock.Flock, error) {
	lock := flock.New(filepath.Join(dir, tempLock))
	_, err := lock.TryLock()
	return lock, err
}

// swept is done with the first Chrome of a program.
var swept sync.Once

// sweep removes the temporary folders of Chromes whose program is gone: one that is killed
// cannot clean up. It returns how many there were.
func sweep(parent string) (removed int) {
	names, _ := filepath.Glob(filepath.Join(parent, tempPrefix+"*"))
	for _, dir := range names {
		if sweepOne(dir) {
			removed++
		}
	}
	return removed
}

func sweepOne(dir string) bool {
	info, err := os.Lstat(dir)
	if err != nil || !info.IsDir() || time.Since(info.ModTime()) < youngest {
		return false
	}
	name := filepath.Join(dir, tempLock)
	if info, err := os.Lstat(name); err != nil || !info.Mode().IsRegular() {
		return false // not one of ours
	}
	lock := flock.New(name)
	free, err := lock.TryLock()
	if err != nil || !free {
		return false
	}
	defer lock.Close()
	return os.RemoveAll(dir) == nil
}
