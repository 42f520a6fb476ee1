package main

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
	"galley/models/methods"
	"galley/render"
)

// Exit codes, as README.md has them.
const (
	exitOK          = 0
	exitSome        = 1   // some inputs failed
	exitUsage       = 2   // wrong flags or arguments
	exitNothing     = 3   // nothing extracted
	exitNoBrowser   = 4   // no usable browser
	exitNetwork     = 5   // worth retrying
	exitRefused     = 6   // by policy
	exitUnreadable  = 7   // model, dataset or configuration
	exitInterrupted = 130 // Ctrl-C
)

// errReported ends a command whose faults were printed already, one by one.
var errReported = errors.New("reported")

// usageError is a wrong call of the program.
type usageError struct{ message, hint string }

func (e *usageError) Error() string { return e.message }
func (e *usageError) Hint() string  { return e.hint }

func usage(hint, format string, args ...any) error {
	return &usageError{fmt.Sprintf(format, args...), hint}
}

// codeError carries an exit code of its own.
type codeError struct {
	code int
	err  error
}

func (e *codeError) Error() string { return e.err.Error() }
func (e *codeError) Unwrap() error { return e.err }

// unreadable marks an error about a model, a dataset or a configuration.
func unreadable(err error) error {
	if err == nil {
		return nil
	}
	return withCode(exitUnreadable, err)
}

// exitCode says what an error means for the caller of the program.
func exitCode(err error) int {
	var (
		code    *codeError
		wrong   *usageError
		start   *render.StartError
		network *render.NetworkError
		status  *render.StatusError
		timeout *render.TimeoutError
		policy  *render.PolicyError
		format  *models.FormatError
		unknown *features.UnknownError
		method  *methods.Error
	)
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &code):
		return code.code
	case errors.As(err, &wrong), errors.As(err, &unknown), errors.As(err, &method):
		return exitUsage
	case errors.As(err, &start):
		return exitNoBrowser
	case errors.As(err, &network), errors.As(err, &timeout), errors.As(err, &status) && status.Temporary():
		return exitNetwork
	case errors.As(err, &policy):
		return exitRefused
	case errors.As(err, &format), errors.Is(err, dataset.ErrNoLabel), errors.Is(err, svm.ErrNoTrainer):
		return exitUnreadable
	case errors.Is(err, models.ErrNoArticle):
		return exitNothing
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.EISDIR):
		return exitUsage
	}
	return exitSome
}

// withCode gives an error an exit code of its own.
func withCode(code int, err error) error { return &codeError{code, err} }
