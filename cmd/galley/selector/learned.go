package selector

import (
	"fmt"
	"io"

	"galley/cmd/galley/exit"
	"galley/models/method"
	"galley/models/methods"
	"galley/page"
)

// readLearned opens the file of a method that was learned. ok is false where it is none, or
// cannot be read: then it is looked at as a wrapper.
func readLearned(name string) (s Selector, ok bool, err error) {
	f, err := openWrapper(name)
	if err != nil {
		return Selector{}, false, nil
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, method.MaxLearned+1))
	if err != nil {
		return Selector{}, false, nil
	}
	m, called, ok, err := methods.ReadLearned(data)
	if err != nil {
		return Selector{}, ok, exit.AsUnreadable(fmt.Errorf("%s: %w", name, err))
	}
	s = Selector{Selector: m, Name: called}
	if screen, is := m.(interface{ Screen() page.Size }); is {
		s.Viewport = screen.Screen()
	}
	return s, ok, err
}
