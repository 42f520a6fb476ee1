package render

import (
	"context"
	"strings"

	"galley/page"
	"galley/render/tab"
)

// reveal shows what the page shows once a reader has come to it, where it has such parts and galley
// came by too fast, and takes the page once more. Most pages have none, and are not asked.
func (d *Document) reveal(ctx context.Context) error {
	if d.src.MHTML != nil || !hasWaiting(d.page) {
		return nil
	}
	answer, end := context.WithTimeout(ctx, tab.AnswerLimit)
	defer end()
	var shown int
	if err := d.world.Evaluate(answer, "galley.reveal", &shown); answer.Err() != nil {
		return d.silent(ctx, answer, err)
	} else if err != nil || shown == 0 {
		return nil // the page is what it was when it was taken
	}
	return d.shot(ctx)
}

// leastWaiting is how many bytes of text wait on a page that is asked for them.
const leastWaiting = 10

// transparent is an opacity that is too low to be seen; an animation may be on its way.
const transparent = 0.05

// hasWaiting reports whether text of a page takes its room in the flow of the page and is transparent
// or invisible. Linear in the page.
func hasWaiting(p *page.Page) bool {
	var over, hidden page.NodeID // where what lies over the page ends, and what is hidden
	size := 0
	for id := range page.NodeID(len(p.Nodes)) {
		n := &p.Nodes[id]
		switch {
		case id < over:
		case n.Kind == page.Text:
			if id < hidden && n.Box.H > 1 {
				size += len(strings.TrimSpace(n.Text))
			}
			if size >= leastWaiting {
				return true
			}
		case n.Style == page.NoStyle:
		default:
			s := &p.Styles[n.Style]
			if s.Position == "absolute" || s.Position == "fixed" {
				over = n.End
			} else if id >= hidden && (s.Opacity < transparent || s.Visibility != "visible") {
				hidden = n.End
			}
		}
	}
	return false
}
