package picture

import (
	"slices"

	"galley/page"
)

// IsBroken reports whether a picture could not be loaded. It has no room of its own then,
// only that of its alternative text: what is on the web again by the time it is read
// makes room for itself.
func IsBroken(p *page.Page, n page.NodeID) bool {
	src := p.Nodes[n].Src
	return src != "" && len(p.Broken) > 0 && slices.Contains(p.Broken, src)
}
