package main

import (
	"time"

	"github.com/spf13/pflag"

	"galley"
	"galley/batch"
	"galley/batch/politeness"
	"galley/internal/fetch"
	"galley/models"
	"galley/server/engine"
	"galley/server/jobs"
)

// engineFlags are the flags of services: serve and mcp.
type engineFlags struct {
	wrapper   string
	noBrowser bool
	queue     int
	deadline  time.Duration
	cache     int
	cacheTTL  time.Duration
}

func (f *engineFlags) register(flags *pflag.FlagSet) {
	flags.StringVarP(&f.wrapper, "wrapper", "w", "", "wrapper `file`, as galley train writes it (default: the one that ships)")
	flags.BoolVar(&f.noBrowser, "no-browser", false, "fetch and parse HTML, never render it")
	f.queue = 64
	flags.Var((*naturalInt)(&f.queue), "queue", "requests that may wait for a page to be done")
	f.deadline = 90 * time.Second
	flags.Var((*positiveDuration)(&f.deadline), "deadline", "limit for one request, with its waiting")
	f.cache = 256
	flags.Var((*naturalInt)(&f.cache), "cache", "most `MB` of answers that are kept")
	f.cacheTTL = 10 * time.Minute
	flags.Var((*naturalDuration)(&f.cacheTTL), "cache-ttl", "how long an answer is kept; 0: not at all")
}

// serviceTools are what a service works with.
type serviceTools struct {
	engine   *engine.Engine
	browsers *batch.Browsers // nil with --no-browser
	parser   *galley.Extractor
	client   *fetch.Client
	work     *batch.Extraction
	digest   string // of the wrapper
}

// open makes the tools. No browser starts before the first page.
func (f *engineFlags) open(b browserFlags, m *mannerFlags) (*serviceTools, error) {
	chosen := selectorFlags{wrapper: f.wrapper}
	sel, digest, err := chosen.readWithDigest()
	if err != nil {
		return nil, err
	}
	o := &batchOptions{browserFlags: b, mannerFlags: *m, formatFlags: formatFlags{format: "json"}, noBrowser: f.noBrowser}
	client, work, err := o.extraction(sel, false)
	if err != nil {
		return nil, err
	}
	wrapper, _ := sel.Selector.(*models.Wrapper)
	t := &serviceTools{browsers: work.Browsers, parser: work.Parser, client: client, work: work, digest: digest}
	t.engine = engine.New(engine.Options{Wrapper: wrapper, Browsers: work.Browsers, Parser: work.Parser, Tabs: b.jobs, Queue: f.queue,
		Timeout: b.timeout, Deadline: f.deadline, Cache: int64(f.cache) << 20, Keep: f.cacheTTL})
	return t, nil
}

// close ends Chrome.
func (t *serviceTools) close() {
	if t.browsers != nil {
		t.browsers.Close()
	}
	t.parser.Close()
	t.client.Close()
}

// jobs opens the batches of the service.
func (o *serveOptions) jobs(t *serviceTools, log *serviceLog) (*jobs.Store, error) {
	b := jobs.Options{
		Dir: o.data, Jobs: o.browserFlags.jobs, MaxInputs: o.maxInputs, Keep: o.keep, Extraction: *t.work, Enter: t.engine.Background,
		Judge: batch.Judge(exitCode), Client: t.client, Wrapper: t.digest, Failed: log.failed,
		Hosts: politeness.Options{Delay: o.manners.delay, Connections: o.manners.perHost, Backoff: o.manners.backoff},
	}
	if !o.manners.ignoreRobots {
		b.Robots = t.client
	}
	return jobs.Open(b)
}
