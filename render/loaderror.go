package render

import (
	"cmp"
	"context"
	"errors"
	"net"

	"galley/network"
	"galley/render/loading"
	"galley/render/response"
)

// loadError is why the document that was asked for at an address did not load, of which
// Chrome says the text.
func (d *Document) loadError(text, address string, answer loading.Document) error {
	name := d.src.Name()
	if err := d.connectError(address); err != nil {
		return err
	}
	switch {
	case text == "net::ERR_ABORTED" && answer.Status != 0:
		return &TypeError{name, cmp.Or(response.NotShown(answer.Status, answer.Type, answer.Saved), "a download")}
	case text == "net::ERR_ABORTED" && !d.astray.Load():
		return errGivenUp
	case text == "net::ERR_ABORTED", text == "net::ERR_UNSAFE_REDIRECT":
		return &PolicyError{URL: name, Reason: "it is redirected, and only http and https addresses are loaded"}
	case text == "net::ERR_INVALID_URL":
		return &PolicyError{URL: name, Reason: "it is not a URL"}
	}
	return unloaded(name, text)
}

// connectError is why the host of an address was not connected to, nil if it was. Chrome
// only knows that its proxy failed.
func (d *Document) connectError(address string) error {
	failed := d.session.Failure(address)
	var refused *network.RefusedError
	if failed == nil {
		// Chrome refuses some ports by itself: whether the policy does as well says more.
		if err := d.session.Check(d.ctx, address); errors.As(err, &refused) {
			failed = refused
		}
	}
	var dns *net.DNSError
	switch {
	case failed == nil:
		return nil
	case errors.As(failed, &refused) && d.src.HTML != nil:
		away := Refused(d.src.Name(), refused)
		away.Reason = "it sends itself to " + away.Reason
		return away
	case errors.As(failed, &refused):
		return Refused(d.src.Name(), refused)
	case errors.As(failed, &dns) && !dns.IsNotFound:
		return &NetworkError{URL: d.src.Name(), Reason: "the name cannot be looked up: " + dns.Err}
	case errors.Is(failed, context.DeadlineExceeded):
		return unloaded(d.src.Name(), "net::ERR_CONNECTION_TIMED_OUT")
	}
	return Unreached(d.src.Name(), failed)
}
