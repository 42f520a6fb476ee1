package gate

import (
	"context"
	"errors"
	"testing"
	"time"
)

// TestOrder holds that who waits comes in first, and background work never has the last
// slot.
func TestOrder(t *testing.T) {
	g, ctx := New(2, 1, 0), t.Context()
	leaveBack, err := g.EnterBackground(ctx)
	if err != nil {
		t.Fatal(err)
	}
	entered := make(chan string, 3)
	go func() {
		leave, _ := g.EnterBackground(ctx)
		entered <- "background"
		leave()
	}()
	leave, err := g.Enter(ctx) // the slot that background work leaves free
	if err != nil {
		t.Fatal(err)
	}
	waits := make(chan error, 1)
	go func() {
		leave, err := g.Enter(ctx)
		waits <- err
		entered <- "asked"
		leave()
	}()
	for g.State().Waiting == 0 {
	}
	var full *FullError
	if _, err := g.Enter(ctx); !errors.As(err, &full) || full.Waiting != 1 || full.RetryAfter <= 0 {
		t.Errorf("with everything full: %v", err)
	}
	leave()
	leave() // twice is once
	if err := <-waits; err != nil {
		t.Fatal(err)
	}
	if first := <-entered; first != "asked" {
		t.Errorf("first came %s", first)
	}
	leaveBack()
	<-entered
	if s := g.State(); s.Running != 0 && s.Background != 0 || s.Waiting != 0 {
		t.Errorf("at the end: %+v", s)
	}
}

// TestGivenUp holds that who goes away while waiting takes no slot.
func TestGivenUp(t *testing.T) {
	g := New(1, 5, 0)
	leave, err := g.Enter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	why := errors.New("the client went away")
	ctx, cancel := context.WithCancelCause(t.Context())
	waits := make(chan error)
	go func() {
		_, err := g.Enter(ctx)
		waits <- err
	}()
	for g.State().Waiting == 0 {
	}
	cancel(why)
	if err := <-waits; !errors.Is(err, why) {
		t.Errorf("ended with %v", err)
	}
	leave()
	if s := g.State(); s.Running != 0 || s.Waiting != 0 {
		t.Errorf("at the end: %+v", s)
	}
}

// TestPatience holds that nobody waits for an answer that would come too late.
func TestPatience(t *testing.T) {
	g := New(1, 100, 5*guess*time.Second)
	if _, err := g.Enter(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for n := range 5 {
		go g.Enter(ctx)
		for g.State().Waiting <= n {
		}
	}
	var full *FullError
	if _, err := g.Enter(ctx); !errors.As(err, &full) || full.RetryAfter != 6*guess*time.Second {
		t.Errorf("the sixth: %v", err)
	}
}

// TestBackground holds that background work leaves one slot free, gives its own back, and that what pages took
// says when to come again.
func TestBackground(t *testing.T) {
	g := New(2, 0, 0)
	for range 3 {
		leave, err := g.EnterBackground(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if s := g.State(); s.Running != 1 || s.Background != 1 {
			t.Errorf("with one in the background: %+v", s)
		}
		soon, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		if _, err := g.EnterBackground(soon); err == nil {
			t.Error("background work has the last slot")
		}
		cancel()
		leave()
		if s := g.State(); s.Running != 0 || s.Background != 0 {
			t.Errorf("with none: %+v", s)
		}
	}
	first, err := g.Enter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	second, err := g.Enter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var full *FullError
	if _, err := g.Enter(t.Context()); !errors.As(err, &full) || full.RetryAfter != time.Second {
		t.Errorf("after pages that took no time: %v, again after %v", err, full.RetryAfter)
	}
	first()
	second()
	if s := g.State(); s.Running != 0 || s.Background != 0 {
		t.Errorf("at the end: %+v", s)
	}
}
