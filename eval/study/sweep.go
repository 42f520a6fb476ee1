package study

import (
	"context"
	"fmt"
	"time"

	"galley/eval"
	"galley/eval/corpus"
	"galley/models/methods"
)

// timeout is for one method on one page.
const timeout = time.Minute

// SweepOptions say how Sweep works. The zero value is one worker a core and seed 0.
type SweepOptions struct {
	Workers  int                   // pages at the same time; 0: one a core
	Seed     uint64                // of the bootstrap
	Progress func(done, total int) // called after each page, from one goroutine at a time; may be nil
}

// spec is what is asked for by one point of a sweep.
func (s *sweep) spec(method string, value float64) string {
	return fmt.Sprintf("%s:%s=%g", method, s.param, value)
}

// Sweep measures all values of all parameters in one run on a corpus, without a
// browser, so that every page is parsed once, and writes a section for each parameter.
func (d *Document) Sweep(ctx context.Context, c *corpus.Corpus, o SweepOptions) error {
	once := &corpus.Once{}
	var named []eval.Named
	for i := range sweeps {
		for _, method := range sweeps[i].methods {
			for _, value := range sweeps[i].values {
				point, err := methods.Named(sweeps[i].spec(method, value), once.Load)
				if err != nil {
					return err
				}
				named = append(named, point)
			}
		}
	}
	once.Users = len(named)
	results, err := eval.Run(ctx, c.Documents(), named, eval.RunOptions{Workers: o.Workers, Timeout: timeout, Progress: o.Progress})
	if err != nil {
		return err
	}
	digest, err := c.Digest(ctx)
	if err != nil {
		return err
	}
	report := eval.NewTextReport(c, digest, results, o.Seed)
	byName := map[string]*eval.MethodReport{}
	for i := range report.Methods {
		byName[report.Methods[i].Name] = &report.Methods[i]
	}
	d.corpus(&report)
	for i := range sweeps {
		d.sweep(&sweeps[i], byName)
	}
	return nil
}
