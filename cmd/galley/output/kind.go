package output

import (
	"path/filepath"
	"strings"

	"galley/batch/bucket"
)

// Kinds of outputs.
const (
	Stream = iota // standard output
	Folder
	Lines
	Parquet
	Bucket // object storage
)

// Kind is what the value of -o names.
func Kind(out string) int {
	name := strings.ToLower(out)
	switch {
	case out == "":
		return Stream
	case strings.HasPrefix(name, bucket.Scheme):
		return Bucket
	case strings.HasSuffix(out, "/"), strings.HasSuffix(out, string(filepath.Separator)):
		return Folder
	case strings.HasSuffix(name, ".jsonl"), strings.HasSuffix(name, ".jsonl.zst"), strings.HasSuffix(name, ".ndjson"):
		return Lines
	case strings.HasSuffix(name, ".parquet"):
		return Parquet
	}
	return Folder
}

// IsFiles reports an output where every result is by itself, in any format.
func IsFiles(out string) bool {
	kind := Kind(out)
	return kind == Folder || kind == Bucket
}

// Standard is what -o takes for standard output, as of many programs.
const Standard = "-"
