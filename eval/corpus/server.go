package corpus

import (
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"time"
)

// Server serves the themed sites of a corpus on loopback, each from an address of its
// own, so that a browser finds their style sheets and pictures. It may be used by
// several goroutines.
type Server struct {
	Corpus *Corpus
	Delay  time.Duration // each answer comes so much later, as if the site were far away

	mu    sync.Mutex
	sites map[string]*site // by folder
}

type site struct {
	url    string
	server *http.Server
}

// URL is where a document of the corpus is served; the first call for a site starts
// its server. Documents of other formats are not served: for them it is an error.
func (s *Server) URL(d Document) (string, error) {
	if s.Corpus.Format != Site {
		return "", fmt.Errorf("corpus %s: it is of format %s: only themed sites are served", s.Corpus.Dir, s.Corpus.Format)
	}
	dir := s.Corpus.Dir
	if !isFile(filepath.Join(dir, truthFile)) {
		dir = filepath.Join(dir, d.Site)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if running := s.sites[dir]; running != nil {
		return running.url + d.URL, nil
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", fmt.Errorf("corpus: serve %s: %w", dir, err)
	}
	started := &site{"http://" + listener.Addr().String(), &http.Server{Handler: s.late(http.FileServer(http.Dir(dir)))}}
	go started.server.Serve(listener)
	if s.sites == nil {
		s.sites = map[string]*site{}
	}
	s.sites[dir] = started
	return started.url + d.URL, nil
}

// late answers as h does, after the delay.
func (s *Server) late(h http.Handler) http.Handler {
	if s.Delay <= 0 {
		return h
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-time.After(s.Delay):
			h.ServeHTTP(w, r)
		case <-r.Context().Done():
		}
	})
}

// Close stops the servers.
func (s *Server) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, running := range s.sites {
		running.server.Close()
	}
	s.sites = nil
}
