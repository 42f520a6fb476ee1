package render

import (
	"context"
	"strings"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/page/sniff"
)

// checkBytes fails for a document that is no HTML by its bytes, whatever its server says
// of it: Chrome shows a picture that is called HTML as text. Only what looks like that is
// asked for its bytes.
func (d *Document) checkBytes(ctx context.Context) error {
	if d.src.HTML != nil || d.src.MHTML != nil || !suspicious(d.page) {
		return nil
	}
	id := d.tab.Load.Request()
	if id == "" {
		return nil
	}
	res, err := chromedp.Call(ctx, cdpnetwork.GetResponseBody, cdpnetwork.GetResponseBodyParams{RequestID: id})
	if err != nil {
		return ctx.Err() // Chrome does not have them any more
	}
	if kind := sniff.NotHTML([]byte(res.Body)); kind != "" {
		return &TypeError{d.src.Name(), kind}
	}
	return nil
}

// suspicious reports whether a page looks as if it were made of bytes that are no HTML: of
// its text, many characters are none of writing, or it begins as JSON or PDF does and has
// hardly an element.
func suspicious(p *page.Page) bool {
	odd, all, elements := 0, 0, 0
	var first byte
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Text {
			elements++
			continue
		}
		if text := strings.TrimSpace(n.Text); first == 0 && text != "" {
			first = text[0]
		}
		for _, r := range n.Text {
			all++
			if r == '\ufffd' || r < 0x20 && r != '\t' && r != '\n' && r != '\r' && r != '\f' {
				odd++
			}
		}
	}
	return odd*100 > all || (first == '{' || first == '[' || first == '%') && elements < 12
}
