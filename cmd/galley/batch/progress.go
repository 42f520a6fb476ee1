package batch

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/term"

	"galley/batch"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
)

// progressFlags say how a batch tells what it does.
type progressFlags struct {
	log     string
	metrics string
	every   time.Duration
}

func (f *progressFlags) register(set *pflag.FlagSet) {
	set.StringVar(&f.log, "log-format", "text", "text, or json: one object a line on standard error")
	set.StringVar(&f.metrics, "metrics", "", "serve Prometheus metrics at this `address`, for instance 127.0.0.1:9090")
	f.every = 10 * time.Second
	set.Var((*flags.NaturalDuration)(&f.every), "progress", "how often to tell how far it is, without a terminal; 0: never")
}

// progress tells how far a batch is: in one line that is written over and over on a
// terminal, every ten seconds without one.
type progress struct {
	mu       sync.Mutex
	out      io.Writer
	log      *slog.Logger // with --log-format json
	snapshot func() batch.Snapshot
	terminal bool
	width    int // of the line that stands there
	done     context.CancelFunc
	ended    sync.WaitGroup
}

func (f *progressFlags) show(t terminal.Streams, stats *batch.Stats) *progress {
	p := &progress{out: t.Err, snapshot: stats.Snapshot}
	ctx, cancel := context.WithCancel(context.Background())
	p.done = cancel
	if f.log == "json" {
		p.log = slog.New(slog.NewJSONHandler(t.Err, nil))
	}
	every := f.every
	if file, ok := t.Err.(*os.File); ok && p.log == nil && term.IsTerminal(int(file.Fd())) && os.Getenv("TERM") != "dumb" {
		p.terminal, every = true, 500*time.Millisecond
	}
	if f.metrics != "" {
		p.ended.Go(func() {
			serveMetrics(ctx, f.metrics, stats, func(err error) { p.line(fmt.Sprintf("galley: --metrics: %v", err)) })
		})
	}
	p.begin(ctx, every)
	return p
}

// begin tells again and again until ctx ends; never where every is 0.
func (p *progress) begin(ctx context.Context, every time.Duration) {
	if every > 0 {
		p.ended.Go(func() { p.run(ctx, every) })
	}
}

func (p *progress) run(ctx context.Context, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			p.tell(p.snapshot())
		}
	}
}

// tell writes the state.
func (p *progress) tell(s batch.Snapshot) {
	if p.log != nil {
		p.log.Info("progress", counts(s)...)
		return
	}
	text := describe(s)
	if !p.terminal {
		p.line("galley: " + text)
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if width, _, err := term.GetSize(int(p.out.(*os.File).Fd())); err == nil && len(text) > width-1 {
		text = text[:max(0, width-1)]
	}
	fmt.Fprintf(p.out, "\r%s%s", text, strings.Repeat(" ", max(0, p.width-len(text))))
	p.width = len(text)
}

// line writes a line of its own.
func (p *progress) line(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
	fmt.Fprintln(p.out, exit.Message(text))
}

func (p *progress) clear() {
	if p.width > 0 {
		fmt.Fprintf(p.out, "\r%s\r", strings.Repeat(" ", p.width))
		p.width = 0
	}
}

// problem tells of an input that did not work.
func (p *progress) problem(o batch.Outcome) {
	if p.log != nil {
		p.log.Warn("input", "input", o.Input, "status", o.Status, "exit", o.Exit, "error", o.Error)
		return
	}
	text := o.Error
	if !strings.Contains(text, o.Input) {
		text = o.Input + ": " + text
	}
	p.line("galley: " + text)
}

// enough says that further problems are not told.
func (p *progress) enough(manifest string) {
	if p.log != nil {
		p.log.Warn("further failures are in the manifest only", "manifest", manifest)
		return
	}
	p.line("galley: further failures are in the manifest only: " + manifest)
}

func counts(s batch.Snapshot) []any {
	list := []any{"read", s.Read, "read_all", s.ReadAll, "skipped", s.Skipped, "running", s.Running, "held", s.Held, "retries", s.Retries,
		"pages_per_second", float64(int(s.Rate()*100)) / 100, "seconds_left", int(s.Left().Seconds()), "browsers_renewed", s.Browsers}
	for _, status := range batch.Statuses {
		list = append(list, string(status), s.Written[status])
	}
	return append(list, "hosts_waiting", len(s.Backlog))
}

// describe is the state in one line.
func describe(s batch.Snapshot) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d done, %d failed, %d refused", s.Written[batch.Done], s.Written[batch.Failed]+s.Written[batch.Dead], s.Written[batch.Refused])
	if n := s.Written[batch.Empty]; n > 0 {
		fmt.Fprintf(&b, ", %d without an article", n)
	}
	if n := s.Written[batch.Duplicate]; n > 0 {
		fmt.Fprintf(&b, ", %d twice in the list", n)
	}
	if s.Skipped > 0 {
		fmt.Fprintf(&b, ", %d done before", s.Skipped)
	}
	of := ""
	if !s.ReadAll {
		of = " so far"
	}
	fmt.Fprintf(&b, " of %d%s, %.1f pages/s, %d running", s.Read, of, s.Rate(), s.Running)
	if len(s.Backlog) > 0 {
		fmt.Fprintf(&b, ", %d hosts waiting (%s %d)", len(s.Backlog), s.Backlog[0].Host, s.Backlog[0].Waiting)
	}
	if left := s.Left(); left > 0 {
		fmt.Fprintf(&b, ", %v left", left)
	}
	return b.String()
}

// stop ends the telling.
func (p *progress) stop() {
	p.done()
	p.ended.Wait()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
}

// end tells what it came to.
func (p *progress) end(s batch.Summary, manifest string, temp bool) {
	p.stop()
	if p.log != nil {
		p.log.Info("end", append(counts(s.Snapshot), "untried", s.Untried, "manifest", manifest)...)
		return
	}
	s.Backlog, s.Running = nil, 0
	text := describe(s.Snapshot)
	text = strings.Replace(text, ", 0 running", "", 1)
	if s.Untried > 0 {
		text += fmt.Sprintf("; %d not tried yet", s.Untried)
		if !temp {
			text += ": the same command goes on"
		}
	}
	if !temp {
		text += "; the manifest is " + manifest
	}
	p.line("galley: " + text)
}
