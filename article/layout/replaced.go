package layout

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// Replaced reports whether a style sheet shows a picture in place of the words of a heading: it moves them out
// of the heading by an indent, and that cuts them off or is at the edge of the page.
func Replaced(p *page.Page, heading page.NodeID) bool {
	node := &p.Nodes[heading]
	if !allowlist.Headings[node.Tag] || !sheet.Known(p, node.Style) || node.Box.Empty() || node.Box.Right() <= 0 || node.Box.Bottom() <= 0 {
		return false
	}
	look := p.Styles[node.Style].Look
	v, inner := look[sheet.LookAt["text-indent"]], ContentOf(p, heading).W
	indent := sheet.Pixels(v)
	if share, ok := strings.CutSuffix(v, "%"); ok {
		indent = sheet.Pixels(share+"px") / 100 * inner
	}
	cuts := look[sheet.OverflowX] == "hidden" || look[sheet.OverflowX] == "clip"
	return strings.Contains(look[sheet.Image], "url(") && (cuts && indent >= inner-1 || indent < -node.Box.Right())
}

// inReplaced reports whether a text is that of such a heading.
func inReplaced(p *page.Page, text page.NodeID) bool {
	const most = 3 // elements around it
	up := 0
	for a := range p.Ancestors(text) {
		if up++; up > most {
			break
		}
		if allowlist.Headings[p.Nodes[a].Tag] {
			return Replaced(p, a)
		}
	}
	return false
}
