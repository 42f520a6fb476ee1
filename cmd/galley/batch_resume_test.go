package main

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"galley/batch/queue"
)

// TestSavedFlags holds that a batch which goes on, and workers elsewhere, have the flags
// that it was begun with.
func TestSavedFlags(t *testing.T) {
	begun := &batchOptions{}
	begun.register(pflag.NewFlagSet("batch", pflag.ContinueOnError)) // sets the defaults
	begun.connectTo = []string{"a.example::127.0.0.1:1", "::127.0.0.1:2"}
	begun.with = []string{"html", "markdown"}
	begun.delay, begun.ignoreRobots, begun.contact = 3*time.Second, true, "me@example.org, or [her]"
	begun.format = "json"
	data, err := json.Marshal(begun.saved(begun.settings("digest")))
	if err != nil {
		t.Fatal(err)
	}
	var read saved
	if err := json.Unmarshal(data, &read); err != nil {
		t.Fatal(err)
	}
	var next batchOptions
	if err := read.restore(&next); err != nil {
		t.Fatal(err)
	}
	for _, pair := range [][2]any{{begun.connectTo, next.connectTo}, {begun.with, next.with}, {begun.delay, next.delay},
		{begun.ignoreRobots, next.ignoreRobots}, {begun.contact, next.contact}, {begun.format, next.format}} {
		if diff := cmp.Diff(pair[0], pair[1]); diff != "" {
			t.Error(diff)
		}
	}
}

// TestCancelledIsKnown holds that a run knows of its cancelling when it has come to its end.
func TestCancelledIsKnown(t *testing.T) {
	q, err := queue.Open(t.Context(), queue.Options{Name: "test", Dir: t.TempDir(), Memory: true})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	p := &plan{queue: q}
	for _, value := range []string{"", "2026-01-02T03:04:05Z", ""} {
		if err := q.Set(t.Context(), "cancelled", []byte(value)); err != nil {
			t.Fatal(err)
		}
		if got := p.cancelled(t.Context()); got != (value != "") {
			t.Errorf("cancelled %t after %q", got, value)
		}
	}
}
