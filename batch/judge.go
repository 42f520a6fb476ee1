package batch

import (
	"errors"
	"fmt"
	"net/http"

	"galley/batch/bucket"
	"galley/models"
	"galley/render"
	"galley/render/chrome"
)

// AwayError says that a page ended as something that is no page of the web: its scripts
// went to an address that leads nowhere.
type AwayError struct{ URL, To string }

func (e *AwayError) Error() string {
	return fmt.Sprintf("load %s: the page went away, to %s", e.URL, e.To)
}

// falls reports an error that a lower rung of the ladder may be without.
func falls(err error) bool {
	var timeout *render.TimeoutError
	var crash *render.CrashError
	var away *AwayError
	var status *render.StatusError
	switch {
	case errors.As(err, &timeout), errors.As(err, &crash), errors.As(err, &away):
		return true
	case errors.As(err, &status):
		// Scripts may have gone to an error page.
		return status.Away
	}
	var network *render.NetworkError
	return errors.As(err, &network) && network.Away
}

// crashedOnce reports a browser that crashed at the first try of a page. It may have been
// killed, or another page may have done it: if there is another try, it begins on the
// highest rung again.
func (e *Extraction) crashedOnce(err error, try int) bool {
	var crash *render.CrashError
	return try == 1 && e.Tries > 1 && errors.As(err, &crash)
}

// Judge says what the errors of an Extraction mean; exit gives their exit codes.
func Judge(exit func(error) int) func(error) Judgement {
	return func(err error) Judgement {
		j := Judgement{Status: Failed, Exit: exit(err)}
		var (
			network *render.NetworkError
			status  *render.StatusError
			timeout *render.TimeoutError
			crash   *render.CrashError
			start   *chrome.StartError
			policy  *render.PolicyError
			starts  *StartsError
			down    *HostDownError
			storage *bucket.StoreError
		)
		switch {
		case errors.As(err, &network):
			j.Again, j.Host, j.NoHost = !network.NoHost && !network.Lasting, !network.Lasting, network.NoHost
		case errors.As(err, &status):
			j.HTTP, j.Again, j.RetryAfter = status.Status, status.Temporary(), status.RetryAfter
			j.Host = status.Status == http.StatusTooManyRequests || status.Status == http.StatusServiceUnavailable
		case errors.As(err, &timeout), errors.As(err, &crash), errors.Is(err, render.ErrClosed):
			j.Again = true
		case errors.As(err, &policy):
			j.Status = Refused
		case errors.As(err, &start), errors.As(err, &storage):
			j.Fatal = true
		case errors.As(err, &starts):
			j.Status = Dead
		case errors.As(err, &down):
			j.Status, j.Exit = Dead, exit(&render.NetworkError{})
		case errors.Is(err, models.ErrNoArticle):
			j.Status = Empty
		}
		if j.Exit == 0 {
			j.Exit = 1
		}
		return j
	}
}
