package loading

import "github.com/chromedp/cdproto/network"

// sheets counts the style sheets of the main frame.
type sheets struct{ asked, came int }

// asks counts a request; one that is sent on to another address was counted.
func (c *sheets) asks(ev *network.EventRequestWillBeSent) {
	if ev.Type == network.ResourceTypeStylesheet && ev.RedirectResponse == nil {
		c.asked++
	}
}

// answered counts an answer that is a style sheet.
func (c *sheets) answered(ev *network.EventResponseReceived) {
	if ev.Type == network.ResourceTypeStylesheet && ev.Response != nil && ev.Response.Status < 400 {
		c.came++
	}
}

// Unstyled reports whether the main frame asked for style sheets and has none of them: what is
// styled there is so by the document itself.
func (s *State) Unstyled() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.sheets.asked > 0 && s.sheets.came == 0
}
