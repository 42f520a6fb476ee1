package batch

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"galley/batch/input"
)

// TestHeldOnce holds that a job which comes a second time, because nobody heard that it
// is alive, is not worked on twice, and that its newer message ends it.
func TestHeldOnce(t *testing.T) {
	f := newFixture(t, t.TempDir(), func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil })
	item := input.Named("http://a.example/1")
	data, err := json.Marshal(job{Item: item, Queued: time.Now()})
	if err == nil {
		err = f.Queue.Put(t.Context(), keyText(item.Key), data)
	}
	if err != nil {
		t.Fatal(err)
	}
	w := newWorker(f.Options.orDefault(), nil)
	for delivery := range 2 {
		list, err := f.Queue.Take(t.Context(), 5, time.Second)
		if err != nil || len(list) != 1 {
			t.Fatalf("%d jobs at delivery %d, %v", len(list), delivery+1, err)
		}
		w.take(t.Context(), list)
		held := w.held[keyText(item.Key)]
		if w.frontier.held != 1 || held == nil || held.message != list[0] {
			t.Errorf("%d jobs are held after delivery %d, want one with the newer message", w.frontier.held, delivery+1)
		}
		if delivery == 0 {
			list[0].Release(0)
		}
	}
}
