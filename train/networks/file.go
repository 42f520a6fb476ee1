package networks

import (
	"encoding/json"

	"galley/models/shipped"
)

// File is the file of the weights that have seen all pages: with their record, or for
// Blocks, alone.
func (r *Result) File() ([]byte, error) {
	if r.kind == Blocks {
		return encode(r.All)
	}
	return encode(shipped.File{Format: shipped.Format, Record: r.Record, Weights: r.All})
}

// FoldsFile is the file of the weights by fold, for Remeasure and to measure what starts
// from weights that have not seen a site.
func (r *Result) FoldsFile() ([]byte, error) { return encode(r.ByFold) }

// ReadFolds reads a file of FoldsFile.
func ReadFolds(data []byte) (byFold []Weights, err error) {
	return byFold, json.Unmarshal(data, &byFold)
}

func encode(what any) ([]byte, error) {
	data, err := json.Marshal(what)
	return append(data, '\n'), err
}
