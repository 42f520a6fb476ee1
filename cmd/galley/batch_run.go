package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"time"

	"galley"
	"galley/article"
	"galley/batch"
	"galley/batch/bucket"
	"galley/batch/input"
	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/batch/sink"
	"galley/internal/fetch"
	"galley/page"
	"galley/render"
)

// began is when the program was started.
var began = time.Now()

// plan is a batch that is about to run.
type plan struct {
	options  *batchOptions
	state    *state
	temp     *tempFolder
	queue    *queue.Queue
	job      batch.Options
	client   *fetch.Client
	store    *bucket.Bucket // nil: results go to the writer
	work     *batch.Extraction
	settings settings
	quiet    bool // failures are not told one by one
	known    bool // it was begun before
}

// openBatch checks the flags and locks the batch.
func openBatch(o *batchOptions) (p *plan, err error) {
	if !isFiles(o.out) && o.format == "html" {
		o.format = "json"
	}
	if err := o.check(); err != nil {
		return nil, err
	}
	p = &plan{options: o, quiet: true}
	if p.temp, err = openTemp(); err != nil {
		return nil, err
	}
	if p.state, err = openState(o.out); err != nil {
		p.temp.close()
		return nil, err
	}
	if err = p.begin(); err != nil {
		p.close()
		return nil, err
	}
	return p, nil
}

// begin compares the settings with those of the last time.
func (p *plan) begin() error {
	o := p.options
	if o.fresh {
		if err := p.state.forget(); err != nil {
			return fmt.Errorf("forget the batch: %w", err)
		}
	}
	old, err := p.state.load()
	if err != nil {
		return err
	}
	if o.resume && old != nil {
		if err := old.restore(o); err != nil {
			return err
		}
	}
	sel, digest, err := o.selectorFlags.readWithDigest()
	if err != nil {
		return err
	}
	p.settings = o.settings(digest)
	p.known = old != nil
	if old != nil && !old.Settings.equal(p.settings) && p.state.hasResults() {
		return usage("use another -o, the settings of the last time (--resume), or --fresh, which begins anew", "the batch of %s was begun with other settings: %s", o.out, old.Settings.difference(p.settings))
	}
	if !o.resume || old == nil {
		if err := p.state.save(o.saved(p.settings)); err != nil {
			return err
		}
	}
	return p.tools(sel)
}

// tools are what pages are worked on with.
func (p *plan) tools(sel selector) (err error) {
	o := p.options
	p.client, p.work, err = o.extraction(sel, p.state.temp)
	if err != nil {
		return err
	}
	work, store, err := o.stored(p.work)
	if err != nil {
		return err
	}
	p.store = store
	p.job = batch.Options{
		Manifest: p.state.manifest, Scratch: p.state.dir, Work: work, Jobs: o.jobs, Judge: batch.Judge(exitCode),
		Hosts: politeness.Options{Delay: o.delay, Connections: o.perHost, Backoff: o.backoff},
		Tries: o.tries, Wrapper: p.settings.Wrapper, Stats: batch.NewStats(), Name: workerName(),
	}
	if !o.ignoreRobots {
		p.job.Robots = p.client
	}
	if p.work.Browsers != nil {
		p.work.Browsers.Renewed = p.job.Stats.Restarted
	}
	return nil
}

// maxPage bounds what is fetched of one page, in bytes: several are in memory at a time.
const maxPage = 16 << 20

// limitMemory has the memory of what was read collected before the process has much more
// than it needs, unless the user set GOMEMLIMIT.
func limitMemory() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryTarget)
	}
}

// memoryTarget is in bytes.
const memoryTarget = 88 << 20

// workerName tells workers apart.
func workerName() string {
	host, _ := os.Hostname()
	return fmt.Sprintf("%s/%d", host, os.Getpid())
}

// extraction makes the tools for the flags.
func (o *batchOptions) extraction(sel selector, temp bool) (*fetch.Client, *batch.Extraction, error) {
	policy, err := o.batchPolicy()
	if err != nil {
		return nil, nil, err
	}
	if o.userAgent == "" && !o.keepAgent {
		o.userAgent = agent(o.contact)
	}
	client := fetch.NewClient(fetch.Options{UserAgent: o.userAgent, Timeout: o.timeout, Network: policy, Bytes: cmp.Or(int64(o.bytes), maxPage), Requests: int(o.requests), Sender: o.identity()})
	parser, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.explain, NoBrowser: true, Browser: render.Options{Network: policy, Sender: o.identity()}})
	if err != nil {
		return nil, nil, err
	}
	w := &batch.Extraction{Parser: parser, Client: client, Write: o.encode, Archive: o.archive != "", Timeout: o.timeout, Tries: o.tries}
	if o.noBrowser {
		return client, w, nil
	}
	flags := o.browserFlags
	if sel.viewport != (page.Size{}) {
		flags.viewport = viewportFlag(sel.viewport)
	}
	options := flags.options()
	options.Network = policy
	options.Timeout = 2 * o.timeout // the lower rung has it; the ladder bounds the upper one
	w.Browsers = &batch.Browsers{Pages: o.recyclePages, Memory: int64(o.recycleMemory) << 20, New: func(ctx context.Context) (*galley.Extractor, error) {
		e, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.explain, Files: o.needsFiles(), Archive: o.archive != "", Browser: options})
		if err == nil {
			_, err = e.Browser(ctx)
		}
		return e, err
	}}
	return client, w, nil
}

