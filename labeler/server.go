package labeler

import (
	"context"
	"crypto/rand"
	"errors"
	"net/http"
	"sync"

	"galley/dataset"
)

// Options say what a Server labels and what it can do. Dataset, Proposer and Hosts are
// needed; without a Trainer or a Capturer their parts are not offered.
type Options struct {
	Name  string   // what the page is headed
	ID    string   // of the dataset: what a browser keeps is kept under it; empty: Name
	Token string   // the secret that requests must have; empty: a random one
	Hosts []string // what the Host header may be, such as 127.0.0.1:8000

	Dataset  *dataset.Dataset
	Proposer Proposer // before anything was learned
	From     string   // what Proposer is, for a person, such as "the shipped wrapper"
	Trainer  Trainer
	Capturer Capturer
	Every    int // labels between two trainings in the background; zero: 5
	// Double is the share of the pages, in [0, 1], that two people are to label, each
	// without seeing what the other says.
	Double float64
}

// Server is the labeler: an http.Handler, and Run for the work behind it.
type Server struct {
	o      Options
	mux    *http.ServeMux
	events hub
	leases *leases
	store  *store
	pages  *cache[[]byte] // as compact makes them
	thumbs *cache[[]byte]
	views  *cache[[]byte] // replayed archives, compressed

	session session

	writing sync.Mutex // held from reading a revision to writing the label

	mu      sync.Mutex
	work    work
	adds    []*adding
	wake    chan struct{} // for the worker
	addWake chan struct{} // for captures
}

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
		o: o, session: newSession(), leases: newLeases(), wake: make(chan struct{}, 1), addWake: make(chan struct{}, 1),
		store: newStore(o.Dataset), pages: newCache(maxPages, size), thumbs: newCache(maxThumbs, size), views: newCache(maxViews, size),
	}
	s.work = newWork(o)
	s.routes()
	return s, nil
}

func (s *Server) routes() {
	s.mux = http.NewServeMux()
	for pattern, do := range map[string]func(http.ResponseWriter, *http.Request) error{
		"GET /{$}":                          s.getIndex,
		"GET /ui/{name}":                    s.getAsset,
		"GET /view/{key}/{slug}":            s.getView,
		"GET /api/session":                  s.getChallenge,
		"POST /api/session":                 s.postSession,
		"GET /api/state":                    s.getState,
		"GET /api/events":                   s.getEvents,
		"GET /api/pages/{slug}":             s.getPage,
		"GET /api/pages/{slug}/shot":        s.getShot,
		"GET /api/pages/{slug}/thumb":       s.getThumb,
		"GET /api/pages/{slug}/label":       s.getLabel,
		"PUT /api/pages/{slug}/label":       s.putLabel,
		"DELETE /api/pages/{slug}/label":    s.deleteLabel,
		"POST /api/pages/{slug}/same":       s.postSame,
		"GET /api/wrapper":                  s.getWrapper,
		"POST /api/pages/{slug}/lease":      s.postLease,
		"GET /api/pages/{slug}/opinions":    s.getOpinions,
		"PUT /api/pages/{slug}/opinions":    s.putOpinions,
		"DELETE /api/pages/{slug}/opinions": s.deleteOpinions,
		"GET /api/agreement":                s.getAgreement,
		"GET /api/training":                 s.getTraining,
		"POST /api/training":                s.postTraining,
		"DELETE /api/training":              s.deleteTraining,
		"GET /api/review":                   s.getReview,
		"POST /api/add":                     s.postAdd,
		"POST /api/add/file":                s.postAddFile,
		"GET /api/export/{format}":          s.getExport,
		"POST /api/import":                  s.postImport,
	} {
		s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			if err := do(w, r); err != nil {
				fail(w, err)
			}
		})
	}
}

// Token is the secret that requests must have, as "Authorization: Bearer TOKEN".
func (s *Server) Token() string { return s.o.Token }

// ServeHTTP answers one request, if it may be asked.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	SetHeaders(w.Header(), policy)
	if err := s.guard(w, r); err != nil {
		fail(w, err)
		return
	}
	s.mux.ServeHTTP(w, r)
}

// Run does the work that nobody waits for until ctx ends: proposals, trainings and
// captures. Labels are written without it.
func (s *Server) Run(ctx context.Context) {
	var wait sync.WaitGroup
	wait.Go(func() { s.runAdds(ctx) })
	s.runWork(ctx)
	wait.Wait()
	s.events.close()
}

// poke wakes the worker; it looks for itself what there is to do.
func (s *Server) poke() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}
