package pagetest

import (
	"fmt"
	"io"
	"strings"

	"galley/page"
)

// Dump writes the page as an indented tree, a node a line, made to be read in a
// diff: tag, id, box rounded to whole px, and the start of a text.
func Dump(p *page.Page, w io.Writer) error {
	depths := p.Depths()
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind == page.Text && page.Norm(n.Text) == "" {
			continue
		}
		line := strings.Repeat("  ", int(depths[i])) + label(n)
		if n.Box != (page.Rect{}) {
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

func label(n *page.Node) string {
	if n.Kind == page.Element {
		if id := n.Attr("id"); id != "" {
			return n.Tag + "#" + id
		}
		return n.Tag
	}
	text := []rune(page.Norm(n.Text))
	if len(text) > 40 {
		text = append(text[:39], '…')
	}
	return fmt.Sprintf("%q", string(text))
}
