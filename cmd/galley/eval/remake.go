package eval

import (
	"bytes"
	"context"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"strings"

	"galley/cmd/galley/exit"
	"galley/eval/corpus"
	"galley/eval/remake"
	"galley/page"
	"galley/page/encoding"
)

// remaking has documents marked up in other ways before their pages are made, where that was
// asked for.
func (o *textOptions) remaking(c *corpus.Corpus, load corpus.Load) (corpus.Load, error) {
	if len(o.remake) == 0 {
		return load, nil
	}
	if o.extract || o.layouts != "" || !o.noBrowser && c.Format == corpus.Site {
		return nil, exit.Usagef("give --no-browser", "--remake changes the HTML of documents: it goes with neither --extract nor --layouts, nor with themed sites in a browser")
	}
	var ways []remake.Way
	for _, name := range o.remake {
		way, err := remake.ByName(name)
		if err != nil {
			return nil, exit.Usagef("see galley eval text --help", "--remake: %v", err)
		}
		ways = append(ways, way)
	}
	return func(ctx context.Context, d corpus.Document) (*page.Page, error) {
		data, err := encoding.UTF8(d.HTML, d.ContentType, io.ReadAll)
		if err != nil {
			return nil, err
		}
		if d.HTML, err = remake.HTML(bytes.Clone(data), ways, rand.New(rand.NewPCG(o.seed, number(d.ID)))); err != nil {
			return nil, err
		}
		d.ContentType = "text/html; charset=utf-8"
		return load(ctx, d)
	}, nil
}

// number is a number that goes with a name.
func number(name string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(name))
	return h.Sum64()
}

// remakeNames lists what --remake may be given.
func remakeNames() string {
	var names []string
	for _, w := range remake.Ways() {
		names = append(names, w.Name)
	}
	return strings.Join(names, ", ")
}
