package queue

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"errors"

	"github.com/nats-io/nats.go/jetstream"
)

// Set keeps a value of the batch, such as its settings.
func (q *Queue) Set(ctx context.Context, name string, value []byte) error {
	if len(value) > 256<<10 {
		_, err := q.objects.PutBytes(ctx, "value-"+name, value)
		if err == nil {
			_, err = q.state.Put(ctx, name, []byte("large"))
		}
		return wrap("keep "+name, err)
	}
	_, err := q.state.Put(ctx, name, append([]byte("small"), value...))
	return wrap("keep "+name, err)
}

// Get is a value that was Set; nil if none was.
func (q *Queue) Get(ctx context.Context, name string) ([]byte, error) {
	entry, err := q.state.Get(ctx, name)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, wrap("read "+name, err)
	}
	if string(entry.Value()) == "large" {
		value, err := q.objects.GetBytes(ctx, "value-"+name)
		return value, wrap("read "+name, err)
	}
	return entry.Value()[len("small"):], nil
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return &UnavailableError{what, err, ""}
}

func hostKey(host string) string {
	sum := sha256.Sum256([]byte(host))
	return base32.HexEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:15])
}
