package cleanhtml

import (
	"strconv"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/article/markup"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// Source is what clean HTML is written of.
type Source struct {
	Plan   *plan.Plan
	Flow   *flow.Flow
	Markup markup.Source // without a Dress
}

// Of is the title and the body as clean HTML.
func Of(src Source) []byte {
	c := &writer{markup.New(src.Plan, src.Markup)}
	c.Places = src.Flow.Places(src.Plan)
	size := 0
	for i := range src.Flow.Blocks {
		size += 2*len(src.Flow.Blocks[i].Text) + 128
	}
	c.Out.Grow(size)
	if src.Flow.Title != nil {
		c.block(src.Flow.Title)
	}
	c.inside(src.Flow.Body)
	return c.Out.Bytes()
}

// writer writes a flow as HTML.
type writer struct{ *markup.Writer }

// bareLine are the blocks whose words stand bare where they are but one run.
var bareLine = allowlist.Set("li dd td th figcaption figure")

// noBreak are the blocks whose start tag no line break follows.
var noBreak = allowlist.Set("figure li body #head")

// block writes one block and what is in it.
func (c *writer) block(p *flow.Piece) {
	switch p.Tag {
	case "pre":
		c.code(p)
		return
	case flow.Says:
		c.HeadLine()
		return
	case flow.Shown:
		c.inside(p)
		return
	case "details":
		p = p.WithSummary()
	case "table":
		p = p.WithFirst("caption")
	}
	c.Start(p.Tag)
	if i := bareRun(p); i >= 0 {
		c.mark(p.Kids[i])
	}
	if p.Node != page.None {
		c.Attrs(p.Node, p.Tag)
	}
	c.Out.WriteString(">")
	if allowlist.VoidTags[p.Tag] {
		c.Out.WriteByte('\n')
		return
	}
	c.inside(p)
	c.End(p.Tag)
	c.Out.WriteByte('\n')
}

// bareRun is the number of the run that stands bare in a block, -1 for none.
func bareRun(p *flow.Piece) int {
	first, runs := -1, 0
	for i, k := range p.Kids {
		if k.Tag == "run" {
			if runs++; runs == 1 {
				first = i
			}
		}
	}
	if flow.OneLine[p.Tag] || bareLine[p.Tag] && runs == 1 && (first == 0 || p.Tag == "figure") {
		return first
	}
	return -1
}

// mark names the Block of a run.
func (c *writer) mark(run *flow.Piece) {
	if run.Block > 0 {
		c.Attr("data-block", "b"+strconv.Itoa(run.Block))
	}
}

// inside writes the children of a block.
func (c *writer) inside(p *flow.Piece) {
	bare, lines := bareRun(p), 0
	if !noBreak[p.Tag] && !flow.OneLine[p.Tag] && bare < 0 {
		c.Out.WriteByte('\n')
	}
	for i, k := range p.Kids {
		switch {
		case k.Tag != "run":
			c.block(k)
		case flow.OneLine[p.Tag]:
			if lines++; lines > 1 {
				c.Out.WriteString("<br>")
			}
			c.inlines(k.Kids)
		case i == bare:
			c.inlines(k.Kids)
			if i+1 < len(p.Kids) {
				c.Out.WriteByte('\n')
			}
		default:
			c.Out.WriteString("<p")
			c.mark(k)
			c.Out.WriteByte('>')
			c.inlines(k.Kids)
			c.Out.WriteString("</p>\n")
		}
	}
}

// inlines writes words and what stands among them.
func (c *writer) inlines(kids []*flow.Piece) {
	for _, k := range kids {
		switch {
		case k.Tag == "#text":
			c.Out.WriteString(markup.Escape(k.Text))
		case k.Tag == flow.Place:
			c.Out.WriteString("<span")
			c.Anchor(k.Node)
			c.Out.WriteString("></span>")
		case k.Tag == "input":
			c.Out.WriteString(plan.TaskBox(c.Page, k.Node) + " ")
		case k.Tag == "canvas", plan.Framing[k.Tag]:
			c.stub(k)
		case k.Tag == "img" || k.Tag == "br" || k.Tag == "wbr":
			c.Start(k.Tag)
			if k.Node != page.None { // a line break that a style sheet keeps has none
				c.Attrs(k.Node, k.Tag)
			}
			c.Out.WriteByte('>')
		case k.Tag == "math" && c.Page.Nodes[k.Node].Hidden:
			c.Unseen(k.Node)
		case flow.Leaves[k.Tag]:
			c.Part(subtree.Part{Root: k.Node})
		default:
			c.Start(k.Tag)
			c.Attrs(k.Node, k.Tag)
			c.Out.WriteByte('>')
			c.inlines(k.Kids)
			c.End(k.Tag)
		}
	}
}

// stub writes a link in place of a frame, its name alone inside of another link. Of
// a canvas here nobody knows what it showed.
func (c *writer) stub(k *flow.Piece) {
	u := plan.FrameURL(c.Page, k.Node)
	switch {
	case k.Tag == "canvas" || u == "":
	case c.Nodes[k.Node].Tag != "a":
		c.Out.WriteString(markup.Escape(plan.FrameName(c.Page, k.Node)))
	default:
		c.Out.WriteString("<a")
		c.Attr("href", u)
		c.Attr("rel", markup.Relations)
		c.Out.WriteString(">" + markup.Escape(plan.FrameName(c.Page, k.Node)) + "</a>")
	}
}
