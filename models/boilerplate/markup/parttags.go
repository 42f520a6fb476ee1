package markup

import "galley/page"

// PartTags are the tags of a page's own that it has for a kind of part, as <story-text>: none of them stands in another
// of its kind, as those do that a page has for any box.
func PartTags(p *page.Page) map[string]bool {
	tags, open := map[string]bool{}, map[string]page.NodeID{}
	for i := range p.Nodes {
		n := page.NodeID(i)
		node := &p.Nodes[n]
		if node.Kind != page.Element || !node.IsCustom() {
			continue
		}
		if end, ok := open[node.Tag]; !ok {
			tags[node.Tag] = true
		} else if n < end {
			tags[node.Tag] = false
			continue
		}
		open[node.Tag] = node.End
	}
	return tags
}
