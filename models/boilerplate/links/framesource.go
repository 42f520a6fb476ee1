package links

import (
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// frameNodes is how many nodes an element with a frame and its source has at most.
const frameNodes = 12

// DropFrameSources drops the host that a frame in the same element shows a page of, as a link: the frame says that itself.
func DropFrameSources(b *view.Body) {
	for i := b.From; i < b.To; i++ {
		n := b.BlockElement(i)
		if !b.Kept(i) || b.BlockLinkShare(i) < 1 || b.Page.Nodes[n].End-n > frameNodes || b.Page.First(n, "iframe") == page.None {
			continue
		}
		if host := strings.TrimSpace(b.BlockText(i)); strings.Contains(host, ".") && !strings.ContainsAny(host, " \u3000") {
			b.Drop(i)
		}
	}
}
