package queue

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const (
	objectField = "Galley-Object" // names the object that holds the data of a message
	room        = 64 << 10        // of a message, for its head
)

// publish sends a message, as an object where it is too large. What fails for want of a
// server is tried again for as long as ctx allows.
func (q *Queue) publish(ctx context.Context, m *nats.Msg, data []byte, o ...jetstream.PublishOpt) error {
	var err error
	m.Data = data
	if int64(len(data))+room > q.nc.MaxPayload() {
		name := rand.Text()
		if err := q.again(ctx, func() error { _, err := q.objects.PutBytes(ctx, name, data); return err }); err != nil {
			return &UnavailableError{What: "keep a large message", Err: err}
		}
		m.Data = nil
		m.Header.Set(objectField, name)
	}
	err = q.again(ctx, func() error {
		_, err := q.js.PublishMsg(ctx, m, o...)
		if isThere(err) {
			return nil
		}
		return err
	})
	if err != nil {
		return &UnavailableError{What: "publish", Err: err}
	}
	return nil
}

// again calls do until it works, or fails for a reason that will not go away.
func (q *Queue) again(ctx context.Context, do func() error) error {
	wait := 20 * time.Millisecond
	for tries := 0; ; tries++ {
		err := do()
		if err == nil || ctx.Err() != nil || isFatal(err) || tries > 60 && !isFull(err) {
			return err
		}
		if !isFull(err) {
			if full := q.room(); full != nil {
				return full
			}
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(wait):
		}
		wait = min(2*wait, time.Second)
	}
}

// isThere reports that a stream has a message of that subject.
func isThere(err error) bool {
	return err != nil && strings.Contains(err.Error(), "maximum messages per subject exceeded")
}

// isFull reports that a stream has as many messages, or bytes of them, as it may.
func isFull(err error) bool {
	return err != nil && (strings.Contains(err.Error(), "maximum messages exceeded") || strings.Contains(err.Error(), "maximum bytes exceeded"))
}

// isFatal reports an error that another try does not cure.
func isFatal(err error) bool {
	var api *jetstream.APIError
	return errors.Is(err, nats.ErrConnectionClosed) || errors.Is(err, nats.ErrMaxPayload) ||
		errors.As(err, &api) && (api.ErrorCode == jetstream.JSErrCodeJetStreamNotEnabledForAccount || strings.Contains(api.Description, "no space left") || strings.Contains(api.Description, "insufficient resources"))
}
