package fetch

import (
	"context"
	"errors"
	"net/url"

	"galley/network"
	"galley/page"
	"galley/render"
)

// fetchError says why without the address, which the error has of itself.
func fetchError(address string, err error) error {
	var policy *render.PolicyError
	var refused *network.RefusedError
	var limit *page.LimitError
	var wrapped *url.Error
	switch {
	case errors.As(err, &limit):
		return limit
	case errors.As(err, &policy):
		return policy
	case errors.As(err, &refused):
		return render.Refused(address, refused)
	case errors.Is(err, context.Canceled):
		return err
	case errors.As(err, &wrapped):
		err = wrapped.Err
	}
	return render.Unreached(address, err)
}
