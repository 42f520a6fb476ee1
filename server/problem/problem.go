// Package problem makes what goes wrong an answer of a service: problem details (RFC 9457)
// that say it in the words of the command, with its exit codes.
package problem

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"galley"
	"galley/batch/input"
	"galley/features"
	"galley/features/column"
	"galley/models"
	"galley/models/methods"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
	"galley/server/gate"
	"galley/server/keys"
)

// Problem is an error as the service answers it.
type Problem struct {
	Type     string  `json:"type" doc:"What went wrong: urn:galley:problem: and a name of the table in docs/serve.md"`
	Title    string  `json:"title" doc:"The same in words"`
	Status   int     `json:"status" doc:"HTTP status of this answer"`
	Detail   string  `json:"detail,omitempty" doc:"What happened to this request"`
	Instance string  `json:"instance,omitempty" doc:"The request: urn:galley:request: and its id, as in the log and in X-Request-Id"`
	Exit     int     `json:"exit" doc:"Exit code of galley extract for the same"`
	ExitName string  `json:"exit_name" doc:"Name of that exit code"`
	Hint     string  `json:"hint,omitempty" doc:"What to do about it"`
	Upstream int     `json:"upstream_status,omitempty" doc:"HTTP status that the page was answered with"`
	Score    float64 `json:"posterior,omitempty" doc:"Of a page that looks like no article: the posterior that it is one"`
	Errors   []Field `json:"errors,omitempty" doc:"What is wrong with the fields of the request"`

	RetryAfter time.Duration `json:"-"` // of the header of that name
}

// Field says what is wrong with one field.
type Field struct {
	Message  string `json:"message"`
	Location string `json:"location,omitempty" doc:"For instance query.format or body.url"`
}

// Error is the detail.
func (p *Problem) Error() string { return p.Detail }

// GetStatus is the HTTP status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType makes JSON that of a problem.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// Kind is a type of problem.
type Kind struct {
	Name   string // the end of Problem.Type
	Title  string
	Status int
	Exit   int
}

// The kinds. Exit is what the command ends with for the same.
var (
	Usage        = Kind{"usage", "The request is wrong", http.StatusBadRequest, 2}
	Unauthorized = Kind{"unauthorized", "A key is needed", http.StatusUnauthorized, 6}
	Forbidden    = Kind{"forbidden", "This may not be asked from there", http.StatusForbidden, 6}
	Refused      = Kind{"refused", "The address is not loaded", http.StatusForbidden, 6}
	NotFound     = Kind{"not-found", "There is nothing here", http.StatusNotFound, 2}
	WrongMethod  = Kind{"method-not-allowed", "The path is asked with another method", http.StatusMethodNotAllowed, 2}
	TooLarge     = Kind{"request-too-large", "The request is too large", http.StatusRequestEntityTooLarge, 2}
	NoArticle    = Kind{"no-article", "The page has no article", http.StatusUnprocessableEntity, 3}
	NotPage      = Kind{"not-a-page", "The address leads to something that is no web page", http.StatusUnprocessableEntity, 1}
	PageTooLarge = Kind{"page-too-large", "The page is larger than is read", http.StatusUnprocessableEntity, 1}
	TooMany      = Kind{"too-many-requests", "Too many requests", http.StatusTooManyRequests, 5}
	Busy         = Kind{"busy", "Too many pages wait", http.StatusTooManyRequests, 5}
	Network      = Kind{"network", "The page could not be loaded", http.StatusBadGateway, 5}
	Upstream     = Kind{"upstream", "The page is an error page", http.StatusBadGateway, 1}
	UpstreamBusy = Kind{"upstream-busy", "The page's server asks to come again later", http.StatusBadGateway, 5}
	Timeout      = Kind{"timeout", "The page was not done in its time", http.StatusGatewayTimeout, 5}
	NotCached    = Kind{"not-cached", "The answer is not in the cache", http.StatusGatewayTimeout, 5}
	NoBrowser    = Kind{"no-browser", "There is no usable browser", http.StatusServiceUnavailable, 4}
	Closing      = Kind{"closing", "The service is about to end", http.StatusServiceUnavailable, 5}
	Unreadable   = Kind{"unreadable", "A wrapper or the state of the service cannot be read", http.StatusInternalServerError, 7}
	Failed       = Kind{"failed", "The page could not be worked on", http.StatusInternalServerError, 1}
	Interrupted  = Kind{"interrupted", "The client went away", 499, 130}
)

