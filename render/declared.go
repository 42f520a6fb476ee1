package render

import (
	"errors"
	"sync"

	"github.com/chromedp/cdproto/cdp"

	"galley/page"
)

// maxDeclared bounds how many hosts are remembered of which documents say their encoding.
const maxDeclared = 10_000

// declared are the origins whose last document said that it is UTF-8. The next one of
// them is not held up to find out; one that says nothing is asked for once more.
type declared struct {
	mu      sync.Mutex
	origins map[string]bool
}

// note remembers, or forgets, what the documents of an origin say.
func (d *declared) note(origin string, says bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case !says:
		delete(d.origins, origin)
	case d.origins == nil:
		d.origins = map[string]bool{origin: true}
	case len(d.origins) < maxDeclared:
		d.origins[origin] = true
	}
}

// says reports whether documents of an origin say that they are UTF-8, as far as is known.
func (d *declared) says(origin string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.origins[origin]
}

// errUndeclared says that the document was not held up and should have been: it does not say its
// encoding, or came to nothing.
var errUndeclared = errors.New("the document does not say its encoding")

// checkDeclared fails with errUndeclared, once for a page, and forgets what the documents of
// its origin said.
func (d *Document) checkDeclared(loader cdp.LoaderID) error {
	if !d.tab.Load.Of(loader).Undeclared || !d.held.insist() {
		return nil
	}
	d.browser.declared.note(page.Origin(d.src.URL), false)
	return errUndeclared
}
