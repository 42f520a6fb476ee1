package main

import (
	"fmt"
	"io"

	"galley/models/methods"
	"galley/page"
)

// readLearned opens the file of a method that was learned. ok is false where it is none, or
// cannot be read: then it is looked at as a wrapper.
func readLearned(name string) (s selector, ok bool, err error) {
	f, err := openWrapper(name)
	if err != nil {
		return selector{}, false, nil
	}
	defer f.Close()
	const most = 64 << 20
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return selector{}, false, nil
	}
	m, method, ok, err := methods.ReadLearned(data)
	if err != nil {
		err = unreadable(fmt.Errorf("%s: %w", name, err))
	}
	s = selector{Selector: m, name: method}
	if screen, is := m.(interface{ Screen() page.Size }); is {
		s.viewport = screen.Screen()
	}
	return s, ok, err
}
