package batch

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
	begun := &options{}
	begun.register(pflag.NewFlagSet("batch", pflag.ContinueOnError)) // sets the defaults
	begun.ConnectTo = []string{"a.example::127.0.0.1:1", "::127.0.0.1:2"}
	begun.With = []string{"html", "markdown"}
	begun.Delay, begun.IgnoreRobots, begun.Contact = 3*time.Second, true, "me@example.org, or [her]"
	begun.Format = "json"
	data, err := json.Marshal(begun.saved(begun.settings("digest")))
	if err != nil {
		t.Fatal(err)
	}
	var read saved
	if err := json.Unmarshal(data, &read); err != nil {
		t.Fatal(err)
	}
	var next options
	if err := read.restore(&next); err != nil {
		t.Fatal(err)
	}
	for _, pair := range [][2]any{{begun.ConnectTo, next.ConnectTo}, {begun.With, next.With}, {begun.Delay, next.Delay},
		{begun.IgnoreRobots, next.IgnoreRobots}, {begun.Contact, next.Contact}, {begun.Format, next.Format}} {
		if diff := cmp.Diff(pair[0], pair[1]); diff != "" {
			t.Error(diff)
		}
	}
}

// TestSavedLists holds that a batch goes on with the lists that it was begun with, also when only one was saved.
func TestSavedLists(t *testing.T) {
	for data, want := range map[string][]string{
		`{"lists":["a.txt","-","b.txt"]}`: {"a.txt", "b.txt"},
		`{"list":"a.txt"}`:                {"a.txt"},
		`{"list":"-"}`:                    nil,
		`{"inputs":["a.html"]}`:           nil,
	} {
		var read saved
		if err := json.Unmarshal([]byte(data), &read); err != nil {
			t.Fatal(err)
		}
		var next options
		if err := read.restore(&next); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, next.Lists); diff != "" {
			t.Errorf("%s: %s", data, diff)
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
