package baseline

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// LQF is the link quota filter [LQF]: from the top down, structural elements in which
// links have too large a share of the characters are removed. Of the papers that
// compare with it none says with which quota.
type LQF struct {
	Options
	Quota float64 // q: larger shares of characters in links go, in [0, 1]; 0 means 0.5, negative 0
}

// structural are the elements that can be removed.
var structural = map[string]bool{
	"div": true, "table": true, "thead": true, "tbody": true, "tfoot": true, "tr": true, "td": true, "th": true,
	"ul": true, "ol": true, "li": true, "dl": true, "dt": true, "dd": true, "p": true, "form": true, "nav": true,
	"section": true, "article": true, "aside": true, "header": true, "footer": true, "main": true,
	"blockquote": true, "center": true, "fieldset": true, "figure": true, "details": true, "menu": true,
}

// Declare lists the parameters.
func (l *LQF) Declare(p *method.Params) {
	p.Float(&l.Quota, "quota", method.OrDefault(l.Quota, 0.5), 0, 1, "larger shares of characters in links go")
	l.Options.Declare(p)
}

// Select finds the article: all that is not removed. When that is nothing it is
// models.ErrNoArticle.
func (l *LQF) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, l.ReadHidden)
	chars, linked := linkChars(p, read)
	quota := method.OrDefault(l.Quota, 0.5)
	classes := make([]cover.Class, len(p.Nodes))
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		n := &p.Nodes[i]
		if n.Kind == page.Text && chars[i+1] > chars[i] {
			classes[i] = cover.Content
		}
		c, lc := chars[n.End]-chars[i], linked[n.End]-linked[i]
		if structural[n.Tag] && c > 0 && float64(lc) > quota*float64(c) {
			classes[i] = cover.Boilerplate
			i = n.End - 1
		}
	}
	return l.selection(p, read, classes)
}

// linkChars are prefix sums over the nodes: of the characters that are read, and of
// those in links.
func linkChars(p *page.Page, read []bool) (chars, linked []int) {
	chars, linked = make([]int, len(p.Nodes)+1), make([]int, len(p.Nodes)+1)
	linkEnd := page.NodeID(0) // one past the link that i is in
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.IsLink() {
			linkEnd = max(linkEnd, n.End)
		}
		c := 0
		if read[i] && n.Kind == page.Text {
			c = page.Chars(n.Text)
		}
		chars[i+1], linked[i+1] = chars[i]+c, linked[i]
		if page.NodeID(i) < linkEnd {
			linked[i+1] += c
		}
	}
	return chars, linked
}
