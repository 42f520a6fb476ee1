package main

import (
	"context"
	"fmt"
	"time"

	"galley/eval"
	"galley/models/methods"
)

// studyTimeout is for one method on one page.
const studyTimeout = time.Minute

// spec is what is asked for by one point of a sweep.
func (s *sweep) spec(method string, value float64) string {
	return fmt.Sprintf("%s:%s=%g", method, s.param, value)
}

// sweep measures all points of all sweeps in one run, so that every page is parsed
// once, and writes a section for each sweep.
func (o *studyOptions) sweep(ctx context.Context, t terminal, corpus *eval.Corpus, doc *studyDoc) error {
	parsed := &eval.Parsed{}
	var named []eval.Named
	for i := range sweeps {
		for _, method := range sweeps[i].methods {
			for _, value := range sweeps[i].values {
				point, err := methods.Named(sweeps[i].spec(method, value), parsed.Parse)
				if err != nil {
					return err
				}
				named = append(named, point)
			}
		}
	}
	parsed.Users = len(named)
	bar := newProgress(t.err, corpus.Len(), "study")
	defer bar.close()
	results, err := eval.Run(ctx, corpus.Documents(), named, eval.RunOptions{
		Workers: o.workers, Timeout: studyTimeout, Progress: bar.set,
	})
	if err != nil {
		return err
	}
	bar.close()
	digest, err := corpus.Digest(ctx)
	if err != nil {
		return err
	}
	report := eval.NewTextReport(corpus, digest, results, o.seed)
	byName := map[string]*eval.MethodReport{}
	for i := range report.Methods {
		byName[report.Methods[i].Name] = &report.Methods[i]
	}
	doc.corpus(&report)
	for i := range sweeps {
		doc.sweep(&sweeps[i], byName)
	}
	return ctx.Err()
}
