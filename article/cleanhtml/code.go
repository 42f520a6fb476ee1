package cleanhtml

import (
	"bytes"

	"galley/article/flow"
	"galley/article/markup"
	"galley/page"
)

// code writes preformatted text with its language, as CommonMark parsers write it.
// Where there is more than text in it, the elements stand in the code.
func (c *writer) code(p *flow.Piece) {
	c.Out.WriteString("<pre")
	for _, k := range p.Kids {
		if k.Block > 0 {
			c.mark(k)
			break
		}
	}
	if p.Node != page.None {
		c.Anchor(p.Node)
	}
	c.Out.WriteString("><code")
	if lang := flow.CodeLanguage(c.Page, p.Node); lang != "" {
		c.Attr("class", "language-"+lang)
	}
	c.Out.WriteByte('>')
	if p.HasMarkup() {
		c.codeLines(p)
	} else {
		c.Out.WriteString(markup.Escape(flow.CodeText(p)))
	}
	c.Out.WriteString("</code></pre>\n")
}

// codeLines writes each run of preformatted text as a line.
func (c *writer) codeLines(p *flow.Piece) {
	for _, k := range p.Kids {
		if k.Tag != "run" {
			c.codeLines(k)
			continue
		}
		c.inlines(k.Kids)
		if !bytes.HasSuffix(c.Out.Bytes(), []byte{'\n'}) {
			c.Out.WriteByte('\n')
		}
	}
}
