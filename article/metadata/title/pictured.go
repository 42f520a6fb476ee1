package title

import "galley/page"

// pictured is what the nearest heading above the text says that is nothing but a picture: its description. Old pages have
// drawn their titles so. A picture that leads to another page is the sign of the site. "" without.
func pictured(p *page.Page, sel page.Selection) (title string) {
	if len(sel.Roots) == 0 {
		return ""
	}
	for n := p.Body(); n < p.Nodes[sel.Roots[0]].End; n++ {
		node := &p.Nodes[n]
		switch {
		case node.Hidden:
			n = node.End - 1
		case page.IsHeading(node.Tag):
			if alt := pictureOf(p, n); len(page.Letters(alt)) >= minHeadline {
				title = alt
			}
			n = node.End - 1
		case node.Tag == "p" && n >= sel.Roots[0] && p.Text(n) != "":
			return title
		}
	}
	return title
}

// pictureOf is the description of the only picture of a heading that has no words and no link; "" of others.
func pictureOf(p *page.Page, heading page.NodeID) (alt string) {
	if p.Text(heading) != "" || p.Inside(heading, "a") {
		return ""
	}
	for n := heading + 1; n < p.Nodes[heading].End; n++ {
		switch node := &p.Nodes[n]; {
		case node.Tag == "a" && node.Attr("href") != "" || node.Tag == "img" && alt != "":
			return ""
		case node.Tag == "img":
			alt = page.Norm(node.Attr("alt"))
		}
	}
	return alt
}
