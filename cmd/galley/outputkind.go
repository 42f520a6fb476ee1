package main

import (
	"path/filepath"
	"strings"

	"galley/batch/bucket"
)

// Kinds of outputs.
const (
	streamOutput = iota // standard output
	folderOutput
	linesOutput
	parquetOutput
	bucketOutput // object storage
)

// outputKind is what the value of -o names.
func outputKind(out string) int {
	name := strings.ToLower(out)
	switch {
	case out == "":
		return streamOutput
	case strings.HasPrefix(name, bucket.Scheme):
		return bucketOutput
	case strings.HasSuffix(out, "/"), strings.HasSuffix(out, string(filepath.Separator)):
		return folderOutput
	case strings.HasSuffix(name, ".jsonl"), strings.HasSuffix(name, ".jsonl.zst"), strings.HasSuffix(name, ".ndjson"):
		return linesOutput
	case strings.HasSuffix(name, ".parquet"):
		return parquetOutput
	}
	return folderOutput
}

// isFiles reports an output where every result is by itself, in any format.
func isFiles(out string) bool {
	kind := outputKind(out)
	return kind == folderOutput || kind == bucketOutput
}

// standardOutput is what -o takes for standard output, as of many programs.
const standardOutput = "-"
