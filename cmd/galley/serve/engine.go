package serve

import (
	"time"

	"github.com/spf13/pflag"

	"galley/cmd/galley/batch"
	"galley/cmd/galley/flags"
	"galley/models"
	"galley/server/engine"
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

func (f *engineFlags) register(set *pflag.FlagSet) {
	set.StringVarP(&f.wrapper, "wrapper", "w", "", "wrapper `file`, as galley train writes it (default: the one that ships)")
	set.BoolVar(&f.noBrowser, "no-browser", false, "fetch and parse HTML, never render it")
	f.queue = 64
	set.Var((*flags.NaturalInt)(&f.queue), "queue", "requests that may wait for a page to be done")
	f.deadline = 90 * time.Second
	set.Var((*flags.PositiveDuration)(&f.deadline), "deadline", "limit for one request, with its waiting")
	f.cache = 256
	set.Var((*flags.NaturalInt)(&f.cache), "cache", "most `MB` of answers that are kept")
	f.cacheTTL = 10 * time.Minute
	set.Var((*flags.NaturalDuration)(&f.cacheTTL), "cache-ttl", "how long an answer is kept; 0: not at all")
}

// serviceTools are what a service works with.
type serviceTools struct {
	*batch.Service
	engine *engine.Engine
}

// open makes the tools. No browser starts before the first page.
func (f *engineFlags) open(b flags.Browser, m *flags.Manners) (*serviceTools, error) {
	made, err := batch.ForService(b, m, f.wrapper, f.noBrowser)
	if err != nil {
		return nil, err
	}
	wrapper, _ := made.Selector.Selector.(*models.Wrapper)
	t := &serviceTools{Service: made}
	t.engine = engine.New(engine.Options{Wrapper: wrapper, Browsers: made.Work.Browsers, Parser: made.Work.Parser, Tabs: b.Jobs, Queue: f.queue,
		Timeout: b.Timeout, Deadline: f.deadline, Cache: int64(f.cache) << 20, Keep: f.cacheTTL})
	return t, nil
}
