package batch

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"galley/batch"
	"galley/batch/queue"
	batchreport "galley/batch/report"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

var cancelHelp = cobra.Command{
	Use:   "cancel -o DIR|FILE",
	Short: "End a batch that runs, and empty its queue",
	Long: `End a batch: pages under way are dropped, and the queue is emptied. What is done stays.
The same "galley batch" command begins with the rest again.`,
	Args: command.None,
}

var retryHelp = cobra.Command{
	Use:   "retry-dead -o DIR|FILE",
	Short: "Put what was given up back into the queue",
	Long: `Take the lines of inputs that were given up (status dead) out of the manifest, and put
them back into the queue: galley batch --resume works on them. The batch must not run.`,
	Args: command.None,
}

var reportHelp = cobra.Command{
	Use:     "report -o DIR|FILE > report.html",
	Short:   "Write a report with plots as HTML: outcomes by host, times, reasons",
	Example: `  galley batch report -o articles.jsonl > report.html`,
	Args:    command.None,
}

func cancelBatch(ctx context.Context, t terminal.Streams, o aboutBatch) error {
	return o.with(ctx, func(q *queue.Queue, running bool) error {
		if running {
			if err := q.Set(ctx, "cancelled", []byte(time.Now().Format(time.RFC3339))); err != nil {
				return err
			}
		}
		if err := q.Clear(ctx); err != nil {
			return err
		}
		fmt.Fprintln(t.Err, "galley: cancelled; the same galley batch command begins with the rest again")
		return nil
	})
}

func retryDead(ctx context.Context, t terminal.Streams, o aboutBatch) error {
	return o.with(ctx, func(q *queue.Queue, running bool) error {
		if running {
			return exit.Usagef("wait for its end, or: galley batch cancel -o "+o.out, "the batch runs")
		}
		ids, err := q.DeadIDs(ctx)
		if err != nil {
			return err
		}
		// Lines go first: a job that is queued while it has one would count as done.
		revived := map[string]bool{}
		for _, id := range ids {
			revived[id] = true
		}
		dropped, err := batch.DropLines(manifestPath(o.out), statePath(o.out), func(line batch.Outcome) bool {
			return line.Status == batch.Dead && revived[line.Key]
		})
		if err != nil {
			return exit.AsUnreadable(err)
		}
		if _, err := q.Exhume(ctx); err != nil {
			return err
		}
		fmt.Fprintf(t.Err, "galley: %d inputs are queued again: galley batch --resume -o %s\n", dropped, o.out)
		return nil
	})
}

func reportBatch(ctx context.Context, t terminal.Streams, o aboutBatch) error {
	if err := o.check(); err != nil {
		return err
	}
	r := batchreport.New(o.out)
	if err := batch.ReadManifest(manifestPath(o.out), func(line batch.Outcome) error {
		r.Add(line)
		return nil
	}); err != nil {
		return exit.AsUnreadable(err)
	}
	return r.WriteHTML(t.Out)
}
