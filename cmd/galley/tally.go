package main

// tally sums up the exit codes of several inputs.
type tally struct {
	total, failed int
	first         int
	same          bool // all have the code of the first
}

// add counts one that ended with a code; 0: well.
func (t *tally) add(code int) {
	t.total++
	if code != 0 {
		t.fail(code)
	}
}

// fail counts one that ended with a code.
func (t *tally) fail(code int) {
	if t.failed == 0 {
		t.first, t.same = code, true
	}
	t.same = t.same && code == t.first
	t.failed++
}

// err is nil when nothing failed; the common exit code when everything failed for one
// kind of reason; else the code for "some".
func (t *tally) err() error {
	switch {
	case t.failed == 0:
		return nil
	case t.failed == t.total && t.same:
		return withCode(t.first, errReported)
	}
	return withCode(exitSome, errReported)
}
