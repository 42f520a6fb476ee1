package render

import (
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/cdp"

	"galley/page"
)

// snapshot is what one DOMSnapshot.captureSnapshot call answered, and what of the
// page Chrome was asked to lay it out on.
type snapshot struct {
	result   snapshotAnswer
	viewport page.Size
	look     bool // page.LookProperties follow coreStyles and frameStyles in each style row
	archive  *archived
}

// convert makes a Page of a snapshot: frames of the page's own origin merged at
// their box, shadow trees as the browser composed them, pseudo-elements, comments
// and code dropped.
func convert(s snapshot, lim page.Limits) (*page.Page, *live, error) {
	if len(s.result.Documents) == 0 {
		return nil, nil, fmt.Errorf("render: the snapshot holds no document")
	}
	c := converter{snapshot: s, lim: lim, styles: map[string]int32{}, page: &page.Page{Viewport: s.viewport, Laid: true}}
	if c.lim.Nodes <= 0 {
		c.lim.Nodes = page.DefaultLimits.Nodes
	}
	decodeTwice(s.result.Strings)
	top := s.result.Documents[0]
	if top == nil {
		return nil, nil, fmt.Errorf("render: the snapshot has no first document")
	}
	c.page.URL = c.address(top)
	if base := c.str(top.BaseURL); base != c.page.URL {
		c.page.Base = base
	}
	c.page.Size = page.Size{W: clamp(top.ContentWidth, 0), H: clamp(top.ContentHeight, 0)}
	if err := c.document(0, place{parent: page.None}); err != nil {
		return nil, nil, err
	}
	c.hideUnlaid()
	if err := c.page.Link(lim); err != nil {
		return nil, nil, fmt.Errorf("render: %w", err)
	}
	return c.page, &c.live, nil
}

// live is what else a snapshot says of every node of its page.
type live struct {
	backend []cdp.BackendNodeID
	pseudo  []pseudos
}

// pseudos says which pseudo-elements a node has.
type pseudos uint8

const (
	hasBefore pseudos = 1 << iota
	hasAfter
	hasFirstLetter
)

type converter struct {
	snapshot
	live
	lim    page.Limits
	page   *page.Page
	laid   []bool           // whether the node has a layout row
	styles map[string]int32 // interned: the row's string indexes, to Page.Styles
	frames int
}

// decodeTwice decodes the strings of a document that was encoded twice.
func decodeTwice(list []string) {
	if !slices.ContainsFunc(list, page.TwiceEncoded[string]) {
		return
	}
	for i, s := range list {
		list[i] = page.DecodeTwiceEncoded(s)
	}
}

func (c *converter) str(i int64) string {
	if i < 0 || int(i) >= len(c.result.Strings) {
		return ""
	}
	return c.result.Strings[i]
}
