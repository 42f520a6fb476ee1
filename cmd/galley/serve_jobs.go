package main

import (
	"galley/batch"
	"galley/batch/politeness"
	"galley/server/jobs"
)

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
