package article

import (
	"bytes"

	"galley/page"
)

// code writes preformatted text with its language, as CommonMark parsers write it.
// Where there is more than text in it, the elements stand in the code.
func (c *cleanWriter) code(p *piece) {
	c.out.WriteString("<pre")
	for _, k := range p.kids {
		if k.block > 0 {
			c.mark(k)
			break
		}
	}
	if p.node != page.None {
		c.anchor(p.node)
	}
	c.out.WriteString("><code")
	if lang := codeLanguage(c.Page, p.node); lang != "" {
		c.attr("class", "language-"+lang)
	}
	c.out.WriteByte('>')
	if p.hasMarkup() {
		c.codeLines(p)
	} else {
		c.out.WriteString(escape(codeText(p)))
	}
	c.out.WriteString("</code></pre>\n")
}

// codeLines writes each run of preformatted text as a line.
func (c *cleanWriter) codeLines(p *piece) {
	for _, k := range p.kids {
		if k.tag != "run" {
			c.codeLines(k)
			continue
		}
		c.inlines(k.kids)
		if !bytes.HasSuffix(c.out.Bytes(), []byte{'\n'}) {
			c.out.WriteByte('\n')
		}
	}
}
