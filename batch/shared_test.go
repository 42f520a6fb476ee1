package batch

import (
	"context"
	"fmt"
	"testing"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"

	"galley/batch/input"
	"galley/batch/queue"
	"galley/network"
)

// TestSharedQueue runs a batch on a queue that other workers may share: each request waits
// for its turn among all of them.
func TestSharedQueue(t *testing.T) {
	s, err := natsserver.NewServer(&natsserver.Options{ServerName: "test", Host: "127.0.0.1", Port: natsserver.RANDOM_PORT,
		JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true, MaxPayload: 8 << 20})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() {
		s.Shutdown()
		s.WaitForShutdown()
	})
	if !s.ReadyForConnections(20 * time.Second) {
		t.Fatal("the server does not get ready")
	}
	var names []string
	for i := range 12 {
		names = append(names, fmt.Sprintf("http://h%d.example/%d", i%3, i))
	}
	f := newFixture(t, t.TempDir(), func(ctx context.Context, item input.Item, _ int) (Result, error) {
		sent, err := network.TurnOf(ctx)(ctx, item.Host())
		if err != nil {
			return Result{}, err
		}
		sent()
		return result(item), nil
	}, names...)
	if f.Queue, err = queue.Open(t.Context(), queue.Options{Name: "test", URL: s.ClientURL()}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(f.Queue.Close)
	f.Inline = true
	f.Hosts.Delay = 10 * time.Millisecond
	if got := f.run(); len(f.lines()) != len(names) {
		t.Errorf("%d lines of %d: %+v", len(f.lines()), len(names), got)
	}
	f.check()
}
