package article

import (
	"bufio"
	"io"
	"slices"
	"strconv"

	"galley/article/allowlist"
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
	c := &cleanWriter{htmlWriter{a: a, Plan: a.plan, ids: anchors{}, set: map[string]bool{}, places: a.flow.places(a.plan)}}
	c.copied = append(c.copied, openTag{style: page.NoStyle, table: page.None})
	c.out.Grow(2*a.textSize() + 128*len(a.Blocks) + 256*len(a.Images))
	if a.flow.title != nil {
		c.block(a.flow.title)
	}
	c.inside(a.flow.body)
	return c.out.Bytes()
}

// cleanWriter writes a flow as HTML.
type cleanWriter struct{ htmlWriter }

// bareLine are the blocks whose words stand bare where they are but one run.
var bareLine = allowlist.Set("li dd td th figcaption figure")

// noBreak are the blocks whose start tag no line break follows.
var noBreak = allowlist.Set("figure li body #head")

// block writes one block and what is in it.
func (c *cleanWriter) block(p *piece) {
	switch p.tag {
	case "pre":
		c.code(p)
		return
	case headSays:
		c.headLine()
		return
	case headShown:
		c.inside(p)
		return
	case "details":
		p = withSummary(p)
	case "table":
		p = first(p, "caption")
	}
	c.startTag(p.tag)
	if i := p.bareRun(); i >= 0 {
		c.mark(p.kids[i])
	}
	if p.node != page.None {
		c.htmlAttrs(p.node, p.tag)
	}
	c.out.WriteString(">")
	if allowlist.VoidTags[p.tag] {
		c.out.WriteByte('\n')
		return
	}
	c.inside(p)
	c.endTag(p.tag)
	c.out.WriteByte('\n')
}

// withSummary is a details with its summary first, or a div where it has none, for
// browsers then invent one.
func withSummary(p *piece) *piece {
	p = first(p, "summary")
	if len(p.kids) == 0 || p.kids[0].tag != "summary" {
		p = &piece{tag: "div", node: p.node, kids: p.kids}
	}
	return p
}

// first is a piece whose first child of the tag comes first; of others with that tag
// only the words are kept.
func first(p *piece, tag string) *piece {
	at := slices.IndexFunc(p.kids, func(k *piece) bool { return k.tag == tag })
	if at <= 0 {
		return p
	}
	kids := slices.Concat(p.kids[at:at+1], p.kids[:at], p.kids[at+1:])
	return &piece{tag: p.tag, node: p.node, kids: kids}
}

// bareRun is the number of the run that stands bare in a block, -1 for none.
func (p *piece) bareRun() int {
	first, runs := -1, 0
	for i, k := range p.kids {
		if k.tag == "run" {
			if runs++; runs == 1 {
				first = i
			}
		}
	}
	if oneLine[p.tag] || bareLine[p.tag] && runs == 1 && (first == 0 || p.tag == "figure") {
		return first
	}
	return -1
}

// mark names the Block of a run.
func (c *cleanWriter) mark(run *piece) {
	if run.block > 0 {
		c.attr("data-block", "b"+strconv.Itoa(run.block))
	}
}

// inside writes the children of a block.
func (c *cleanWriter) inside(p *piece) {
	bare, lines := p.bareRun(), 0
	if !noBreak[p.tag] && !oneLine[p.tag] && bare < 0 {
		c.out.WriteByte('\n')
	}
	for i, k := range p.kids {
		switch {
		case k.tag != "run":
			c.block(k)
		case oneLine[p.tag]:
			if lines++; lines > 1 {
				c.out.WriteString("<br>")
			}
			c.inlines(k.kids)
		case i == bare:
			c.inlines(k.kids)
			if i+1 < len(p.kids) {
				c.out.WriteByte('\n')
			}
		default:
			c.out.WriteString("<p")
			c.mark(k)
			c.out.WriteByte('>')
			c.inlines(k.kids)
			c.out.WriteString("</p>\n")
		}
	}
}

// inlines writes words and what stands among them.
func (c *cleanWriter) inlines(kids []*piece) {
	for _, k := range kids {
		switch {
		case k.tag == "#text":
			c.out.WriteString(escape(k.text))
		case k.tag == namedPlace:
			c.out.WriteString("<span")
			c.anchor(k.node)
			c.out.WriteString("></span>")
		case k.tag == "input":
			c.out.WriteString(plan.TaskBox(c.Page, k.node) + " ")
		case k.tag == "canvas", plan.Framing[k.tag]:
			c.stub(k)
		case k.tag == "img" || k.tag == "br" || k.tag == "wbr":
			c.startTag(k.tag)
			c.htmlAttrs(k.node, k.tag)
			c.out.WriteByte('>')
		case flowLeaves[k.tag]:
			c.part(subtree.Part{Root: k.node})
			c.copied = append(c.copied[:0], openTag{style: page.NoStyle, table: page.None})
		default:
			c.startTag(k.tag)
			c.htmlAttrs(k.node, k.tag)
			c.out.WriteByte('>')
			c.inlines(k.kids)
			c.endTag(k.tag)
		}
	}
}

// stub writes a link in place of a frame, its name alone inside of another link. Of
// a canvas here nobody knows what it showed.
func (c *cleanWriter) stub(k *piece) {
	u := plan.FrameURL(c.Page, k.node)
	switch {
	case k.tag == "canvas" || u == "":
	case c.Nodes[k.node].Tag != "a":
		c.out.WriteString(escape(frameName(c.Page, k.node)))
	default:
		c.out.WriteString("<a")
		c.attr("href", u)
		c.attr("rel", relations)
		c.out.WriteString(">" + escape(frameName(c.Page, k.node)) + "</a>")
	}
}
