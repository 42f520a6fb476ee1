package continuation

import "galley/page"

// place is the element of a following page that stands where the text of the first one does: the
// pages have one template. It and the element around it have the tags, the names and the classes
// that those of the first page have, as no other element does. Without one the result is nil.
func (t *Text) place(p *page.Page) []page.NodeID {
	if len(t.sel.Roots) != 1 {
		return nil
	}
	root := t.sel.Roots[0]
	if t.first.Nodes[root].Parent == page.None {
		return nil
	}
	var found []page.NodeID
	for n := page.NodeID(1); int(n) < len(p.Nodes); n++ {
		if alike(&t.first.Nodes[root], &p.Nodes[n]) && alike(&t.first.Nodes[t.first.Nodes[root].Parent], &p.Nodes[p.Nodes[n].Parent]) {
			found = append(found, n)
		}
	}
	if len(found) != 1 {
		return nil
	}
	return found
}

// alike reports whether two elements of one template are the same one.
func alike(a, b *page.Node) bool {
	if a.Tag != b.Tag || a.Kind != page.Element {
		return false
	}
	return a.Tag == "body" || a.Attr("id") == b.Attr("id") && a.Attr("class") == b.Attr("class")
}
