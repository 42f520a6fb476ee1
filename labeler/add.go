package labeler

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"path"
	"strings"

	"galley/dataset"
)

// adding is a page that is being captured, or was.
type adding struct {
	ID    int    `json:"id"`
	Name  string `json:"name"`
	State string `json:"state"` // "waiting", "running", "done" or "failed"
	Slug  string `json:"slug,omitempty"`
	Error string `json:"error,omitempty"`

	source Source
}

// Bounds of what may wait to be captured.
const (
	maxAdds    = 2000
	maxWaiting = 256 << 20 // bytes of dropped files
)

func (s *Server) addings() []adding {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := []adding{}
	for _, a := range s.adds {
		list = append(list, *a)
	}
	return list
}

// postAdd takes addresses to capture.
func (s *Server) postAdd(w http.ResponseWriter, r *http.Request) error {
	var given struct {
		URLs []string `json:"urls"`
	}
	if err := question(r, &given); err != nil {
		return err
	}
	var list []Source
	for _, address := range given.URLs {
		u, err := url.Parse(strings.TrimSpace(address))
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") {
			return refuse(http.StatusUnprocessableEntity, "%q is not an http or https address", clip(address, 100))
		}
		list = append(list, Source{URL: u.String(), Name: u.String()})
	}
	return s.enqueue(w, list)
}

// postAddFile takes one file as the body; its name and the address it is from are in
// the query.
func (s *Server) postAddFile(w http.ResponseWriter, r *http.Request) error {
	data, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	name, from := path.Base(r.URL.Query().Get("name")), r.URL.Query().Get("url")
	if u, err := url.Parse(from); from != "" && (err != nil || u.Host == "") {
		return refuse(http.StatusUnprocessableEntity, "%q is not an address", clip(from, 100))
	}
	return s.enqueue(w, []Source{{URL: from, Name: clip(name, 200), Data: data}})
}

func (s *Server) enqueue(w http.ResponseWriter, list []Source) error {
	if s.o.Capturer == nil {
		return refuse(http.StatusNotImplemented, "this labeler cannot capture")
	}
	s.mu.Lock()
	waiting := 0
	for _, a := range s.adds {
		waiting += len(a.source.Data)
	}
	if len(s.adds)+len(list) > maxAdds || waiting > maxWaiting {
		s.mu.Unlock()
		return refuse(http.StatusTooManyRequests, "too many pages are waiting to be captured")
	}
	for _, src := range list {
		s.adds = append(s.adds, &adding{ID: len(s.adds) + 1, Name: src.Name, State: "waiting", source: src})
	}
	s.mu.Unlock()
	s.events.send("adds", s.addings())
	s.pokeAdds()
	return answer(w, http.StatusAccepted, s.addings())
}

// runAdds captures what is waiting, a page at a time, until ctx ends.
func (s *Server) runAdds(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.addWake:
		}
		for a := s.nextAdd(); a != nil && ctx.Err() == nil; a = s.nextAdd() {
			s.events.send("adds", s.addings())
			slug, err := s.capture(ctx, a.source)
			s.mu.Lock()
			a.State, a.Slug, a.source.Data = "done", slug, nil
			if err != nil {
				a.State, a.Error = "failed", err.Error()
			}
			s.mu.Unlock()
			s.drop(slug)
			s.events.send("adds", s.addings())
			if err == nil {
				s.events.send("pages", map[string]string{"slug": slug})
				s.poke()
			}
		}
	}
}

// capture adds one page. A label that does not fit it any more is none to worry about
// here: its page shows it.
func (s *Server) capture(ctx context.Context, src Source) (slug string, err error) {
	c, err := s.o.Capturer.Capture(ctx, src)
	if err != nil {
		return "", err
	}
	if c.Page.URL == "" {
		c.Page.URL = src.Address()
	}
	slug, err = s.store.Add(c)
	var stale *dataset.StaleError
	if errors.As(err, &stale) {
		err = nil
	}
	return slug, err
}

func (s *Server) nextAdd() *adding {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, a := range s.adds {
		if a.State == "waiting" {
			a.State = "running"
			return a
		}
	}
	return nil
}

func (s *Server) pokeAdds() {
	select {
	case s.addWake <- struct{}{}:
	default:
	}
}
