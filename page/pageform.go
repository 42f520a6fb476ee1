package page

// pageForm is the share of the nodes of a page that a form around all of it holds.
const pageForm = 0.8

// IsPageForm reports whether element n is a form around the whole page, as some servers
// make them: it says nothing of what is in it.
func (p *Page) IsPageForm(n NodeID) bool {
	if p.Nodes[n].Tag != "form" {
		return false
	}
	parent := p.Nodes[n].Parent
	for parent != None && p.Nodes[parent].Tag != "body" {
		parent = p.Nodes[parent].Parent
	}
	return parent != None && float64(p.Nodes[n].End-n) >= pageForm*float64(p.Nodes[parent].End-parent)
}

// AnswerForm is the form of element n, a field for more than a line that a reader writes in: below a
// text the form to answer it with. It is None where n is no such field, or stands in no form.
func (p *Page) AnswerForm(n NodeID) NodeID {
	node := &p.Nodes[n]
	if node.Tag != "textarea" || node.Hidden {
		return None
	}
	if _, fixed := node.LookupAttr("readonly"); fixed {
		return None
	}
	form := node.Parent
	for form != None && p.Nodes[form].Tag != "form" {
		form = p.Nodes[form].Parent
	}
	if form == None || p.IsPageForm(form) {
		return None
	}
	return form
}
