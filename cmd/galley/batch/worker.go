package batch

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/batch"
	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/terminal"
)

type workerOptions struct {
	flags.Browser
	queueFlags
	progressFlags
	wait time.Duration
}

// workerHelp is "galley worker".
var workerHelp = cobra.Command{
	Use:   "worker --nats URL [--job NAME]",
	Short: "Work on a batch of another machine",
	Long: `Take pages from the queue of a batch, and give back what comes of them. How pages are
worked on is what "galley batch" was started with. A worker may come and go at any time:
what it had begun goes to another one. The delay for each host holds for all workers
together; the clocks of the machines must agree to a fraction of it.

A worker ends after --idle without work, or never.`,
	Example: `  galley worker --nats nats://10.0.0.1:4222,nats://10.0.0.2:4222 --job news -j 8`,
	Args:    command.None,
}

func (o *workerOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.RegisterFast(set)
	o.queueFlags.register(set)
	o.progressFlags.register(set)
	set.Var((*flags.NaturalDuration)(&o.wait), "idle", "end after so long without work (default: never)")
}

// workerSettings are what a worker has to know.
type workerSettings struct {
	Flags   map[string]string `json:"flags"`
	Format  string            `json:"format"`
	Kind    int               `json:"kind"`             // of the output
	Bucket  string            `json:"bucket,omitempty"` // its address
	Wrapper string            `json:"wrapper"`          // digest
}

func workOnBatch(ctx context.Context, t terminal.Streams, o workerOptions) error {
	if o.nats == "" {
		return exit.Usagef("for instance: galley worker --nats nats://10.0.0.1:4222", "a worker needs --nats")
	}
	q, err := queue.Open(ctx, queue.Options{Name: o.job, URL: o.nats, Replicas: o.replicas})
	if err != nil {
		return exit.With(exit.Network, err)
	}
	defer q.Close()
	limitMemory()
	temp, err := openTemp()
	if err != nil {
		return err
	}
	defer temp.close()
	b, s, err := o.batch(ctx, q, temp.dir)
	if err != nil {
		return err
	}
	job, end, err := o.work(b, s)
	if err != nil {
		return err
	}
	defer end()
	job.Queue = q
	return o.join(ctx, t, job)
}

// work is the work on a batch, but for its queue, and what ends what it opened.
func (o *workerOptions) work(b *options, s *workerSettings) (job batch.Options, end func(), err error) {
	sel, _, err := readWithDigest(&b.Choice)
	if err != nil {
		return job, nil, err
	}
	client, work, err := b.extraction(sel)
	if err != nil {
		return job, nil, err
	}
	end = func() {
		if work.Browsers != nil {
			work.Browsers.Close()
		}
		client.Close()
	}
	stored, _, err := b.stored(work)
	if err != nil {
		end()
		return job, nil, err
	}
	job = batch.Options{Work: stored, Jobs: o.Jobs, Judge: batch.Judge(exit.Code), Tries: b.Tries, Name: workerName(), Wrapper: s.Wrapper,
		Hosts: politeness.Options{Delay: b.Delay, Connections: b.PerHost, Backoff: b.Backoff}, Stats: batch.NewStats(), Idle: o.wait}
	if !b.IgnoreRobots {
		job.Robots = client
	}
	return job, end, nil
}

// join works until the batch is done or cancelled, and tells how far it is.
func (o *workerOptions) join(ctx context.Context, t terminal.Streams, job batch.Options) error {
	shown := o.progressFlags.show(t, job.Stats)
	watched, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	go watch(watched, job.Queue, "cancelled", func() { cancel(batch.ErrCancelled) })
	err := batch.Join(watched, job)
	shown.stop()
	if errors.Is(err, batch.ErrCancelled) {
		return nil
	}
	return err
}

// batch makes the flags of the batch, as the queue has them.
func (o *workerOptions) batch(ctx context.Context, q *queue.Queue, dir string) (*options, *workerSettings, error) {
	data, err := q.Get(ctx, "settings")
	var s workerSettings
	if err == nil && data == nil {
		return nil, nil, exit.Usagef("start galley batch --nats URL --job NAME first", "there is no batch %q on these servers", o.job)
	}
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		return nil, nil, exit.AsUnreadable(fmt.Errorf("read the settings of the batch: %w", err))
	}
	b := &options{Browser: o.Browser, progressFlags: o.progressFlags}
	v := saved{Flags: s.Flags, Settings: settings{Format: s.Format}}
	if err := v.restore(b); err != nil {
		return nil, nil, err
	}
	if o.Network.Given() {
		// What this machine may reach is for who runs it to say.
		b.Network = o.Network
	}
	b.Sender = o.Sender
	switch s.Kind {
	case output.Folder:
	case output.Bucket:
		b.out = s.Bucket
	default:
		b.out = "results.jsonl"
	}
	if b.Wrapper != "" {
		file, err := q.Get(ctx, "wrapper")
		if err != nil {
			return nil, nil, err
		}
		b.Wrapper = filepath.Join(dir, "batch.wrapper")
		if err := os.WriteFile(b.Wrapper, file, 0o600); err != nil {
			return nil, nil, err
		}
	}
	return b, &s, nil
}

// watch calls f when the value of the name is not empty any more.
func watch(ctx context.Context, q *queue.Queue, name string, f func()) {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if value, err := q.Get(ctx, name); err == nil && len(value) > 0 {
			f()
			return
		}
	}
}

// WorkerCommand is "galley worker".
func WorkerCommand(t terminal.Streams) *cobra.Command {
	return command.New(t, workerHelp, workOnBatch, (*workerOptions).register)
}
