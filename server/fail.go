package server

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"galley/server/problem"
)

// errDraining is the answer of /readyz before the end.
var errDraining = problem.Closing.New("the service ends; requests under way are finished")

// fail answers with a problem.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	p := s.problem(r, err)
	h := w.Header()
	for name, value := range problemHeaders(p) {
		h.Set(name, value)
	}
	h.Set("Content-Type", p.ContentType(""))
	w.WriteHeader(p.Status)
	if r.Method != http.MethodHead {
		json.NewEncoder(w).Encode(p)
	}
}

// problem makes a problem of an error, and notes it for the log.
func (s *Server) problem(r *http.Request, err error) *problem.Problem {
	p := *problem.Of(err)
	note(r.Context(), &p)
	return &p
}

// note says in a problem which request it is of, and for the log of the request what it was.
func note(ctx context.Context, p *problem.Problem) {
	a := about(ctx)
	p.Instance = "urn:galley:request:" + a.ID
	a.Problem, a.Detail = strings.TrimPrefix(p.Type, "urn:galley:problem:"), p.Detail
}

// problemHeaders are what an answer with the problem says besides.
func problemHeaders(p *problem.Problem) map[string]string {
	h := map[string]string{}
	if p.RetryAfter > 0 && p.Status >= 400 {
		h["Retry-After"] = strconv.Itoa(int(math.Ceil(p.RetryAfter.Seconds())))
	}
	if p.Status == http.StatusUnauthorized {
		h["WWW-Authenticate"] = `Bearer realm="galley"`
	}
	return h
}

// headed is a problem with its headers, for huma.
type headed struct {
	*problem.Problem
}

// GetHeaders are the headers of the answer.
func (h headed) GetHeaders() http.Header {
	out := http.Header{}
	for name, value := range problemHeaders(h.Problem) {
		out.Set(name, value)
	}
	return out
}

// init gives huma our problems: it knows one maker of errors for a whole program.
func init() {
	huma.NewError = newError
	huma.NewErrorWithContext = func(ctx huma.Context, status int, message string, errs ...error) huma.StatusError {
		e := newError(status, message, errs...)
		if p, ok := e.(*problem.Problem); ok && ctx != nil {
			if ctx.Method() == http.MethodPost && p.Hint == escapeHint {
				p.Hint = "the fields of a POST are in the JSON of its body"
			}
			note(ctx.Context(), p)
			for name, value := range problemHeaders(p) {
				ctx.SetHeader(name, value)
			}
		}
		return e
	}
}

// What huma says of a parameter that no operation has, and of a body that is no JSON by its Content-Type, as the one
// that curl gives to -d.
const (
	unknownParameter = "unknown query parameter"
	unknownType      = "unknown content type"
	packedBody       = `invalid character '\x1f'` // what gzip begins with
)

const (
	escapeHint = "the address of the page must be escaped: & in it is %26"
	packedHint = "the body is packed: send it as it is, without Content-Encoding"
	typeHint   = `send JSON with the header "Content-Type: application/json"; the HTML of a page is its field html`
)

// newError is what huma finds wrong with a request.
func newError(status int, message string, errs ...error) huma.StatusError {
	kind := problem.Usage
	switch status {
	case http.StatusRequestEntityTooLarge:
		kind = problem.TooLarge
	case http.StatusNotFound:
		kind = problem.NotFound
	case http.StatusInternalServerError:
		kind = problem.Failed
	}
	p := kind.New(message)
	for _, err := range errs {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return problem.TooLarge.New("the request is larger than the service takes")
		}
		if errors.Is(err, errBodies) {
			return withoutRoom()
		}
		f := problem.Field{Message: err.Error()}
		if d, ok := err.(huma.ErrorDetailer); ok {
			f.Message, f.Location = d.ErrorDetail().Message, d.ErrorDetail().Location
		}
		p.Errors = append(p.Errors, f)
		switch {
		case f.Message == unknownParameter:
			p.Hint = escapeHint
		case strings.HasPrefix(f.Message, unknownType):
			p.Hint = typeHint
		case strings.HasPrefix(f.Message, packedBody):
			p.Hint = packedHint
		}
	}
	if len(p.Errors) > 0 {
		p.Detail += ": " + strings.TrimSpace(p.Errors[0].Location+" "+p.Errors[0].Message)
	}
	return p
}

// getNothing answers what no path takes: the path is not there, or is asked with another method.
func (s *Server) getNothing(w http.ResponseWriter, r *http.Request) {
	if allowed := s.allowed(r); len(allowed) > 0 {
		list := strings.Join(allowed, ", ")
		w.Header().Set("Allow", list)
		s.fail(w, r, problem.WrongMethod.With(r.URL.Path+" does not take "+r.Method, "it takes "+list))
		return
	}
	hint := "/openapi.json lists what there is"
	if s.o.Jobs == nil && (r.URL.Path == "/v1/batch" || strings.HasPrefix(r.URL.Path, "/v1/batch/")) {
		hint = "the service takes batches when it has a folder for them: galley serve --data DIR"
	}
	s.fail(w, r, problem.NotFound.With("there is nothing at "+r.URL.Path, hint))
}

// allowed are the methods that the path of a request takes.
func (s *Server) allowed(r *http.Request) (list []string) {
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodDelete} {
		other := *r
		other.Method = method
		if _, pattern := s.mux.Handler(&other); pattern != "/" && pattern != "" {
			list = append(list, method)
		}
	}
	return list
}
