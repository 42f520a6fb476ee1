package snapshot

import (
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/cdp"

	"galley/page"
	"galley/page/encoding"
	"galley/page/hidden"
)

// Options are what a page is made with of an answer.
type Options struct {
	Columns  Columns                    // that were asked for
	Viewport page.Size                  // that the page was laid out on
	Unstyled bool                       // none of its style sheets came, so that nothing sets words of a row apart
	Address  func(chrome string) string // of a document, by what Chrome calls it; nil: the same
	IsError  func(cdp.FrameID) bool     // whether a frame shows an error page, which is left out; nil: none does
	Limits   page.Limits
}

// Convert makes a Page of an answer: frames of the page's own origin merged at their box,
// shadow trees as the browser composed them, pseudo-elements, comments and code dropped.
// Its errors are of answers that Chrome does not give, and a *page.LimitError.
func Convert(answer *Answer, o Options) (*page.Page, *Live, error) {
	if len(answer.Documents) == 0 {
		return nil, nil, fmt.Errorf("snapshot: it holds no document")
	}
	c := converter{Answer: answer, Options: o, styles: map[string]int32{}, page: &page.Page{Viewport: o.Viewport, Laid: true}}
	if c.Limits.Nodes <= 0 {
		c.Limits.Nodes = page.DefaultLimits.Nodes
	}
	decodeTwice(answer.Strings)
	for i, s := range answer.Strings {
		answer.Strings[i] = page.WithoutInvisible(s)
	}
	top := answer.Documents[0]
	if top == nil {
		return nil, nil, fmt.Errorf("snapshot: it has no first document")
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
	if o.Unstyled {
		c.page.SetApart()
	}
	if err := c.page.Link(o.Limits); err != nil {
		return nil, nil, fmt.Errorf("snapshot: %w", err)
	}
	hidden.Mark(c.page)
	return c.page, &c.Live, nil
}

// Live is what else an answer says of every node of its page.
type Live struct {
	Backend  []cdp.BackendNodeID // by which Chrome knows it
	Pseudo   []Pseudos
	Places   []int32 // of elements among those of the document, as getElementsByTagName has them
	Elements int     // of the document
}

// NoPlace is the place of what is in a frame or a shadow tree.
const NoPlace = -1

// Pseudos says which pseudo-elements a node has: 1 before, 2 after, 4 first letter, 8 marker.
type Pseudos uint16

const (
	hasBefore Pseudos = 1 << iota
	hasAfter
	hasFirstLetter
	hasMarker
)

type converter struct {
	*Answer
	Options
	Live
	page   *page.Page
	laid   []bool           // whether the node has a layout row
	styles map[string]int32 // interned: the row's string indexes, to Page.Styles
	frames int
}

// decodeTwice decodes the strings of a document that was encoded twice.
func decodeTwice(list []string) {
	if !slices.ContainsFunc(list, encoding.IsTwice[string]) {
		return
	}
	for i, s := range list {
		list[i] = encoding.DecodeTwice(s)
	}
}

func (c *converter) str(i int64) string {
	if i < 0 || int(i) >= len(c.Strings) {
		return ""
	}
	return c.Strings[i]
}
