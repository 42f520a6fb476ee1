package galley

import (
	"fmt"

	"galley/page"
)

// With is an extractor with other options that renders in the browser of e, for services
// that are asked for different things of different pages. change is given the options of
// e, with its Selector. What it does to Options.Browser has no effect. A wrapper that was
// trained on another screen than that of the browser is an error. The browser ends with
// e; closing the new extractor is not needed.
func (e *Extractor) With(change func(*Options)) (*Extractor, error) {
	o := e.options
	change(&o)
	o.Browser = e.options.Browser
	w, err := New(o)
	if err != nil {
		return nil, err
	}
	if got, want := w.options.Browser.Viewport, e.options.Browser.Viewport; got != want && want != (page.Size{}) {
		return nil, fmt.Errorf("galley: the wrapper wants a screen of %gx%g, the browser that it is to share has %gx%g", got.W, got.H, want.W, want.H)
	}
	w.owner = e
	if e.owner != nil {
		w.owner = e.owner
	}
	return w, nil
}
