package queue

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"
)

func open(t *testing.T, o Options) *Queue {
	t.Helper()
	if o.Dir == "" {
		o.Dir = t.TempDir()
	}
	o.Name = "test"
	q, err := Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	return q
}

func put(t *testing.T, q *Queue, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if err := q.Put(t.Context(), id, []byte("job "+id)); err != nil {
			t.Fatal(err)
		}
	}
}

// take takes n jobs. A busy server may hand them out one after the other: Take returns
// what is there.
func take(t *testing.T, q *Queue, n int) (list []*Message) {
	t.Helper()
	for len(list) < n {
		more, err := q.Take(t.Context(), n-len(list), 10*time.Second)
		if err != nil || len(more) == 0 {
			t.Fatalf("%d jobs, want %d: %v", len(list), n, err)
		}
		list = append(list, more...)
	}
	return list
}

// none holds that no job is left.
func none(t *testing.T, q *Queue) {
	t.Helper()
	if list, err := q.Take(t.Context(), 10, 100*time.Millisecond); err != nil || len(list) > 0 {
		t.Fatalf("%d jobs left: %+v, %v", len(list), list, err)
	}
}

// TestOnce holds that a job is in the queue once, comes back when it is released, and is
// gone when it is done; also for the next process.
func TestOnce(t *testing.T) {
	dir := t.TempDir()
	q := open(t, Options{Dir: dir})
	put(t, q, "a", "b", "a", "b")
	list := take(t, q, 2)
	if string(list[0].Data) != "job a" || list[0].ID != "a" {
		t.Fatalf("taken: %+v", list)
	}
	none(t, q)
	if err := list[0].Done(t.Context()); err != nil {
		t.Fatal(err)
	}
	list[1].Release(0)
	if list = take(t, q, 1); list[0].ID != "b" || list[0].Deliveries != 2 {
		t.Fatalf("after a release: %+v", list)
	}
	none(t, q)
	q.Close() // without an end for b
	q = open(t, Options{Dir: dir})
	if list = take(t, q, 1); list[0].ID != "b" {
		t.Fatalf("in the next process: %+v", list)
	}
	none(t, q)
}

func TestLargeMessages(t *testing.T) {
	q := open(t, Options{})
	data := bytes.Repeat([]byte("0123456789"), maxPayload/10+1)
	if err := q.Finish(t.Context(), "large", "1", data); err != nil {
		t.Fatal(err)
	}
	list, err := q.Results(t.Context(), 5, time.Second)
	if err != nil || len(list) != 1 || !bytes.Equal(list[0].Data, data) {
		t.Fatalf("%d results, %v", len(list), err)
	}
	list[0].Drop(t.Context())
}

