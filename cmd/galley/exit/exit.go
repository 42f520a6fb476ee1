package exit

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"galley/batch"
	"galley/dataset"
	"galley/features/column"
	"galley/internal/svm"
	"galley/models"
	"galley/models/methods"
	"galley/render"
	"galley/render/chrome"
)

// Exit codes, as README.md has them.
const (
	OK          = 0
	Some        = 1   // some inputs failed
	Usage       = 2   // wrong flags or arguments
	Nothing     = 3   // nothing extracted
	NoBrowser   = 4   // no usable browser
	Network     = 5   // worth retrying
	Refused     = 6   // by policy
	Unreadable  = 7   // model, dataset or configuration
	Interrupted = 130 // Ctrl-C
	NoReader    = 141 // who read the output went away, as shells say it of SIGPIPE
)

// ErrReported ends a command whose faults were printed already, one by one.
var ErrReported = errors.New("reported")

// usageError is a wrong call of the program.
type usageError struct{ message, hint string }

func (e *usageError) Error() string { return e.message }
func (e *usageError) Hint() string  { return e.hint }

// Usagef is a wrong call of the program: what is wrong, as of fmt.Errorf, and what to do.
func Usagef(hint, format string, args ...any) error {
	return &usageError{fmt.Sprintf(format, args...), hint}
}

// codeError carries an exit code of its own.
type codeError struct {
	code int
	err  error
}

func (e *codeError) Error() string { return e.err.Error() }
func (e *codeError) Unwrap() error { return e.err }

// AsUnreadable marks an error about a model, a dataset or a configuration. A full disk has nothing to do with
// what is on it, and stays what it is.
func AsUnreadable(err error) error {
	if err == nil || errors.Is(err, syscall.ENOSPC) {
		return err
	}
	return With(Unreadable, err)
}

// Code says what an error means for the caller of the program.
func Code(err error) int {
	var (
		file     *fs.PathError
		code     *codeError
		wrong    *usageError
		start    *chrome.StartError
		network  *render.NetworkError
		status   *render.StatusError
		timeout  *render.TimeoutError
		policy   *render.PolicyError
		format   *models.FormatError
		manifest *batch.ManifestError
		unknown  *column.UnknownError
		method   *methods.Error
	)
	switch {
	case err == nil:
		return OK
	case errors.As(err, &file) && file.Path == os.Stdout.Name() && errors.Is(file, syscall.EPIPE):
		return NoReader
	case errors.As(err, &code):
		return code.code
	case errors.As(err, &wrong), errors.As(err, &unknown), errors.As(err, &method):
		return Usage
	case errors.As(err, &start):
		return NoBrowser
	case errors.As(err, &network), errors.As(err, &timeout), errors.As(err, &status) && status.Temporary():
		return Network
	case errors.As(err, &policy):
		return Refused
	case errors.As(err, &format), errors.As(err, &manifest), errors.Is(err, dataset.ErrNoLabel), errors.Is(err, svm.ErrNoTrainer):
		return Unreadable
	case errors.Is(err, models.ErrNoArticle):
		return Nothing
	case isAbsent(err):
		return Usage
	}
	return Some
}

// isAbsent reports whether a file is not there and cannot be: a folder is, or a file in the place
// of a folder, or the name is too long for one.
func isAbsent(err error) bool {
	for _, absent := range []error{fs.ErrNotExist, syscall.EISDIR, syscall.ENOTDIR, syscall.ENAMETOOLONG} {
		if errors.Is(err, absent) {
			return true
		}
	}
	return false
}

// With gives an error an exit code of its own.
func With(code int, err error) error { return &codeError{code, err} }
