package batch

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"galley/batch/keyset"
	"galley/batch/queue"
	"galley/batch/sink"
)

// Bounds of what is written at a time.
const (
	groupCount = 256
	groupBytes = 8 << 20
)

// writer puts results where they belong, and lines into the manifest.
type writer struct {
	Options
	results    sink.Sink
	archive    sink.Sink // nil: none
	manifest   *Manifest
	done       *keyset.Set
	duplicates chan Outcome // from the producer
}

// pending is a result on its way to disk.
type pending struct {
	outcome Outcome
	message *queue.Message // nil: of a duplicate
	key     keyset.Key
	place   *sink.Place
	archive *sink.Place
}

// run writes until ctx ends.
func (w *writer) run(ctx context.Context) error {
	for ctx.Err() == nil {
		group := w.waiting(nil)
		messages, err := w.Queue.Results(ctx, groupCount, 200*time.Millisecond)
		if err != nil && ctx.Err() == nil {
			return err
		}
		// What was taken is written, whatever ended ctx.
		for len(messages) > 0 || len(group) > 0 {
			bytes := 0
			for len(messages) > 0 && bytes < groupBytes {
				m := messages[0]
				messages = messages[1:]
				bytes += len(m.Data)
				if group, err = w.add(ctx, group, m); err != nil {
					return err
				}
			}
			if err := w.commit(context.WithoutCancel(ctx), group); err != nil {
				return err
			}
			group = nil
		}
	}
	return w.commit(context.WithoutCancel(ctx), w.waiting(nil))
}

// waiting adds the duplicates that the producer found.
func (w *writer) waiting(group []pending) []pending {
	for len(group) < groupCount {
		select {
		case o := <-w.duplicates:
			key, _ := parseKey(o.Key)
			group = append(group, pending{outcome: o, key: key})
		default:
			return group
		}
	}
	return group
}

// add takes the result of a message, unless it was written before.
func (w *writer) add(ctx context.Context, group []pending, m *queue.Message) ([]pending, error) {
	o, data, archive, err := unpackResult(m.Data)
	key, ok := parseKey(o.Key)
	if err != nil || !ok {
		m.Drop(ctx) // nothing of ours
		return group, nil
	}
	has, err := w.done.Has(key)
	if err != nil {
		return group, err
	}
	for _, p := range group {
		has = has || p.key == key && p.message != nil
	}
	if has {
		m.Drop(ctx)
		return group, nil
	}
	p := pending{outcome: o, message: m, key: key}
	if data != nil && o.Status == Done && o.File == "" {
		address := o.URL
		if address == "" {
			address = o.Input
		}
		p.place, err = w.results.Write(sink.Entry{Data: data, Names: sink.Names{Address: address, Key: key, Date: o.Started}})
		if err != nil {
			return group, err
		}
		sum := sha256.Sum256(data)
		p.outcome.Digest = hex.EncodeToString(sum[:])
	}
	if w.archive != nil && len(archive) > 0 {
		if p.archive, err = w.archive.Write(sink.Entry{Data: archive}); err != nil {
			return group, err
		}
	}
	w.Stats.change(func(n *Snapshot) { n.Bytes += max(int64(len(data)), o.Length) })
	return append(group, p), nil
}

// commit writes a group: results first, then their lines, and only then are they taken
// out of the queue. Who is killed between two of these finds the rest in the queue, and
// cuts off or writes over what has no line.
func (w *writer) commit(ctx context.Context, group []pending) (err error) {
	if len(group) == 0 {
		return nil
	}
	defer func() {
		for _, p := range group {
			if err != nil && p.message != nil {
				p.message.Release(0)
			}
		}
	}()
	for _, s := range []sink.Sink{w.results, w.archive} {
		if s != nil {
			if err := s.Commit(); err != nil {
				return fmt.Errorf("%w (nothing that was finished before is damaged)", err)
			}
		}
	}
	lines := make([]Outcome, len(group))
	for i, p := range group {
		if p.place != nil {
			p.outcome.File, p.outcome.Offset, p.outcome.Length = p.place.File, p.place.Offset, p.place.Length
		}
		if p.archive != nil {
			p.outcome.Archive = &Part{p.archive.File, p.archive.Offset, p.archive.Length}
		}
		lines[i] = p.outcome
	}
	if err := w.manifest.Add(lines); err != nil {
		return err
	}
	for _, line := range lines { // they count, whatever fails after this
		w.Stats.change(func(n *Snapshot) { n.Written[line.Status]++ })
		if w.Wrote != nil {
			w.Wrote(line)
		}
	}
	for _, p := range group {
		if _, err := w.done.Add(p.key); err != nil {
			return err
		}
		if p.message != nil {
			p.message.Drop(ctx)
		}
	}
	return nil
}
