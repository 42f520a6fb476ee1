package models

// FormatError says why a file is not a wrapper that this build can use.
type FormatError struct {
	Reason string
	Advice string // what Hint says
	Err    error  // the cause, may be nil
}

func (e *FormatError) Error() string {
	if e.Err != nil {
		return "wrapper: " + e.Reason + ": " + e.Err.Error()
	}
	return "wrapper: " + e.Reason
}

// Unwrap is the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *FormatError) Hint() string { return e.Advice }

// Retrain is the advice where a file is whole but for another build.
const Retrain = "train the wrapper again with this galley, or use the one that made it"

// DamagedError is the error of a file that no build can use: of the part that is not what it
// should be.
func DamagedError(part string, err error) error {
	return &FormatError{part, "the file is damaged or not a wrapper: train it again with galley train -d DIR -o FILE.wrapper", err}
}
