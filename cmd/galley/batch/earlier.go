package batch

import (
	"errors"
	"io/fs"
	"os"

	"galley/batch"
)

// setAside begins a new manifest, for inputs that are to be done again. The lines of the
// one before are kept until bringBack.
func (s *state) setAside() error {
	if err := s.bringBack(); err != nil { // of a run that was ended
		return err
	}
	if err := os.RemoveAll(s.path("queue")); err != nil {
		return err
	}
	err := os.Rename(s.manifest, s.earlier())
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// bringBack puts the lines that were set aside into the manifest again, but for those of
// inputs that were done since.
func (s *state) bringBack() error {
	if !exists(s.earlier()) {
		return nil
	}
	if !exists(s.manifest) {
		return os.Rename(s.earlier(), s.manifest)
	}
	return batch.MergeManifest(s.manifest, s.earlier(), s.dir)
}

// earlier is where the manifest before is kept meanwhile.
func (s *state) earlier() string { return s.path("earlier.jsonl") }
