package batch

import (
	"context"
	"encoding/json"
	"time"

	"galley/batch/input"
	"galley/batch/keyset"
	"galley/network"
	"galley/page"
)

// producer puts the items of the source into the queue, each page once.
type producer struct {
	Options
	seen       *keyset.Set // in this run
	done       *keyset.Set // with a line in the manifest
	duplicates chan Outcome
}

// run reads the source to its end.
func (p *producer) run(ctx context.Context) error {
	err := p.Source(ctx, func(item input.Item) error { return p.item(ctx, item) })
	if err == nil {
		p.Stats.change(func(n *Snapshot) { n.ReadAll = true })
	}
	return err
}

func (p *producer) item(ctx context.Context, item input.Item) error {
	p.Stats.change(func(n *Snapshot) { n.Read++ })
	spelling, err := p.seen.Add(item.SpellingKey())
	if err != nil {
		return err
	}
	first, err := p.seen.Add(item.Key)
	if err != nil {
		return err
	}
	if !first {
		if spelling {
			return p.duplicate(ctx, item)
		}
		p.skip()
		return nil
	}
	done, err := p.done.Has(item.Key)
	if err != nil {
		return err
	}
	if done {
		p.skip()
		return nil
	}
	if p.Inline {
		item = withBody(item)
	}
	data, err := json.Marshal(job{Item: item, Queued: time.Now()})
	if err != nil {
		return err
	}
	return p.Queue.Put(ctx, keyText(item.Key), data)
}

func (p *producer) skip() { p.Stats.change(func(n *Snapshot) { n.Skipped++ }) }

// duplicate gives another spelling of a page its line.
func (p *producer) duplicate(ctx context.Context, item input.Item) error {
	key := item.SpellingKey()
	done, err := p.done.Has(key)
	if err != nil {
		return err
	}
	if done {
		p.skip()
		return nil
	}
	o := Outcome{Input: network.Redact(item.Input), Key: keyText(key), URL: network.Redact(item.URL), Status: Duplicate, Of: keyText(item.Key), Ended: time.Now()}
	select {
	case p.duplicates <- o:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// withBody reads the file of an item, for workers that cannot.
func withBody(item input.Item) input.Item {
	var err error
	switch {
	case item.File == "":
		return item
	case item.Record:
		item, err = input.ReadRecord(item)
	default:
		item.Body, err = page.ReadFile(item.File)
		item.File = ""
	}
	if err != nil {
		item.Error = err.Error()
	}
	return item
}
