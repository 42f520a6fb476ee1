package eval

import (
	"bytes"
	"sync"

	"galley/page"
)

// Parse makes the page of a loaded document without a browser.
func Parse(d Document) (*page.Page, error) {
	return page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
}

// Parsed parses each document of a run once for all of its methods, and forgets it
// after the last. Times of such methods do not tell them apart: the first one on a
// page has all of the parsing. It may be used by several goroutines.
type Parsed struct {
	Users int // how many methods will ask for each document, once each

	mu    sync.Mutex
	pages map[string]*parsedPage // by Document.ID
}

type parsedPage struct {
	once  sync.Once
	users int // that had it
	page  *page.Page
	err   error
}

// Parse is the function Parse, remembered.
func (c *Parsed) Parse(d Document) (*page.Page, error) {
	c.mu.Lock()
	if c.pages == nil {
		c.pages = map[string]*parsedPage{}
	}
	p := c.pages[d.ID]
	if p == nil {
		p = &parsedPage{}
		c.pages[d.ID] = p
	}
	if p.users++; p.users == c.Users {
		delete(c.pages, d.ID)
	}
	c.mu.Unlock()
	p.once.Do(func() { p.page, p.err = Parse(d) })
	return p.page, p.err
}