// agent is what requests of batches call the program.
func agent(contact string) string {
	if contact == "" {
		return "Mozilla/5.0 (compatible; galley/1)"
	}
	return "Mozilla/5.0 (compatible; galley/1; +" + contact + ")"
}

// encode writes an article as the batch has it.
func (o *batchOptions) encode(a *article.Article, item input.Item) ([]byte, error) {
	data, err := o.formatFlags.write(a, folderOf(o.out))
	if err != nil || isFiles(o.out) {
		return data, err
	}
	return oneLine(data)
}

// folderOf is where pictures are named from: names of results must not have folders then.
func folderOf(out string) string {
	if outputKind(out) == folderOutput {
		return out
	}
	return filepath.Dir(out)
}

// run opens the queue and works.
func (p *plan) run(ctx context.Context, t terminal) error {
	o := p.options
	limitMemory()
	if !o.noBrowser {
		o.sandboxNote(t)
	}
	var err error
	p.queue, err = queue.Open(ctx, queue.Options{Name: o.job, URL: o.nats, Replicas: o.replicas, Dir: p.state.path("queue")})
	if err != nil {
		return unreadable(err)
	}
	if err := p.announce(ctx); err != nil {
		return err
	}
	if p.store != nil {
		if err := p.store.Check(ctx); err != nil {
			return &codeError{exitNetwork, err}
		}
	}
	p.job.Queue = p.queue
	p.job.Inline = p.queue.Shared()
	if len(o.inputs) > 0 || o.list != "" {
		source := o.source(t, p.client)
		p.job.Source = source
	}
	p.job.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) { return p.sinks(t, end) }
	var tally outcomes
	shown := o.progressFlags.show(t, p.job.Stats)
	p.job.Wrote = func(line batch.Outcome) {
		tally.add(line)
		if !p.quiet && line.Status != batch.Done && line.Status != batch.Duplicate {
			shown.problem(line)
		}
	}
	defer p.watchCancel(ctx, &ctx)()
	summary, err := batch.Run(ctx, p.job)
	shown.end(summary, p.state.manifest, p.state.temp)
	switch {
	case context.Cause(ctx) == batch.ErrCancelled:
		return &codeError{exitInterrupted, batch.ErrCancelled}
	case ctx.Err() != nil:
		return errReported
	case err != nil:
		return err
	}
	if p.store != nil {
		if err := p.store.PutFile(ctx, "manifest.jsonl", p.state.manifest); err != nil {
			return &codeError{exitNetwork, err}
		}
	}
	return tally.err()
}

// outcomes sums up what lines say, for the exit code.
type outcomes struct {
	total, failed int
	first         int
	same          bool // all have the code of the first
}

func (t *outcomes) add(o batch.Outcome) {
	if o.Status == batch.Duplicate {
		return
	}
	t.total++
	if o.Exit != 0 {
		t.fail(o.Exit)
	}
}

// fail counts one that ended with a code.
func (t *outcomes) fail(code int) {
	if t.failed == 0 {
		t.first, t.same = code, true
	}
	t.same = t.same && code == t.first
	t.failed++
}

// err is nil when nothing failed; the common exit code when everything failed for one
// kind of reason; else the code for "some".
func (t *outcomes) err() error {
	switch {
	case t.failed == 0:
		return nil
	case t.failed == t.total && t.same:
		return &codeError{t.first, errReported}
	}
	return &codeError{exitSome, errReported}
}

func (p *plan) close() {
	if p.work != nil {
		if p.work.Browsers != nil {
			p.work.Browsers.Close()
		}
		p.work.Parser.Close()
		p.client.Close()
	}
	if p.queue != nil {
		p.queue.Close()
	}
	p.state.close()
	p.temp.close()
}

// settings are those of the flags.
func (o *batchOptions) settings(wrapper string) settings {
	return settings{Format: o.format, With: o.with, Embed: o.embed, Assets: o.assets, Name: o.name, NoBrowser: o.noBrowser,
		Wrapper: wrapper, NoCut: o.noCut, Force: o.force, Kind: string(o.kind), Viewport: o.viewport.String(), BaseURL: o.baseURL, Archive: o.archive}
}

func (s settings) equal(t settings) bool { return s.difference(t) == "" }

// difference names what two settings differ in.
func (s settings) difference(t settings) string {
	for _, field := range []struct {
		name   string
		differ bool
	}{
		{"the format", s.Format != t.Format}, {"--with", !slices.Equal(s.With, t.With)}, {"--embed", s.Embed != t.Embed},
		{"--assets", s.Assets != t.Assets}, {"--name", s.Name != t.Name}, {"--no-browser", s.NoBrowser != t.NoBrowser},
		{"the wrapper or method", s.Wrapper != t.Wrapper}, {"--no-cut", s.NoCut != t.NoCut}, {"--force", s.Force != t.Force}, {"--kind", s.Kind != t.Kind},
		{"--viewport", s.Viewport != t.Viewport}, {"--base-url", s.BaseURL != t.BaseURL}, {"--archive", s.Archive != t.Archive},
	} {
		if field.differ {
			return field.name
		}
	}
	return ""
}

// readWithDigest is read, with what the manifest calls what selects.
func (f *selectorFlags) readWithDigest() (selector, string, error) {
	sel, err := f.read()
	switch {
	case err != nil:
		return sel, "", err
	case f.method != "":
		return sel, "method " + f.method, nil
	case f.wrapper == "":
		return sel, "shipped " + version(), nil
	}
	data, err := os.ReadFile(f.wrapper)
	sum := sha256.Sum256(data)
	return sel, "sha256:" + hex.EncodeToString(sum[:]), err
}
