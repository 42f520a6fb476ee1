package exit

// Tally sums up the exit codes of several inputs.
type Tally struct {
	Total, Failed int // inputs
	first         int
	same          bool // all have the code of the first
}

// Add counts one that ended with a code; 0: well.
func (t *Tally) Add(code int) {
	t.Total++
	if code != 0 {
		t.Fail(code)
	}
}

// Fail counts one that ended with a code.
func (t *Tally) Fail(code int) {
	if t.Failed == 0 {
		t.first, t.same = code, true
	}
	t.same = t.same && code == t.first
	t.Failed++
}

// Err is nil when nothing failed; the common exit code when everything failed for one
// kind of reason; else the code for "some".
func (t *Tally) Err() error {
	switch {
	case t.Failed == 0:
		return nil
	case t.Failed == t.Total && t.same:
		return With(t.first, ErrReported)
	}
	return With(Some, ErrReported)
}
