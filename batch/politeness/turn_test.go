package politeness

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// TestTurns holds that requests to a host leave a delay after the one before was sent,
// whatever pages need to come to theirs and servers to take them; and that with pages
// enough they leave no later than that.
func TestTurns(t *testing.T) {
	const delay = 500 * time.Millisecond
	synctest.Test(t, func(t *testing.T) {
		turns := NewTurns(delay)
		h := turns.Host("a.example")
		var sent []time.Time
		done := make(chan *Visit)
		page := func(i int, v *Visit) {
			for hop := range 1 + i%7/6 { // each seventh is redirected
				time.Sleep(time.Duration(i*37%90) * time.Millisecond)
				over, err := v.Turn(t.Context(), "a.example")
				if err != nil {
					t.Errorf("page %d, request %d: %v", i, hop, err)
					break
				}
				time.Sleep(time.Duration(i*13%20) * time.Millisecond) // to connect
				sent = append(sent, time.Now())
				over()
			}
			done <- v
		}
		running, begun := 0, 0
		for begun < 200 || running > 0 {
			at, ok := h.Ready(Options{Connections: 3})
			if ok && begun < 200 && !at.After(time.Now()) {
				go page(begun, h.Begin(time.Now()))
				begun, running = begun+1, running+1
				continue
			}
			wait := time.Millisecond
			if ok && begun < 200 {
				wait = time.Until(at)
			}
			select {
			case v := <-done:
				h.End(v)
				running--
			case <-time.After(wait):
			}
		}
		var between []time.Duration
		for i := 1; i < len(sent); i++ {
			between = append(between, sent[i].Sub(sent[i-1]))
		}
		slices.Sort(between)
		if least := between[0]; least < delay {
			t.Errorf("%v between two requests, want %v at least", least, delay)
		}
		// What it takes to connect is between two turns.
		if most := between[len(between)*95/100]; most > delay+delay/10 {
			t.Errorf("95 %% of the times between two requests are up to %v, want %v", most, delay)
		}
	})
}

// TestTurnLater holds that a page goes back where its host is not to be asked soon, and
// that a redirect waits for a bounded time, which the next request makes up for.
func TestTurnLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns := NewTurns(time.Minute)
		h := turns.Host("a.example")
		began := time.Now()
		v := h.Begin(began)
		for _, want := range []time.Duration{0, maxHop} {
			over, err := v.Turn(t.Context(), "a.example")
			if err != nil || time.Since(began) != want {
				t.Fatalf("sent after %v, %v; want %v", time.Since(began), err, want)
			}
			over()
		}
		var late *LaterError
		if _, err := h.Begin(time.Now()).Turn(t.Context(), "a.example"); !errors.As(err, &late) {
			t.Fatalf("another page: %v", err)
		}
		if next := began.Add(2 * (time.Minute + 3*time.Second)); time.Now().Add(late.Wait) != next {
			t.Errorf("the next request is in %v, want at %v", late.Wait, time.Until(next))
		}
		ctx, cancel := context.WithCancelCause(t.Context())
		cancel(errors.New("stopped"))
		if _, err := v.Turn(ctx, "a.example"); err == nil || err.Error() != "stopped" {
			t.Errorf("a page that is ended: %v", err)
		}
		if over, err := v.Turn(t.Context(), "b.example"); err != nil {
			t.Errorf("another host: %v", err)
		} else {
			over()
		}
	})
}
