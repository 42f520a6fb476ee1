//go:build linux

package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"galley/page"
)

// site answers for all host names. What it does with a request stands in the path.
type site struct {
	*http.Server
	address string
	pages   [][]byte
	tiny    bool
	latency time.Duration

	mu    sync.Mutex
	asked map[string]int      // requests by path
	heard map[string][]asking // requests for pages and robots.txt, by host
}

// asking is a request.
type asking struct {
	at   time.Time
	path string
}

// maxPages bounds how many files are held in memory.
const maxPages = 1500

// serve answers on a free port of the loopback interface.
func serve(dir string, tiny bool) (*site, error) {
	s := &site{tiny: tiny, asked: map[string]int{}, heard: map[string][]asking{}}
	if !tiny {
		if err := s.read(dir); err != nil {
			return nil, err
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s.address = l.Addr().String()
	s.Server = &http.Server{Handler: s, ReadHeaderTimeout: 10 * time.Second}
	go s.Serve(l)
	return s, nil
}

// read takes the HTML files of a folder.
func (s *site) read(dir string) error {
	var names []string
	for _, pattern := range []string{"*.html", "*.html.gz", "*/*.html"} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return err
		}
		names = append(names, found...)
	}
	if len(names) == 0 {
		return errors.New("-pages names no folder with HTML files")
	}
	slices.Sort(names)
	for _, name := range names[:min(len(names), maxPages)] {
		data, err := page.ReadFile(name)
		if err != nil {
			return err
		}
		s.pages = append(s.pages, data)
	}
	return nil
}

// kinds are how the pages of a hundred are shared out.
var kinds = []struct {
	name  string
	share int
}{
	{"page", 78}, {"slow", 3}, {"moved", 4}, {"busy", 4}, {"missing", 2}, {"forbidden", 2}, {"loop", 1}, {"private", 1},
	{"deep", 1}, {"away", 1}, {"endless", 1}, {"broken", 1}, {"dead", 1},
}

// kind is that of input i.
func kind(i int) string {
	at := (i * 37) % 100
	for _, k := range kinds {
		if at -= k.share; at < 0 {
			return k.name
		}
	}
	return "page"
}

// input is an address of the list.
func (t *trial) input(i int) string {
	host := fmt.Sprintf("h%d.test", i%t.hosts)
	k := kind(i)
	if t.plain {
		k = "page"
	}
	if k == "dead" {
		host = downHost(i)
	}
	return fmt.Sprintf("http://%s/%s/%d?id=%d", host, k, i, i)
}

// downHosts are hosts that do not answer. Few inputs are of each, because galley leaves
// such hosts alone for minutes.
const downHosts = 20

func downHost(i int) string { return fmt.Sprintf("down%d.test", i/100%downHosts) }

// writeList writes the list of inputs.
func (t *trial) writeList() error {
	f, err := os.Create(filepath.Join(t.dir, "inputs.txt"))
	if err != nil {
		return err
	}
	defer f.Close()
	for i := range t.inputs {
		if _, err := fmt.Fprintln(f, t.input(i)); err != nil {
			return err
		}
	}
	return nil
}

// ServeHTTP is of http.Handler.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	at := time.Now()
	what, rest, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	n, err := strconv.Atoi(rest)
	if err != nil && what != "robots.txt" {
		http.NotFound(w, r)
		return
	}
	s.mu.Lock()
	s.heard[r.Host] = append(s.heard[r.Host], asking{at, r.URL.Path})
	if err == nil {
		s.asked[r.URL.Path]++
	}
	first := s.asked[r.URL.Path] == 1
	s.mu.Unlock()
	if err != nil {
		fmt.Fprintln(w, "User-agent: *\nDisallow: /private")
		return
	}
	time.Sleep(s.latency)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if s.answer(w, r, what, n, first) {
		w.Write(s.page(n))
	}
}

// answer does what pages of a kind do, and reports whether the page itself is the answer, or the
// rest of it. first says that it is asked for the first time.
func (s *site) answer(w http.ResponseWriter, r *http.Request, what string, n int, first bool) bool {
	switch what {
	case "slow":
		time.Sleep(2 * time.Second)
		return true
	case "moved":
		http.Redirect(w, r, fmt.Sprintf("/page/%d", n), http.StatusFound)
	case "busy":
		if !first {
			return true
		}
		w.Header().Set("Retry-After", "1")
		w.WriteHeader(http.StatusTooManyRequests)
	case "missing":
		w.WriteHeader(http.StatusNotFound)
	case "forbidden":
		w.WriteHeader(http.StatusForbidden)
	case "loop":
		http.Redirect(w, r, r.URL.String(), http.StatusFound)
	case "deep":
		io.WriteString(w, strings.Repeat("<div><b>", 50_000))
	case "away":
		io.WriteString(w, `<script>location="http://nowhere.invalid/"</script>`)
		return true
	case "endless":
		for i := 0; i < 64 && r.Context().Err() == nil; i++ {
			if _, err := w.Write(make([]byte, 1<<20)); err != nil {
				break
			}
		}
	case "broken":
		w.WriteHeader(http.StatusBadGateway)
	default:
		return true
	}
	return false
}

func (s *site) page(n int) []byte {
	if s.tiny {
		return fmt.Appendf(nil, `<!doctype html><title>Story %d</title><article><h1>Story %d</h1><p>Story %d is told here, in a paragraph that is long enough to be one.</p><p>It has a second paragraph as well, with some more words in it.</p></article>`, n, n, n)
	}
	return s.pages[n%len(s.pages)]
}
