package method

import "fmt"

// LimitError says that a page would cost a method too much: more than it is bounded to.
type LimitError struct {
	Method string
	What   string // what there is too much of
	Limit  int
}

func (e *LimitError) Error() string {
	return fmt.Sprintf("%s: the page has more than %d %s, which would take too long", e.Method, e.Limit, e.What)
}

// Hint says what to do about it.
func (e *LimitError) Hint() string { return "use another method for this page; see galley methods" }
