// Package problem makes what goes wrong an answer of a service: problem details (RFC 9457)
// that say it in the words of the command, with its exit codes.
package problem

import (
	"errors"
	"net/url"
	"strings"
	"time"

	"galley/batch/input"
	"galley/models"
	"galley/render"
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
