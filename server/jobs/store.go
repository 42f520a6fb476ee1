package jobs

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"galley/article"
	"galley/batch"
	"galley/batch/input"
	"galley/batch/politeness"
	"galley/internal/fetch"
	"galley/server/problem"
)

// Options of a Store.
type Options struct {
	Dir       string        // where batches are kept
	Together  int           // batches that run at the same time; 0: 2
	Jobs      int           // pages of a batch at the same time; 0: 1
	MaxInputs int           // addresses in one batch; 0: 10,000
	MaxOpen   int           // batches of one caller that have not ended; 0: 100
	Keep      time.Duration // a batch after its end; 0: for ever

	// Extraction is copied for every batch; Write is the Store's.
	Extraction batch.Extraction
	// Enter waits for a place to work on a page; leave gives it back.
	Enter   func(ctx context.Context) (leave func(), err error)
	Judge   func(error) batch.Judgement
	Hosts   politeness.Options
	Robots  *fetch.Client // loads robots.txt; nil: it is ignored
	Client  *fetch.Client // delivers webhooks
	Wrapper string        // digest, for manifests
	Failed  func(error)   // is told what no client can be told; nil: nobody is
}

// Store has the batches. Run does the work.
type Store struct {
	o    Options
	lock *flock.Flock

	mu      sync.Mutex
	jobs    map[string]*job
	wake    chan struct{}
	deliver chan string // ids of batches whose webhook is due
}

// Open reads the batches that are there.
func Open(o Options) (*Store, error) {
	set := func(n *int, standard int) {
		if *n <= 0 {
			*n = standard
		}
	}
	set(&o.Together, 2)
	set(&o.Jobs, 1)
	set(&o.MaxInputs, 10_000)
	set(&o.MaxOpen, 100)
	if o.Failed == nil {
		o.Failed = func(error) {}
	}
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the folder of batches: %w", err)
	}
	s := &Store{o: o, lock: flock.New(filepath.Join(o.Dir, "lock")), jobs: map[string]*job{}, wake: make(chan struct{}, 1), deliver: make(chan string, 64)}
	if locked, err := s.lock.TryLock(); err != nil || !locked {
		return nil, fmt.Errorf("another service works in %s: %w", o.Dir, cmp.Or(err, errors.New("it is locked")))
	}
	entries, err := os.ReadDir(o.Dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		j, err := load(filepath.Join(o.Dir, e.Name()))
		if err != nil {
			o.Failed(err) // one that was being made, or is damaged: the others go on
			continue
		}
		if !j.State.Ended() {
			j.State = Waiting
		}
		s.jobs[j.ID] = j
	}
	return s, nil
}

// Close lets another service have the folder. Run must have returned.
func (s *Store) Close() error { return s.lock.Unlock() }

// Create makes a batch, which runs when its turn comes. The secret of its webhook is
// returned where there is one.
func (s *Store) Create(owner string, r BatchRequest) (b Batch, secret string, err error) {
	if err := r.check(s.o.MaxInputs); err != nil {
		return Batch{}, "", err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	unfinished := 0
	for _, j := range s.jobs {
		if j.Owner == owner && !j.State.Ended() {
			unfinished++
		}
	}
	if unfinished >= s.o.MaxOpen {
		p := problem.TooMany.With(fmt.Sprintf("%d batches of %s have not ended", unfinished, owner), "wait for one, or end one")
		p.RetryAfter = time.Minute
		return Batch{}, "", p
	}
	id := strings.ToLower(rand.Text())
	j := &job{dir: filepath.Join(s.o.Dir, id), record: record{Owner: owner, Request: r,
		Batch: Batch{ID: id, State: Waiting, Created: time.Now().UTC(), Inputs: len(r.URLs), Status: map[batch.Status]int{}}}}
	if r.Webhook != nil {
		j.Webhook = &Delivery{URL: r.Webhook.URL}
		secret = r.Webhook.Secret
	}
	if err := os.Mkdir(j.dir, 0o700); err != nil {
		return Batch{}, "", fmt.Errorf("make the folder of the batch: %w", err)
	}
	if err := j.save(); err != nil {
		os.RemoveAll(j.dir)
		return Batch{}, "", err
	}
	s.jobs[id] = j
	s.poke()
	return j.seen(), secret, nil
}

func (s *Store) poke() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// write is an article as a line of results.
func write(r BatchRequest) func(*article.Article, input.Item) ([]byte, error) {
	o := article.JSONOptions{HTML: slices.Contains(r.With, "html"), Markdown: slices.Contains(r.With, "markdown"), Hidden: slices.Contains(r.With, "hidden"), Line: true}
	return func(a *article.Article, _ input.Item) ([]byte, error) {
		var out bytes.Buffer
		err := a.WriteJSONWith(&out, o)
		return out.Bytes(), err
	}
}
