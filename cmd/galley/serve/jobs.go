package serve

import (
	"galley/batch"
	"galley/batch/politeness"
	"galley/cmd/galley/exit"
	"galley/server/jobs"
)

// jobs opens the batches of the service.
func (o *options) jobs(t *serviceTools, log *serviceLog) (*jobs.Store, error) {
	b := jobs.Options{
		Dir: o.data, Jobs: o.Browser.Jobs, MaxInputs: o.maxInputs, Keep: o.keep, Extraction: *t.Work, Enter: t.engine.Background,
		Judge: batch.Judge(exit.Code), Client: t.Client, Wrapper: t.Digest, Failed: log.failed,
		Hosts: politeness.Options{Delay: o.manners.Delay, Connections: o.manners.PerHost, Backoff: o.manners.Backoff},
	}
	if !o.manners.IgnoreRobots {
		b.Robots = t.Client
	}
	return jobs.Open(b)
}
