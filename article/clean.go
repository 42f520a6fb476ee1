package article

import (
	"bufio"
	"io"
	"strconv"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// WriteClean writes one HTML document of what the elements mean and nothing of how
// they looked: headings, paragraphs, lists, tables, figures, links and media. Each
// block of text names its Block: data-block="b3".
func (a *Article) WriteClean(w io.Writer) error {
	b := bufio.NewWriter(w)
	a.writeHead(b)
	b.WriteString("</head>\n<body>\n<article>\n")
	b.Write(a.cleanBody())
	b.WriteString("</article>\n</body>\n</html>\n")
	return b.Flush()
}

// cleanBody is the title and the body as clean HTML.
func (a *Article) cleanBody() []byte {
	c := &cleanWriter{htmlWriter{a: a, Plan: a.plan, ids: anchors{}, set: map[string]bool{}, places: a.flow.Places(a.plan)}}
	c.copied = append(c.copied, openTag{style: page.NoStyle, table: page.None})
	c.out.Grow(2*a.textSize() + 128*len(a.Blocks) + 256*len(a.Images))
	if a.flow.Title != nil {
		c.block(a.flow.Title)
	}
	c.inside(a.flow.Body)
	return c.out.Bytes()
}

// cleanWriter writes a flow as HTML.
type cleanWriter struct{ htmlWriter }

// bareLine are the blocks whose words stand bare where they are but one run.
var bareLine = allowlist.Set("li dd td th figcaption figure")

// noBreak are the blocks whose start tag no line break follows.
var noBreak = allowlist.Set("figure li body #head")

// block writes one block and what is in it.
func (c *cleanWriter) block(p *flow.Piece) {
	switch p.Tag {
	case "pre":
		c.code(p)
		return
	case flow.Says:
		c.headLine()
		return
	case flow.Shown:
		c.inside(p)
		return
	case "details":
		p = p.WithSummary()
	case "table":
		p = p.WithFirst("caption")
	}
	c.startTag(p.Tag)
	if i := bareRun(p); i >= 0 {
		c.mark(p.Kids[i])
	}
	if p.Node != page.None {
		c.htmlAttrs(p.Node, p.Tag)
	}
	c.out.WriteString(">")
	if allowlist.VoidTags[p.Tag] {
		c.out.WriteByte('\n')
		return
	}
	c.inside(p)
	c.endTag(p.Tag)
	c.out.WriteByte('\n')
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
func (c *cleanWriter) mark(run *flow.Piece) {
	if run.Block > 0 {
		c.attr("data-block", "b"+strconv.Itoa(run.Block))
	}
}

// inside writes the children of a block.
func (c *cleanWriter) inside(p *flow.Piece) {
	bare, lines := bareRun(p), 0
	if !noBreak[p.Tag] && !flow.OneLine[p.Tag] && bare < 0 {
		c.out.WriteByte('\n')
	}
	for i, k := range p.Kids {
		switch {
		case k.Tag != "run":
			c.block(k)
		case flow.OneLine[p.Tag]:
			if lines++; lines > 1 {
				c.out.WriteString("<br>")
			}
			c.inlines(k.Kids)
		case i == bare:
			c.inlines(k.Kids)
			if i+1 < len(p.Kids) {
				c.out.WriteByte('\n')
			}
		default:
			c.out.WriteString("<p")
			c.mark(k)
			c.out.WriteByte('>')
			c.inlines(k.Kids)
			c.out.WriteString("</p>\n")
		}
	}
}

// inlines writes words and what stands among them.
func (c *cleanWriter) inlines(kids []*flow.Piece) {
	for _, k := range kids {
		switch {
		case k.Tag == "#text":
			c.out.WriteString(escape(k.Text))
		case k.Tag == flow.Place:
			c.out.WriteString("<span")
			c.anchor(k.Node)
			c.out.WriteString("></span>")
		case k.Tag == "input":
			c.out.WriteString(plan.TaskBox(c.Page, k.Node) + " ")
		case k.Tag == "canvas", plan.Framing[k.Tag]:
			c.stub(k)
		case k.Tag == "img" || k.Tag == "br" || k.Tag == "wbr":
			c.startTag(k.Tag)
			if k.Node != page.None { // a line break that a style sheet keeps has none
				c.htmlAttrs(k.Node, k.Tag)
			}
			c.out.WriteByte('>')
		case flow.Leaves[k.Tag]:
			c.part(subtree.Part{Root: k.Node})
			c.copied = append(c.copied[:0], openTag{style: page.NoStyle, table: page.None})
		default:
			c.startTag(k.Tag)
			c.htmlAttrs(k.Node, k.Tag)
			c.out.WriteByte('>')
			c.inlines(k.Kids)
			c.endTag(k.Tag)
		}
	}
}

// stub writes a link in place of a frame, its name alone inside of another link. Of
// a canvas here nobody knows what it showed.
func (c *cleanWriter) stub(k *flow.Piece) {
	u := plan.FrameURL(c.Page, k.Node)
	switch {
	case k.Tag == "canvas" || u == "":
	case c.Nodes[k.Node].Tag != "a":
		c.out.WriteString(escape(plan.FrameName(c.Page, k.Node)))
	default:
		c.out.WriteString("<a")
		c.attr("href", u)
		c.attr("rel", relations)
		c.out.WriteString(">" + escape(plan.FrameName(c.Page, k.Node)) + "</a>")
	}
}
