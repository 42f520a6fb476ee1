//go:build !windows

package dataset

import "github.com/google/renameio/v2"

// replaceFile writes a file so that readers see the old or the new one. The
// unfinished file is in tmp, which must be on the same file system; naming it
// keeps renameio from asking the environment for a place.
func replaceFile(name string, data []byte, tmp string) error {
	return renameio.WriteFile(name, data, 0o644, renameio.WithTempDir(tmp))
}
