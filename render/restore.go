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
	if d.src.MHTML != nil {
		return nil
	}
	rows, ends := shortened(d.page)
	if !rows && len(ends) == 0 {
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
	if !rows && wereServed(string(res.Body), ends) {
		return nil
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

// Bounds of texts that end with an ellipsis: bytes of one at least, how many are looked at, and how many bytes before
// the ellipsis it is known by.
const (
	leastShortened = 20
	mostShortened  = 200
	shortenedEnd   = 16
)

// shortened finds what looks as if a script had taken out what a reader is to ask for. rows says that there is a table
// and something to choose its second page by; ends are the ends of running texts before an ellipsis. Linear in the page.
func shortened(p *page.Page) (rows bool, ends []string) {
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
			before, is := strings.CutSuffix(text, "…")
			if !is {
				before, is = strings.CutSuffix(text, "...")
			}
			if is && id >= beside && len(text) >= leastShortened && len(ends) < mostShortened {
				ends = append(ends, before[max(0, len(before)-shortenedEnd):])
			}
		}
	}
	return table && second, ends
}

// wereServed reports whether the HTML of a page has an ellipsis behind each of some ends of texts: then no script
// has cut them off.
func wereServed(html string, ends []string) bool {
	for _, end := range ends {
		if !slices.ContainsFunc([]string{"…", "...", "&hellip;", "&#8230;", "&#x2026;"}, func(ellipsis string) bool { return strings.Contains(html, end+ellipsis) }) {
			return false
		}
	}
	return true
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
