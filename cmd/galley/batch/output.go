package batch

import (
	"os"
	"path/filepath"
	"strings"

	"galley/batch/bucket"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
)

// localName begins the names of what is kept beside an output that is no folder. What
// belongs to a bucket is in the current folder.
func localName(out string) string {
	if output.Kind(out) == output.Bucket {
		if b, err := bucket.Parse(out); err == nil {
			return b.Name()
		}
	}
	return out
}

// statePath is the folder with what galley keeps about a batch.
func statePath(out string) string {
	if output.Kind(out) == output.Folder {
		return filepath.Join(out, ".galley")
	}
	return localName(out) + ".galley"
}

// manifestPath is the manifest of a batch, which is for users too.
func manifestPath(out string) string {
	if output.Kind(out) == output.Folder {
		return filepath.Join(out, "manifest.jsonl")
	}
	return localName(out) + ".manifest.jsonl"
}

// namesFile reports an output that is called as a file is, and is not there as a folder.
func namesFile(out string) bool {
	switch strings.ToLower(filepath.Ext(out)) {
	case ".html", ".htm", ".md", ".txt", ".json", ".gz", ".zst", ".zip", ".csv", ".tsv", ".xml", ".yaml", ".yml", ".epub", ".pdf", ".sqlite", ".db", ".xlsx":
		info, err := os.Stat(out)
		return err != nil || !info.IsDir()
	}
	return false
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// isDataset reports whether a folder is a dataset.
func isDataset(dir string) bool { return exists(filepath.Join(dir, "galley.json")) }

// notResults refuses a folder for a dataset that has the results of a batch: both keep a
// manifest, in which a page has one line.
func notResults(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case err == nil && !info.IsDir():
		return exit.Usagef("name a folder", "-d %s is a file", dir)
	case err == nil && !isDataset(dir) && exists(manifestPath(dir+"/")):
		return exit.Usagef("name another folder", "-d %s has the results of galley extract or batch", dir)
	}
	return nil
}

// otherFile reports a file of lines or rows that no batch wrote: it would be lost; and a
// dataset, whose manifest is another.
func (o *options) otherFile() error {
	kind := output.Kind(o.out)
	if kind == output.Folder && isDataset(o.out) {
		return exit.Usagef("name another folder", "-o %s is a dataset", o.out)
	}
	if o.fresh || kind != output.Lines && kind != output.Parquet {
		return nil
	}
	info, err := os.Stat(o.out)
	if err != nil || info.Size() == 0 || exists(manifestPath(o.out)) || exists(statePath(o.out)) {
		return nil // what can't be read is said where it is opened
	}
	return exit.Usagef("name another file with -o, or move that one away", "-o %s is there already, and is not of a batch", o.out)
}
