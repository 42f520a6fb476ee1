package batch

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"galley/batch/bucket"
	"galley/batch/input"
)

// Stored is a Work whose results the worker itself puts into object storage: they do not
// go through the queue and the one writer. A page has its object before it has its line,
// and one that is done twice has the same object.
type Stored struct {
	Work
	Bucket *bucket.Bucket
	Name   func(item input.Item) string // of the object of a page
}

// Do works on one item and keeps its result. That storage does not take it is a
// *bucket.StoreError.
func (s *Stored) Do(ctx context.Context, item input.Item, try int) (Result, error) {
	r, err := s.Work.Do(ctx, item, try)
	if err != nil || r.Data == nil {
		return r, err
	}
	sum := sha256.Sum256(r.Data)
	r.File, r.Length, r.Digest = s.Name(item), int64(len(r.Data)), hex.EncodeToString(sum[:])
	if err := s.Bucket.Put(ctx, r.File, r.Data); err != nil {
		return r, err
	}
	r.Data = nil
	return r, nil
}