// Kinds are all of them, in the order of their status.
var Kinds = []Kind{
	Usage, Unauthorized, Forbidden, Refused, NotFound, WrongMethod, TooLarge, NoArticle, NotPage, PageTooLarge, TooMany, Busy, Interrupted,
	Unreadable, Failed, Network, Upstream, UpstreamBusy, NoBrowser, Closing, Timeout, NotCached,
}

// exitNames are the exit codes of the command by name.
var exitNames = map[int]string{
	1: "failed", 2: "usage", 3: "nothing", 4: "no-browser", 5: "network", 6: "refused", 7: "unreadable", 130: "interrupted",
}

// New is a problem of a kind.
func (k Kind) New(detail string) *Problem {
	return &Problem{Type: "urn:galley:problem:" + k.Name, Title: k.Title, Status: k.Status, Detail: detail, Exit: k.Exit, ExitName: exitNames[k.Exit]}
}

// With is New with a hint.
func (k Kind) With(detail, hint string) *Problem {
	p := k.New(detail)
	p.Hint = hint
	return p
}

// Of makes a problem of any error. A *Problem stays what it is.
func Of(err error) *Problem {
	var p *Problem
	if errors.As(err, &p) {
		return p
	}
	p = kindOf(err).New(err.Error())
	var hinter interface{ Hint() string }
	if errors.As(err, &hinter) {
		p.Hint = hinter.Hint()
	}
	var (
		status *render.StatusError
		no     *models.NotArticleError
		full   *gate.FullError
		limit  *keys.LimitError
	)
	switch {
	case errors.As(err, &status):
		p.Upstream, p.RetryAfter = status.Status, status.RetryAfter
	case errors.As(err, &no):
		p.Score, p.Hint = no.Posterior, "extract what there is with force"
	case errors.As(err, &full):
		p.RetryAfter = full.RetryAfter
	case errors.As(err, &limit):
		p.RetryAfter = limit.RetryAfter
	}
	return p
}

func kindOf(err error) Kind {
	var (
		full    *gate.FullError
		many    *keys.LimitError
		start   *chrome.StartError
		network *render.NetworkError
		status  *render.StatusError
		timeout *render.TimeoutError
		policy  *render.PolicyError
		kind    *render.TypeError
		limit   *page.LimitError
		format  *models.FormatError
		unknown *column.UnknownError
		method  *methods.Error
	)
	switch {
	case errors.As(err, &full):
		return Busy
	case errors.As(err, &many):
		return TooMany
	case errors.As(err, &unknown), errors.As(err, &method), errors.Is(err, features.ErrNoLayout), errors.Is(err, galley.ErrNeedsBrowser):
		return Usage
	case errors.As(err, &start):
		return NoBrowser
	case errors.As(err, &timeout), errors.Is(err, context.DeadlineExceeded):
		return Timeout
	case errors.As(err, &network):
		return Network
	case errors.As(err, &status):
		if status.Temporary() {
			return UpstreamBusy
		}
		return Upstream
	case errors.As(err, &policy):
		return Refused
	case errors.As(err, &kind):
		return NotPage
	case errors.As(err, &limit):
		return PageTooLarge
	case errors.As(err, &format):
		return Unreadable
	case errors.Is(err, models.ErrNoArticle):
		return NoArticle
	case errors.Is(err, render.ErrClosed):
		return Closing
	case errors.Is(err, context.Canceled):
		return Interrupted
	}
	return Failed
}

// Address checks an address from outside: http or https, and nothing that only looks like
// a file. It is returned in its normal spelling.
func Address(text string) (string, error) {
	// First of all, so that no other error quotes it.
	if u, err := url.Parse(strings.TrimSpace(text)); err == nil && u.User != nil {
		return "", Usage.With("an address with a name and a password is not taken", "leave what is before the @ away: addresses are kept and logged")
	}
	address, err := input.Normalize(text)
	if err == nil {
		err = render.Source{URL: address}.Check()
	}
	var policy *render.PolicyError
	switch {
	case err == nil:
		return address, nil
	case errors.As(err, &policy):
		return "", Of(err)
	}
	return "", Usage.With(err.Error(), "an address is http:// or https:// and a host")
}
