package render

import (
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// fastPatterns are the requests that Options.Fast looks at, by their kind.
var fastPatterns = func() (list []*fetch.RequestPattern) {
	for _, kind := range []cdpnetwork.ResourceType{
		cdpnetwork.ResourceTypeMedia, cdpnetwork.ResourceTypePing,
		cdpnetwork.ResourceTypeCSPViolationReport, cdpnetwork.ResourceTypeDocument,
	} {
		list = append(list, &fetch.RequestPattern{URLPattern: "*", ResourceType: kind})
	}
	return list
}()

// needless reports whether neither the words nor the look of the page can need what a
// request is for. It decides by what the browser wants it for, and from which site.
func (d *Document) needless(p *fetch.EventRequestPaused) bool {
	switch p.ResourceType {
	case cdpnetwork.ResourceTypeMedia, cdpnetwork.ResourceTypePing, cdpnetwork.ResourceTypeCSPViolationReport:
		return true
	case cdpnetwork.ResourceTypeDocument:
		main := cdp.FrameID(chromedp.FromContext(d.tab.Context).Target.TargetID)
		return p.FrameID != main && p.Request != nil && !page.SameSite(p.Request.URL, d.tab.Load.Asked())
	}
	return false
}
