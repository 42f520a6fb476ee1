package render

import (
	"context"
	"slices"
	"strings"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/tab"
)

// restore puts back what scripts took out of the document that was served, for a reader to ask for it, where the page
// looks like that, and takes the page once more: rows of tables, and the ends of texts.
func (d *Document) restore(ctx context.Context) error {
	if d.src.MHTML != nil || !isShortened(d.page) {
		return nil
	}
	id := d.tab.Load.Request()
	if id == "" {
		return nil
	}
	res, err := chromedp.Call(ctx, cdpnetwork.GetResponseBody, cdpnetwork.GetResponseBodyParams{RequestID: id})
	if err != nil || res.Base64encoded {
		return ctx.Err() // Chrome does not have it any more
	}
	answer, end := context.WithTimeout(ctx, tab.AnswerLimit)
	defer end()
	var restored int
	if err := d.world.Evaluate(answer, "galley.restore", &restored, string(res.Body)); answer.Err() != nil {
		return d.silent(ctx, answer, err)
	} else if err != nil || restored == 0 {
		return nil // the page is what it was when it was taken
	}
	return d.shot(ctx)
}

// besideTags are links and what stands beside an article.
var besideTags = []string{"a", "nav", "header", "footer", "aside"}

// leastShortened is how many bytes a text has at least that ends with an ellipsis.
const leastShortened = 20

// isShortened reports whether a page looks as if a script had taken out what a reader is to ask for: a table and
// something to choose its second page by, or running text that ends with an ellipsis. Linear in the page.
func isShortened(p *page.Page) bool {
	var table, second bool
	beside := page.NodeID(0) // where links, and what stands beside an article, end
	for id := range page.NodeID(len(p.Nodes)) {
		n := &p.Nodes[id]
		switch {
		case n.Hidden:
		case n.Kind == page.Element:
			table = table || n.Tag == "table"
			if slices.Contains(besideTags, n.Tag) {
				beside = max(beside, n.End)
			}
		default:
			text := strings.TrimSpace(n.Text)
			second = second || text == "2" && isChoice(p, n.Parent)
			if id >= beside && len(text) >= leastShortened && (strings.HasSuffix(text, "…") || strings.HasSuffix(text, "...")) {
				return true
			}
		}
		if table && second {
			return true
		}
	}
	return false
}

// isChoice reports whether an element is, or stands in, something to click on.
func isChoice(p *page.Page, n page.NodeID) bool {
	for range 3 {
		if n == page.None {
			return false
		}
		switch node := &p.Nodes[n]; {
		case node.Tag == "a", node.Tag == "button", node.Attr("role") == "button", node.Attr("role") == "link":
			return true
		}
		n = p.Nodes[n].Parent
	}
	return false
}
