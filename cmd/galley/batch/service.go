package batch

import (
	"galley/batch"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/selector"
	"galley/internal/fetch"
)

// Service is what a service works with.
type Service struct {
	Client   *fetch.Client     // fetches without a browser
	Work     *batch.Extraction // how pages become articles
	Selector selector.Selector // finds the articles
	Digest   string            // what the manifest calls what selects
}

// Close ends Chrome and connections.
func (s *Service) Close() {
	if s.Work.Browsers != nil {
		s.Work.Browsers.Close()
	}
	s.Work.Parser.Close()
	s.Client.Close()
}

// ForService makes the tools of a service, whose articles are JSON; wrapper is the file of
// one, or "".
func ForService(b flags.Browser, m *flags.Manners, wrapper string, noBrowser bool) (*Service, error) {
	sel, digest, err := readWithDigest(&selector.Choice{Wrapper: wrapper})
	if err != nil {
		return nil, err
	}
	o := &options{Browser: b, Manners: *m, Article: flags.Article{Format: "json"}, noBrowser: noBrowser}
	client, work, err := o.extraction(sel)
	if err != nil {
		return nil, err
	}
	return &Service{Client: client, Work: work, Selector: sel, Digest: digest}, nil
}
