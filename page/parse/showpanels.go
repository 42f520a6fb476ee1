package parse

import (
	"slices"
	"strings"

	"galley/page"
)

// discloser shows the panels that markup hides and a reader opens with a click (ARIA's
// pattern "disclosure"): a control says that it is not expanded, and which panel it is for,
// or else the panel follows it. With a browser it is render's disclose.js that opens them.
type discloser struct {
	nodes  []page.Node
	beside []bool                 // by node: in an element in which nothing is opened
	opens  []bool                 // by node: in none in which nothing opens something, as headers may
	ids    map[string]page.NodeID // the first element of every id
	tried  map[page.NodeID]bool   // panels
}

// Menus, forms and what lies over the page are not opened, and nothing in them. The header
// of a part may be what opens it.
var (
	besideTags  = []string{"nav", "header", "footer", "aside", "form", "dialog", "menu"}
	besideRoles = []string{"navigation", "menu", "menubar", "search", "dialog", "alertdialog", "tooltip"}
)

const (
	mostSteps  = 200 // nodes between a control and the panel that follows it
	mostFrames = 3   // elements around a panel that are hidden with it
)

// disclose shows the panels of controls and of tabs, and of what markup hides the answers of
// entries. It is called before Link, which hides
// what is in hidden elements.
func (p tree) disclose(controls, tabbed, hidden []page.NodeID) {
	tabbed = slices.DeleteFunc(tabbed, func(n page.NodeID) bool { return !p.Nodes[n].Hidden })
	if len(controls)+len(tabbed) == 0 && len(hidden) < min(leastAnswers, leastSlides-1) {
		return
	}
	d := discloser{p.Nodes, make([]bool, len(p.Nodes)), make([]bool, len(p.Nodes)), map[string]page.NodeID{}, map[page.NodeID]bool{}}
	framed := p.framed()
	for i := range p.Nodes {
		n := &p.Nodes[i]
		beside := isBeside(n) && !(n.Tag == "form" && framed[i])
		d.beside[i] = n.Parent != page.None && d.beside[n.Parent] || beside
		d.opens[i] = (n.Parent == page.None || d.opens[n.Parent]) && (!beside || n.Tag == "header")
		if id := n.Attr("id"); id != "" {
			if _, ok := d.ids[id]; !ok {
				d.ids[id] = page.NodeID(i)
			}
		}
	}
	for _, control := range controls {
		if !d.opens[control] || !isDisclosure(&p.Nodes[control]) {
			continue
		}
		for _, panel := range d.panels(control) {
			if !d.beside[panel] && !d.tried[panel] && (d.nodes[control].Attr("aria-expanded") != "" || d.isLabelled(panel, control)) {
				d.tried[panel] = true
				d.show(panel, control)
			}
		}
	}
	d.showTabs(tabbed)
	d.showEntries(hidden)
	d.showSlides(hidden)
}

// showTabs shows the panels of tabs that are not chosen, as the commands of each system in
// instructions: a reader sees one at a time, and a text has all of them.
func (d *discloser) showTabs(panels []page.NodeID) {
	for _, n := range panels {
		if up := d.nodes[n].Parent; (up == page.None || !d.beside[up]) && d.isProse(n, true) {
			d.nodes[n].Hidden = false
		}
	}
}

// framed says of every node whether an article is in it: a form around one is that of a whole
// page, as some servers make them.
func (p tree) framed() []bool {
	framed := make([]bool, len(p.Nodes))
	for i := len(p.Nodes) - 1; i > 0; i-- {
		tag := p.Nodes[i].Tag
		if up := p.Nodes[i].Parent; up != page.None && (framed[i] || tag == "h1" || tag == "main" || tag == "article") {
			framed[up] = true
		}
	}
	return framed
}

func isBeside(n *page.Node) bool {
	if slices.Contains(besideTags, n.Tag) {
		return true
	}
	for i := range n.Attrs {
		switch a := &n.Attrs[i]; a.Name {
		case "popover":
			return true
		case "aria-modal":
			return a.Value == "true"
		case "role":
			if slices.Contains(besideRoles, a.Value) {
				return true
			}
		}
	}
	return false
}

// isDisclosure reports whether a control opens something in its place, and no menu or tab.
func isDisclosure(n *page.Node) bool {
	if pops, ok := n.LookupAttr("aria-haspopup"); ok && pops != "false" {
		return false
	}
	role := n.Attr("role")
	return n.Tag != "input" && n.Tag != "select" && role != "combobox" && role != "tab"
}

// panels are what a control opens: what it names, or else what follows it.
func (d *discloser) panels(control page.NodeID) (list []page.NodeID) {
	node := &d.nodes[control]
	names := strings.Fields(node.Attr("aria-controls"))
	next := d.following(control)
	if next != page.None && slices.Contains(names, d.nodes[next].Attr("id")) { // others may have the same id
		return []page.NodeID{next}
	}
	for _, name := range []string{"href", "data-target", "data-bs-target"} {
		if id, ok := strings.CutPrefix(node.Attr(name), "#"); ok {
			names = append(names, id)
		}
	}
	for _, name := range names {
		if n, ok := d.ids[name]; ok && !d.within(control, n) {
			list = append(list, n)
		}
	}
	if len(list) > 0 {
		return list
	}
	if next != page.None {
		return []page.NodeID{next}
	}
	return nil
}

// isLabelled reports whether a panel is labelled by a control that names it and does not say whether
// it is open: a panel of an accordion, as ARIA has it.
func (d *discloser) isLabelled(panel, control page.NodeID) bool {
	label, id := d.nodes[panel].Attr("aria-labelledby"), d.nodes[control].Attr("id")
	return id != "" && label == id
}

// isButton reports whether an element is one to click on.
func isButton(n *page.Node) bool { return n.Tag == "button" || n.Attr("role") == "button" }

// show shows a panel, and what is hidden around it and not around its control.
func (d *discloser) show(panel, control page.NodeID) {
	var hidden []page.NodeID
	for n, up := panel, 0; up <= mostFrames && n != page.None && !d.within(control, n); n, up = d.nodes[n].Parent, up+1 {
		if d.nodes[n].Hidden {
			hidden = append(hidden, n)
		}
	}
	if len(hidden) == 0 || !d.isProse(panel, false) {
		return
	}
	for _, n := range hidden {
		d.nodes[n].Hidden = false
	}
}

// within reports whether n is in the subtree of top.
func (d *discloser) within(n, top page.NodeID) bool {
	for n > top {
		n = d.nodes[n].Parent
	}
	return n == top
}

// following is the element right behind a control, or behind the elements that end with it:
// the heading around a button, for instance. None where there is text in between.
func (d *discloser) following(control page.NodeID) page.NodeID {
	for n := control + 1; int(n) < len(d.nodes) && n < control+mostSteps; n++ {
		node := &d.nodes[n]
		switch {
		case d.within(n, control) || page.IsUnread(d.nodes[node.Parent].Tag) || page.IsUnread(node.Tag):
		case node.Kind == page.Element:
			return n
		case strings.TrimSpace(node.Text) != "":
			return page.None
		}
	}
	return page.None
}
