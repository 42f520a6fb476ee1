package problem

import (
	"context"
	"errors"
	"net/http"

	"galley"
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
