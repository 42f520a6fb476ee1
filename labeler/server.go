package labeler

import (
	"context"
	"crypto/rand"
	"errors"
	"net/http"
	"sync"

	"galley/dataset"
	"galley/labeler/cache"
	"galley/labeler/captures"
	"galley/labeler/guard"
	"galley/labeler/labels"
	"galley/labeler/proposal"
	"galley/labeler/tabs"
	"galley/labeler/training"
)

// Options say what a Server labels and what it can do. Dataset, Proposer and Hosts are
// needed; without a Trainer or a Capturer their parts are not offered.
type Options struct {
	Name  string   // what the page is headed
	ID    string   // of the dataset: what a browser keeps is kept under it; empty: Name
	Token string   // the secret that requests must have; empty: a random one
	Hosts []string // what the Host header may be, such as 127.0.0.1:8000

	Dataset  *dataset.Dataset
	Proposer proposal.Proposer // before anything was learned
	From     string            // what Proposer is, for a person, such as "the shipped wrapper"
	Trainer  training.Trainer
	Capturer captures.Capturer
	Every    int // labels between two trainings in the background; zero: 5
	// Double is the share of the pages, in [0, 1], that two people are to label, each
	// without seeing what the other says.
	Double float64
}

// Server is the labeler: an http.Handler, and Run for the work behind it.
type Server struct {
	o        Options
	mux      *http.ServeMux
	guard    *guard.Guard
	events   tabs.Hub
	leases   *tabs.Leases
	store    *labels.Store
	worker   *training.Worker
	captures *captures.Queue

	outlines *cache.Cache[[]byte] // compressed
	thumbs   *cache.Cache[[]byte]
	views    *cache.Cache[[]byte] // replayed archives, compressed
}

// How many bytes are kept of what is sent often.
const (
	maxOutlines = 48 << 20
	maxThumbs   = 16 << 20
	maxViews    = 96 << 20
)

func size(data []byte) int { return len(data) }

// New makes a Server. The error says which option is missing.
func New(o Options) (*Server, error) {
	if o.Dataset == nil || o.Proposer == nil || len(o.Hosts) == 0 {
		return nil, errors.New("labeler: the options need Dataset, Proposer and Hosts")
	}
	if o.Token == "" {
		o.Token = rand.Text()
	}
	if o.ID == "" {
		o.ID = o.Name
	}
	if o.Every == 0 {
		o.Every = 5
	}
	s := &Server{
		o: o, guard: guard.New(o.Hosts, o.Token), leases: tabs.NewLeases(), store: labels.NewStore(o.Dataset, o.Double),
		outlines: cache.New(maxOutlines, size), thumbs: cache.New(maxThumbs, size), views: cache.New(maxViews, size),
	}
	s.worker = training.New(training.Options{
		Store: s.store, Proposer: o.Proposer, From: o.From, Trainer: o.Trainer, Every: o.Every,
		TellStatus: func(st training.Status) { s.events.Send("training", st) }, TellQueue: s.tellQueue,
	})
	s.captures = captures.New(o.Capturer, s.add, func(list []captures.Capture) { s.events.Send("adds", list) }, s.added)
	s.routes()
	return s, nil
}

// Token is the secret that requests must have, as "Authorization: Bearer TOKEN".
func (s *Server) Token() string { return s.guard.Token() }

// ServeHTTP answers one request, if it may be asked.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard.SetHeaders(w.Header(), guard.Policy)
	if err := s.guard.Check(w, r); err != nil {
		fail(w, err)
		return
	}
	s.mux.ServeHTTP(w, r)
}

// Run does the work that nobody waits for until ctx ends: proposals, trainings and
// captures. Labels are written without it.
func (s *Server) Run(ctx context.Context) {
	var wait sync.WaitGroup
	wait.Go(func() { s.captures.Run(ctx) })
	s.worker.Run(ctx)
	wait.Wait()
	s.events.Close()
}

// add keeps a page that was captured; what was known of the one before it is forgotten.
func (s *Server) add(c dataset.Capture) (slug string, err error) {
	slug, err = s.store.Add(c)
	s.forget(slug)
	return slug, err
}

func (s *Server) added(slug string) {
	s.events.Send("pages", map[string]string{"slug": slug})
	s.worker.Poke()
}

// forget drops all that was kept of a page that has changed.
func (s *Server) forget(slug string) {
	s.store.Forget(slug)
	s.outlines.Drop(slug)
	s.thumbs.Drop(slug)
	s.views.Drop(slug)
	s.worker.Forget(slug)
}

// queue is the order of the pages for one annotator.
func (s *Server) queue(who string) training.Order { return s.worker.Order(s.store.Waiting(who)) }

// tellQueue tells every tab the order of the pages, or, where it is another one for each
// annotator, to ask for it.
func (s *Server) tellQueue() {
	if s.o.Double > 0 {
		s.events.Send("queue", map[string]bool{"ask": true})
		return
	}
	s.events.Send("queue", s.queue(""))
}
