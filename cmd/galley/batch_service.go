package main

import (
	"galley/batch"
	"galley/internal/fetch"
)

// serviceWork is what a service works with.
type serviceWork struct {
	client *fetch.Client
	work   *batch.Extraction
	sel    selector
	digest string // what the manifest calls what selects
}

// close ends Chrome and connections.
func (s *serviceWork) close() {
	if s.work.Browsers != nil {
		s.work.Browsers.Close()
	}
	s.work.Parser.Close()
	s.client.Close()
}

// forService makes the tools of a service, whose articles are JSON; wrapper is the file of
// one, or "".
func forService(b browserFlags, m *mannerFlags, wrapper string, noBrowser bool) (*serviceWork, error) {
	sel, digest, err := readWithDigest(&selectorFlags{wrapper: wrapper})
	if err != nil {
		return nil, err
	}
	o := &batchOptions{browserFlags: b, mannerFlags: *m, formatFlags: formatFlags{format: "json"}, noBrowser: noBrowser}
	client, work, err := o.extraction(sel, false)
	if err != nil {
		return nil, err
	}
	return &serviceWork{client: client, work: work, sel: sel, digest: digest}, nil
}
