package article

import (
	"bytes"

	"galley/article/flow"
	"galley/page"
)

// code writes preformatted text with its language, as CommonMark parsers write it.
// Where there is more than text in it, the elements stand in the code.
func (c *cleanWriter) code(p *flow.Piece) {
	c.out.WriteString("<pre")
	for _, k := range p.Kids {
		if k.Block > 0 {
			c.mark(k)
			break
		}
	}
	if p.Node != page.None {
		c.anchor(p.Node)
	}
	c.out.WriteString("><code")
	if lang := flow.CodeLanguage(c.Page, p.Node); lang != "" {
		c.attr("class", "language-"+lang)
	}
	c.out.WriteByte('>')
	if p.HasMarkup() {
		c.codeLines(p)
	} else {
		c.out.WriteString(escape(flow.CodeText(p)))
	}
	c.out.WriteString("</code></pre>\n")
}

// codeLines writes each run of preformatted text as a line.
func (c *cleanWriter) codeLines(p *flow.Piece) {
	for _, k := range p.Kids {
		if k.Tag != "run" {
			c.codeLines(k)
			continue
		}
		c.inlines(k.Kids)
		if !bytes.HasSuffix(c.out.Bytes(), []byte{'\n'}) {
			c.out.WriteByte('\n')
		}
	}
}
