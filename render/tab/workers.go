package tab

import (
	"context"
	"sync"

	"github.com/chromedp/cdproto/serviceworker"
)

// workers are the service workers of a tab, as Chrome tells of them: from the moment that one is
// being registered, whichever document or frame does it. They run on when their page goes, and
// store things until they have ended.
type workers struct {
	mu      sync.Mutex
	came    bool            // one was registered, or began, since storage was cleared
	running map[string]bool // by version
	changed chan struct{}   // has room for one
}

func newWorkers() *workers {
	return &workers{running: map[string]bool{}, changed: make(chan struct{}, 1)}
}

// event notes what an event says of workers.
func (w *workers) event(ev any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch ev := ev.(type) {
	case *serviceworker.EventWorkerRegistrationUpdated:
		for _, r := range ev.Registrations {
			w.came = w.came || !r.IsDeleted
		}
	case *serviceworker.EventWorkerVersionUpdated:
		for _, v := range ev.Versions {
			w.version(v)
		}
	default:
		return
	}
	notify(w.changed)
}

// version notes what a worker does.
func (w *workers) version(v *serviceworker.Version) {
	if v.RunningStatus == serviceworker.VersionRunningStatusStopped {
		delete(w.running, v.VersionID)
		return
	}
	w.running[v.VersionID] = true
	w.came = w.came || v.Status != serviceworker.VersionStatusRedundant
}

// any reports whether the page that is shown, or one that sent it on, has workers.
func (w *workers) any() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.came || len(w.running) > 0
}

// clear has storage cleared until no worker was there any more when that began. One that is
// registered, or is being registered, goes with the storage, and stores things until it has ended.
func (w *workers) clear(ctx context.Context, storage func() error) error {
	for {
		had := w.any()
		w.mu.Lock()
		w.came = false
		w.mu.Unlock()
		if err := storage(); err != nil || !had {
			return err
		}
		if err := w.end(ctx); err != nil {
			return err
		}
	}
}

// end waits until none runs.
func (w *workers) end(ctx context.Context) error {
	for {
		w.mu.Lock()
		n := len(w.running)
		w.mu.Unlock()
		if n == 0 {
			return nil
		}
		select {
		case <-w.changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
