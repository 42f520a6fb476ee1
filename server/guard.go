package server

import (
	"context"
	"crypto/rand"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"galley/labeler/guard"
	"galley/server/keys"
	"galley/server/problem"
)

// policy lets the page of the service load its own files and nothing else. Articles stand
// in frames that have policies of their own.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// asked is what is known of a request while it is answered.
type asked struct {
	Access
	caller *keys.Caller
}

type askedKey struct{}

// about is what is known of the request of ctx.
func about(ctx context.Context) *asked {
	if a, ok := ctx.Value(askedKey{}).(*asked); ok {
		return a
	}
	return &asked{}
}

// ServeHTTP answers one request, if it may be asked.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	a := &asked{Access: Access{ID: requestID(r), Time: time.Now(), Method: r.Method, Path: r.URL.Path, Remote: r.RemoteAddr}}
	counted := &countingWriter{ResponseWriter: w, status: http.StatusOK}
	guard.SetHeaders(w.Header(), policy)
	w.Header().Set("X-Request-Id", a.ID)
	r = r.WithContext(context.WithValue(r.Context(), askedKey{}, a))
	defer func() {
		a.Status, a.Bytes, a.Took = counted.status, counted.bytes, time.Since(a.Time)
		s.metrics.asked(a, r.Pattern)
		if s.o.Log != nil {
			s.o.Log(a.Access)
		}
	}()
	end, err := s.guard(a, r)
	if err != nil {
		s.fail(counted, r, err)
		return
	}
	defer end()
	body := s.bodies.of(http.MaxBytesReader(counted, r.Body, s.o.MaxBody))
	defer body.leave()
	r.Body = &timedBody{body, http.NewResponseController(w)}
	s.mux.ServeHTTP(counted, r)
}

// requestID is what the client calls the request, if that can stand in a log, else a
// random one.
func requestID(r *http.Request) string {
	id := r.Header.Get("X-Request-Id")
	plain := func(c rune) bool {
		return c < 128 && (c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || strings.ContainsRune("-_.:", c))
	}
	if id == "" || len(id) > 64 || strings.ContainsFunc(id, func(c rune) bool { return !plain(c) }) {
		return rand.Text()
	}
	return id
}

// guard refuses what must not be asked, and counts the rest against the caller's limits.
func (s *Server) guard(a *asked, r *http.Request) (end func(), err error) {
	if len(s.o.Hosts) > 0 && !slices.Contains(s.o.Hosts, strings.ToLower(r.Host)) {
		// A page elsewhere can point a name of its own at this machine. Then the browser
		// takes the service for its own origin, but says the name here.
		return nil, problem.Forbidden.New("this service is not called " + r.Host)
	}
	if r.ContentLength > s.o.MaxBody {
		return nil, problem.TooLarge.New("the request is larger than the service takes")
	}
	if open(r.URL.Path) {
		return func() {}, nil
	}
	if err := sameSite(r); err != nil {
		return nil, err
	}
	if a.caller, err = s.caller(r); err != nil {
		return nil, err
	}
	a.Caller = a.caller.Name
	if !strings.HasPrefix(r.URL.Path, "/v1/") && r.URL.Path != "/mcp" {
		return func() {}, nil
	}
	if !s.work.begin() {
		return nil, errDraining
	}
	leave, err := a.caller.Begin()
	if err != nil {
		s.work.end()
		return nil, err
	}
	return func() { leave(); s.work.end() }, nil
}

// open are the paths that say nothing of anybody and cost nothing. The address of a view
// is a secret itself: a frame sends no header with a key.
func open(path string) bool {
	return path == "/" || path == "/healthz" || path == "/readyz" || strings.HasPrefix(path, "/ui/") || strings.HasPrefix(path, "/view/")
}

// sameSite refuses what a page of another site makes a browser ask. Who is no browser
// does not say where a request is from.
func sameSite(r *http.Request) error {
	origin, site := r.Header.Get("Origin"), r.Header.Get("Sec-Fetch-Site")
	other := origin != "" && origin != "http://"+r.Host && origin != "https://"+r.Host
	if other || site != "" && site != "same-origin" && site != "none" {
		return problem.Forbidden.With("requests from pages of other sites are refused", "ask from a program, not from a page")
	}
	return nil
}

// caller is who asks.
func (s *Server) caller(r *http.Request) (*keys.Caller, error) {
	if s.o.Keys == nil {
		return s.anybody, nil
	}
	secret, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !ok {
		secret = r.Header.Get("X-Api-Key")
	}
	if c := s.o.Keys.Find(secret); c != nil {
		return c, nil
	}
	return nil, problem.Unauthorized.With("the request has no key that is known here", "send it as Authorization: Bearer KEY, or as X-Api-Key")
}

// countingWriter notes what is answered.
type countingWriter struct {
	http.ResponseWriter
	status int
	bytes  int64
	wrote  bool
}

func (w *countingWriter) WriteHeader(status int) {
	if !w.wrote {
		w.status, w.wrote = status, true
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *countingWriter) Write(data []byte) (int, error) {
	w.wrote = true
	n, err := w.ResponseWriter.Write(data)
	w.bytes += int64(n)
	return n, err
}

// Unwrap is for http.ResponseController.
func (w *countingWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// Flush is for handlers that answer bit by bit.
func (w *countingWriter) Flush() {
	w.wrote = true
	http.NewResponseController(w.ResponseWriter).Flush()
}

// timedBody ends the deadline for the body with the body: it would end the request, which
// takes longer.
type timedBody struct {
	io.ReadCloser
	deadlines *http.ResponseController
}

func (b *timedBody) Read(data []byte) (int, error) {
	n, err := b.ReadCloser.Read(data)
	if err == io.EOF {
		b.deadlines.SetReadDeadline(time.Time{})
	}
	return n, err
}