// TestWindow holds that a full queue makes Put wait, and does not lose the job.
func TestWindow(t *testing.T) {
	q := open(t, Options{Window: 2})
	put(t, q, "a", "b")
	added := make(chan error)
	go func() { added <- q.Put(context.Background(), "c", nil) }()
	list := take(t, q, 1)
	if err := list[0].Done(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := <-added; err != nil {
		t.Fatal(err)
	}
	take(t, q, 2)
	none(t, q)
}

// TestMemory holds that a queue in memory is full by its bytes, and ends with the process.
func TestMemory(t *testing.T) {
	o := Options{Memory: true, Dir: t.TempDir()}
	q := open(t, o)
	large := bytes.Repeat([]byte("x"), maxPayload/2)
	added := make(chan error)
	go func() {
		var err error
		for i := range 5 {
			err = errors.Join(err, q.Put(context.Background(), fmt.Sprint(i), large))
		}
		added <- err
	}()
	for range 5 {
		if err := take(t, q, 1)[0].Done(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := <-added; err != nil {
		t.Fatal(err)
	}
	put(t, q, "left")
	q.Close()
	none(t, open(t, o))
}

func TestStartsAndDead(t *testing.T) {
	q := open(t, Options{})
	for want := range 3 {
		n, err := q.Start(t.Context(), "a", true)
		if err != nil || n != want+1 {
			t.Fatalf("start %d: %d, %v", want+1, n, err)
		}
	}
	for i := range 3 {
		if err := q.Bury(t.Context(), fmt.Sprint("dead", i), []byte("why")); err != nil {
			t.Fatal(err)
		}
	}
	if c, err := q.Counts(t.Context()); err != nil || c.Dead != 3 {
		t.Fatalf("%+v, %v", c, err)
	}
	if ids, err := q.DeadIDs(t.Context()); err != nil || len(ids) != 3 || !slices.Contains(ids, "dead1") {
		t.Fatalf("dead are %v, %v", ids, err)
	}
	ids, err := q.Exhume(t.Context())
	if err != nil || len(ids) != 3 {
		t.Fatalf("revived %v, %v", ids, err)
	}
	if c, err := q.Counts(t.Context()); err != nil || c.Dead != 0 || c.Waiting != 3 {
		t.Fatalf("%+v, %v", c, err)
	}
}

func TestLease(t *testing.T) {
	q := open(t, Options{})
	ctx := t.Context()
	release, wait, err := q.Lease(ctx, "a.example", "1", time.Minute, 2, time.Hour)
	if release == nil || err != nil {
		t.Fatal(wait, err)
	}
	sent, _, err := q.Turn(ctx, "a.example", time.Hour, 0, false)
	if sent == nil || err != nil {
		t.Fatal(err)
	}
	sent()
	if again, wait, err := q.Lease(ctx, "a.example", "2", time.Minute, 2, time.Hour); again != nil || wait < 58*time.Minute || wait > 59*time.Minute || err != nil {
		t.Fatalf("within the delay: granted %v, wait %v, %v", again != nil, wait, err)
	}
	if again, wait, err := q.Turn(ctx, "a.example", time.Hour, time.Second, false); again != nil || wait < 59*time.Minute || err != nil {
		t.Fatalf("within the delay: a turn %v, wait %v, %v", again != nil, wait, err)
	}
	if again, _, err := q.Turn(ctx, "a.example", time.Hour, 0, true); again == nil || err != nil {
		t.Fatalf("what must be sent: a turn %v, %v", again != nil, err)
	}
	if _, wait, _ := q.Turn(ctx, "a.example", time.Hour, 0, false); wait < 119*time.Minute {
		t.Errorf("after what was sent before its time: wait %v, want two hours", wait)
	}
	if other, _, err := q.Lease(ctx, "b.example", "2", 0, 1, time.Hour); other == nil || err != nil {
		t.Fatal("another host waits")
	}
	if second, _, _ := q.Lease(ctx, "b.example", "3", 0, 1, time.Hour); second != nil {
		t.Fatal("two connections, one is allowed")
	}
	release(ctx)
	var down *DownError
	if err := q.MarkDown(ctx, "c.example", "it does not answer", time.Hour); err != nil {
		t.Fatal(err)
	}
	if got, _, err := q.Lease(ctx, "c.example", "4", 0, 1, time.Hour); got != nil || !errors.As(err, &down) || down.Reason != "it does not answer" {
		t.Errorf("a host that is down: granted %v, %v", got != nil, err)
	}
}

// TestTakeLate holds that a process that stood still for longer than it wanted to wait
// takes nothing, and has no error.
func TestTakeLate(t *testing.T) {
	q := open(t, Options{})
	if list, err := q.Take(t.Context(), 1, -time.Second); len(list) > 0 || err != nil {
		t.Errorf("%d jobs, %v", len(list), err)
	}
}

// TestTakeEnds holds that nobody waits for jobs when the batch ends.
func TestTakeEnds(t *testing.T) {
	q := open(t, Options{})
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(10*time.Millisecond, cancel)
	if list, err := q.Take(ctx, 1, time.Hour); len(list) > 0 || err != nil {
		t.Errorf("%d jobs, %v", len(list), err)
	}
}

// TestTakenOrThere: what the server hands out as the wait ends is taken, and not lost until
// it counts as abandoned. Jobs come at all moments around the end of a wait of 1 ms.
func TestTakenOrThere(t *testing.T) {
	const jobs = 300
	q := open(t, Options{AckWait: time.Hour})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for i := range jobs {
		began := time.Now()
		go func() {
			for time.Since(began) < time.Duration(i)*8*time.Microsecond {
				runtime.Gosched()
			}
			q.Put(ctx, fmt.Sprint("job", i), nil)
		}()
		for got := false; !got; {
			list, err := q.Take(ctx, 1, time.Millisecond)
			if err != nil || ctx.Err() != nil {
				t.Fatalf("job %d did not come, %v", i, err)
			}
			for _, m := range list {
				m.Drop(ctx)
				got = true
			}
		}
	}
}

// TestLeaseRenewed holds that a lease lasts while its request does, and not longer than
// its time where the worker died.
func TestLeaseRenewed(t *testing.T) {
	q := open(t, Options{})
	ctx := t.Context()
	const hold = 3 * time.Second // a busy machine may stand still for a second
	lost, die := context.WithCancel(ctx)
	if release, _, err := q.Lease(ctx, "kept.example", "1", 0, 1, hold); release == nil || err != nil {
		t.Fatal(err)
	}
	if release, _, err := q.Lease(lost, "lost.example", "1", 0, 1, hold); release == nil || err != nil {
		t.Fatal(err)
	}
	die()
	for again := false; !again; { // until the lost one is over; the other one is as old
		release, _, err := q.Lease(ctx, "lost.example", "2", 0, 1, time.Hour)
		if err != nil {
			t.Fatal(err)
		}
		again = release != nil
	}
	if release, _, _ := q.Lease(ctx, "kept.example", "2", 0, 1, hold); release != nil {
		t.Fatal("a lease that is renewed was given to another")
	}
}

func TestValues(t *testing.T) {
	q := open(t, Options{})
	for _, want := range [][]byte{nil, []byte("small"), bytes.Repeat([]byte("x"), 1<<20)} {
		if want != nil {
			if err := q.Set(t.Context(), "name", want); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := q.Get(t.Context(), "name"); err != nil || !bytes.Equal(got, want) {
			t.Fatalf("%d bytes, want %d, %v", len(got), len(want), err)
		}
	}
}
