package plan

import (
	"net/url"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// StreamURL is allowlist.MediaURL for film and sound.
func StreamURL(p *page.Page, node *page.Node) string {
	for _, ref := range []string{node.Src, node.Attr("src"), node.Attr("data-src")} {
		if u := p.Resolve(allowlist.StripControls(ref)); u != "" {
			return u
		}
	}
	return ""
}

// FrameURL is the document of an iframe, or of an embed or object.
func FrameURL(p *page.Page, n page.NodeID) string {
	if p.Nodes[n].Tag == "object" {
		return p.Resolve(allowlist.StripControls(p.Nodes[n].Attr("data")))
	}
	return StreamURL(p, &p.Nodes[n])
}

// canvasURL is what was drawn on a canvas when the page was captured; "" when that
// is not known.
func canvasURL(p *page.Page, n page.NodeID) string {
	if u := allowlist.MediaURL(p, p.Nodes[n].Src); strings.HasPrefix(u, "data:") {
		return u
	}
	return ""
}

// FrameName is what a frame calls itself, else the host it comes from.
func FrameName(p *page.Page, n page.NodeID) string {
	if title := page.Norm(p.Nodes[n].Attr("title")); title != "" {
		return title
	}
	address := FrameURL(p, n)
	if u, err := url.Parse(address); err == nil {
		return u.Host
	}
	return address
}
