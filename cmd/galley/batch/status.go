package batch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/batch"
	"galley/batch/queue"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

// aboutBatch are the flags of commands about a batch.
type aboutBatch struct {
	queueFlags
	out  string
	json bool
}

func (o *aboutBatch) register(set *pflag.FlagSet) {
	o.queueFlags.register(set)
	set.StringVarP(&o.out, "output", "o", "", "the -o of the batch")
	set.BoolVar(&o.json, "json", false, "print JSON")
}

var statusHelp = cobra.Command{
	Use:     "status -o DIR|FILE",
	Short:   "Say how far a batch is",
	Example: `  galley batch status -o articles.jsonl`,
	Args:    command.None,
}

// batchState is what "status --json" prints.
type batchState struct {
	Inputs   int            `json:"inputs"` // with a line in the manifest
	Status   map[string]int `json:"status"`
	Running  bool           `json:"running"`
	Waiting  int            `json:"waiting"` // in the queue
	Taken    int            `json:"taken"`   // by workers
	Results  int            `json:"results"` // not written yet
	Dead     int            `json:"dead"`    // in the queue of the dead
	Manifest string         `json:"manifest"`
}

// check refuses what names no batch.
func (o *aboutBatch) check() error {
	if o.out == "" {
		return exit.Usagef("name the -o of the batch", "which batch? -o is missing")
	}
	if !exists(statePath(o.out)) {
		return exit.Usagef("is the name right? galley batch makes one", "there is no batch of %s", o.out)
	}
	return nil
}

func showBatch(ctx context.Context, t terminal.Streams, o aboutBatch) error {
	if err := o.check(); err != nil {
		return err
	}
	s := batchState{Status: map[string]int{}, Manifest: manifestPath(o.out)}
	err := batch.ReadManifest(s.Manifest, func(line batch.Outcome) error {
		s.Inputs++
		s.Status[string(line.Status)]++
		return nil
	})
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return exit.AsUnreadable(err)
	}
	q, running, err := o.open(ctx)
	if err != nil {
		return err
	}
	defer q.Close()
	c, err := q.Counts(ctx)
	if err != nil {
		return err
	}
	s.Running, s.Waiting, s.Taken, s.Results, s.Dead = running, c.Waiting, c.Taken, c.Results, c.Dead
	if o.json {
		return t.WriteJSON(s)
	}
	state := "not running"
	if running {
		state = "running"
	}
	return s.write(t.Out, state)
}

// write tells a person how far the batch is.
func (s batchState) write(w io.Writer, state string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s; %d inputs have their line in %s\n", state, s.Inputs, s.Manifest)
	for _, status := range batch.Statuses {
		if n := s.Status[string(status)]; n > 0 {
			fmt.Fprintf(&b, "%8d %s\n", n, status)
		}
	}
	fmt.Fprintf(&b, "in the queue: %d waiting, %d with workers, %d results to be written, %d dead\n", s.Waiting, s.Taken, s.Results, s.Dead)
	_, err := io.WriteString(w, b.String())
	return err
}

// open reaches the queue: that of the process that runs, or its files.
func (o *aboutBatch) open(ctx context.Context) (q *queue.Queue, running bool, err error) {
	where := queue.Options{Name: o.job, URL: o.nats, Replicas: o.replicas, Dir: statePath(o.out) + "/queue", Attach: true}
	data, err := os.ReadFile(statePath(o.out) + "/server")
	if err == nil {
		url, rest, _ := strings.Cut(string(data), "\n")
		where.URL, where.Name = url, strings.TrimSpace(rest)
		q, err = queue.Open(ctx, where)
		if err == nil {
			return q, true, nil
		}
		where.URL = o.nats
	}
	state, err := openState(o.out)
	if err != nil {
		return nil, false, lockedBatch(err, o.out)
	}
	defer state.lock.Unlock()
	q, err = queue.Open(ctx, where)
	return q, false, err
}

// with calls f with the queue of the batch.
func (o *aboutBatch) with(ctx context.Context, f func(q *queue.Queue, running bool) error) error {
	if err := o.check(); err != nil {
		return err
	}
	q, running, err := o.open(ctx)
	if err != nil {
		return err
	}
	defer q.Close()
	return f(q, running)
}
