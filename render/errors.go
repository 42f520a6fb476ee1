package render

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"galley/network"
	"galley/render/tab"
)

// NetworkError says that the page could not be fetched. It is worth a retry.
type NetworkError struct {
	URL, Reason string
	Advice      string // what to do about it; may be empty
	NoHost      bool   // no host has that name
	Lasting     bool   // another try will end the same
	Away        bool   // it was not the page itself, but what the page sends itself to
}

func (e *NetworkError) Error() string { return fmt.Sprintf("load %s: %s", e.URL, e.Reason) }

// Hint says what to do about it.
func (e *NetworkError) Hint() string { return e.Advice }

// StatusError says that the server answered with an error page.
type StatusError struct {
	URL    string
	Status int // HTTP, 400 to 599
	// RetryAfter is how long the server asks to wait before the next try; zero: it does
	// not say.
	RetryAfter time.Duration
	Away       bool // it was not the page itself, but what the page sends itself to
}

func (e *StatusError) Error() string {
	return fmt.Sprintf("load %s: the server answered HTTP %d", e.URL, e.Status)
}

// Temporary reports whether a later try may do better.
func (e *StatusError) Temporary() bool { return e.Status >= 500 || e.Status == 429 || e.Status == 408 }

// Hint says what the server or the proxy asks for.
func (e *StatusError) Hint() string {
	switch e.Status {
	case http.StatusUnauthorized:
		return "the server asks for a name and a password: --auth name:password (or --auth @FILE)"
	case http.StatusProxyAuthRequired:
		return "the proxy asks for a name and a password: --proxy http://name:password@host:port (or --proxy @FILE)"
	}
	return ""
}

// MovedError says that a page sends its reader to another page. What is there then is not
// what was asked for.
type MovedError struct{ URL, To string }

func (e *MovedError) Error() string {
	return fmt.Sprintf("load %s: the page sends itself to %s", e.URL, e.To)
}

// Hint says what to do about it.
func (e *MovedError) Hint() string { return "if that is the page you want, give its address" }

// TypeError says that the address leads to something that is not a page.
type TypeError struct{ URL, Type string }

func (e *TypeError) Error() string {
	return fmt.Sprintf("load %s: it is %s, not a web page", e.URL, typeName(e.Type))
}

// Hint says what reads archives of many pages.
func (e *TypeError) Hint() string {
	if e.Type == "application/warc" || e.Type == "application/zip" {
		return "galley batch reads all pages of WARC and WACZ files"
	}
	return ""
}

// typeName says in words what a media type is.
func typeName(kind string) string {
	major, minor, _ := strings.Cut(kind, "/")
	name := map[string]string{"image": "a picture", "video": "a film", "audio": "a sound", "font": "a font"}[major]
	switch minor {
	case "pdf":
		name = "a PDF document"
	case "json", "ld+json":
		name = "JSON"
	case "octet-stream":
		return "bytes of no known format"
	case "warc", "zip", "gzip", "x-7z-compressed", "x-rar-compressed", "x-tar", "zstd":
		name = "an archive"
	}
	if name == "" {
		return kind
	}
	return name + " (" + kind + ")"
}

// PolicyError says that galley does not load such an address.
type PolicyError struct {
	URL, Reason string
	Advice      string // what would let it be loaded; may be empty
}

func (e *PolicyError) Error() string { return fmt.Sprintf("%q is refused: %s", e.URL, e.Reason) }

// Hint says what to do about it.
func (e *PolicyError) Hint() string { return e.Advice }

// Refused is the *PolicyError of an address whose host the network policy refuses.
func Refused(address string, why *network.RefusedError) *PolicyError {
	e := &PolicyError{URL: address, Reason: why.Reason}
	switch {
	case why.Address != "":
		e.Reason = fmt.Sprintf("%s leads to %s: %s", why.Host, why.Address, why.Reason)
	case why.Host != "":
		e.Reason = why.Host + ": " + why.Reason
	}
	if !why.Denied {
		e.Advice = "if you trust it: --allow " + why.Host + " (of the library: network.Policy.Allow)"
	}
	return e
}

// TimeoutError says that a page was not done in its time.
type TimeoutError struct {
	URL   string
	Stage string // what it was doing
	After time.Duration
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("render %s: not done after %v, while it was to %s", e.URL, e.After, e.Stage)
}

// moreTime is what to do about a page that is slow.
const moreTime = "--timeout gives each page more time"

// Hint says what to do about it, if it is that the page had too little time.
func (e *TimeoutError) Hint() string {
	if e.After == tab.AnswerLimit {
		return ""
	}
	return moreTime
}

// CrashError says that the tab or the browser died while it rendered the page: twice
// while it was opened, or once after that.
type CrashError struct {
	URL  string
	What string // "the tab crashed" or what the browser's process said
}

func (e *CrashError) Error() string { return fmt.Sprintf("render %s: %s", e.URL, e.What) }

// ErrClosed is the error of a Browser after Close.
var ErrClosed = errors.New("render: the browser is closed")

// errGivenUp says that Chrome stopped a load before there was an answer: its tab is
// about to die.
var errGivenUp = errors.New("the browser gave the page up")

// errOverdue is the cause that ends a page when Options.Timeout is over.
var errOverdue = errors.New("the time for one page is over")

// lost reports whether err means that tab or browser are gone, and in what words.
func lost(err error) (string, bool) {
	switch {
	case err == nil:
		return "", false
	case errors.Is(err, tab.ErrCrashed):
		return tab.ErrCrashed.Error(), true
	case errors.Is(err, errGivenUp):
		return errGivenUp.Error(), true
	case errors.Is(err, tab.ErrNoFrame):
		return tab.ErrNoFrame.Error(), true
	case errors.Is(err, tab.ErrStays):
		return tab.ErrStays.Error(), true
	case errors.Is(err, tab.ErrBrowserLost):
		return err.Error(), true
	case errors.Is(err, chromedp.ErrTargetDetached):
		return "the tab was closed", true
	}
	return "", false
}

// crashed makes a *CrashError of an error that means that tab or browser are gone, and
// leaves others as they are.
func crashed(name string, err error) error {
	if what, dead := lost(err); dead {
		return &CrashError{name, what}
	}
	return err
}
