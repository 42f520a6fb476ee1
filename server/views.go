package server

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"net/http"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"galley/server/engine"
	"galley/server/problem"
)

// documentPolicy is said of every article that the service answers: in a tab of its own
// it is of no origin, runs nothing, and loads pictures, films and fonts only. The
// document has a policy of its own besides.
const documentPolicy = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; media-src http: https:; " +
	"style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"

// framePolicy is said of a document that the page of the service shows in a frame: it has
// its pictures and fonts with it, and loads nothing.
const framePolicy = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

// Views are kept for the page that asked for them: their addresses are secrets, because a
// frame sends no key.
const (
	viewBytes = 128 << 20
	viewKeep  = 15 * time.Minute
	maxViews  = 10_000
)

type views struct {
	mu    sync.Mutex
	bytes int
	lru   *simplelru.LRU[string, *viewed]
}

type viewed struct {
	list []engine.View
	made time.Time
	size int
}

func newViews() *views {
	v := &views{}
	// The error is for sizes that are not positive.
	v.lru, _ = simplelru.NewLRU(maxViews, func(_ string, one *viewed) { v.bytes -= one.size })
	return v
}

// add keeps the views of an answer and adds their addresses to its JSON.
func (v *views) add(a *engine.Answer) []byte {
	key := rand.Text()
	one := &viewed{list: a.Views, made: time.Now()}
	addresses := map[string]string{}
	for _, view := range a.Views {
		one.size += len(view.Data)
		addresses[view.Name] = "/view/" + key + "/" + view.Name
	}
	v.mu.Lock()
	v.bytes += one.size
	v.lru.Add(key, one)
	for v.bytes > viewBytes && v.lru.Len() > 1 {
		v.lru.RemoveOldest()
	}
	v.mu.Unlock()
	data, _ := json.Marshal(addresses) // strings always encode
	out := bytes.TrimSuffix(bytes.Clone(a.Data), []byte("\n}\n"))
	return append(append(append(out, ",\n  \"view\": "...), data...), "\n}\n"...)
}

// get is a view; nil: it was dropped meanwhile, or never was.
func (v *views) get(key, name string) *engine.View {
	v.mu.Lock()
	defer v.mu.Unlock()
	one, ok := v.lru.Get(key)
	if !ok {
		return nil
	}
	if time.Since(one.made) > viewKeep {
		v.lru.Remove(key)
		return nil
	}
	for i := range one.list {
		if one.list[i].Name == name {
			return &one.list[i]
		}
	}
	return nil
}

func (s *Server) getView(w http.ResponseWriter, r *http.Request) {
	view := s.views.get(r.PathValue("key"), r.PathValue("name"))
	if view == nil {
		s.fail(w, r, problem.NotFound.With("this view is gone: views are kept for a quarter of an hour", "extract the page again"))
		return
	}
	h := w.Header()
	h.Set("Content-Type", view.Type)
	h.Set("Content-Security-Policy", framePolicy)
	h.Set("X-Frame-Options", "SAMEORIGIN")
	w.Write(view.Data)
}
