package corpus

import (
	"bytes"
	"context"
	"hash/fnv"
	"io"
	"math/rand/v2"

	"galley/eval/remake"
	"galley/page"
	"galley/page/encoding"
)

// Remade has documents marked up in other ways before load makes their pages. What ways leave to
// chance depends on the seed and the ID of the document.
func Remade(load Load, ways func(Document) []remake.Way, seed uint64) Load {
	return func(ctx context.Context, d Document) (*page.Page, error) {
		data, err := encoding.UTF8(d.HTML, d.ContentType, io.ReadAll)
		if err != nil {
			return nil, err
		}
		id := fnv.New64a()
		id.Write([]byte(d.ID))
		if d.HTML, err = remake.HTML(bytes.Clone(data), ways(d), rand.New(rand.NewPCG(seed, id.Sum64()))); err != nil {
			return nil, err
		}
		d.ContentType = "text/html; charset=utf-8"
		return load(ctx, d)
	}
}
