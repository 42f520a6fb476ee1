package page

import (
	"fmt"
	"io"
	"strings"
)

// Dump writes the page as an indented tree, a node a line, made to be read in a
// diff: tag, id, box rounded to whole px, and the start of a text.
func (p *Page) Dump(w io.Writer) error {
	depths := p.Depths()
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind == Text && Norm(n.Text) == "" {
			continue
		}
		line := strings.Repeat("  ", int(depths[i])) + n.label()
		if n.Box != (Rect{}) {
			line += fmt.Sprintf(" [%.0f,%.0f %.0fx%.0f]", n.Box.X, n.Box.Y, n.Box.W, n.Box.H)
		}
		if n.Hidden {
			line += " hidden"
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

func (n *Node) label() string {
	if n.Kind == Element {
		if id := n.Attr("id"); id != "" {
			return n.Tag + "#" + id
		}
		return n.Tag
	}
	text := []rune(Norm(n.Text))
	if len(text) > 40 {
		text = append(text[:39], '…')
	}
	return fmt.Sprintf("%q", string(text))
}
