package page

import (
	"slices"
	"strings"
	"unicode"
)

// discloser shows the panels that markup hides and a reader opens with a click (ARIA's
// pattern "disclosure"): a control says that it is not expanded, and which panel it is for,
// or else the panel follows it. With a browser it is render's disclose.js that opens them.
type discloser struct {
	nodes  []Node
	beside []bool            // by node: in an element in which nothing is opened
	ids    map[string]NodeID // the first element of every id
	tried  map[NodeID]bool   // panels
}

// Menus, forms and what lies over the page are not opened, and nothing in them.
var (
	besideTags  = []string{"nav", "header", "footer", "aside", "form", "dialog", "menu"}
	besideRoles = []string{"navigation", "menu", "menubar", "search", "dialog", "alertdialog", "tabpanel", "tooltip"}
)

const (
	mostLinks = 0.4 // share of its letters that a panel may have in links and buttons: less than this
	mostSteps = 200 // nodes between a control and the panel that follows it

	mostFrames = 3 // elements around a panel that are hidden with it
)

// disclose shows the panels of controls. It is called before Link, which hides what is in
// hidden elements.
func (p *Page) disclose(controls []NodeID) {
	if len(controls) == 0 {
		return
	}
	d := discloser{p.Nodes, make([]bool, len(p.Nodes)), map[string]NodeID{}, map[NodeID]bool{}}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		d.beside[i] = n.Parent != None && d.beside[n.Parent] || isBeside(n)
		if id := n.Attr("id"); id != "" {
			if _, ok := d.ids[id]; !ok {
				d.ids[id] = NodeID(i)
			}
		}
	}
	for _, control := range controls {
		if d.beside[control] || !isDisclosure(&p.Nodes[control]) {
			continue
		}
		for _, panel := range d.panels(control) {
			if !d.beside[panel] && !d.tried[panel] {
				d.tried[panel] = true
				d.show(panel, control)
			}
		}
	}
}

func isBeside(n *Node) bool {
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
func isDisclosure(n *Node) bool {
	if pops, ok := n.LookupAttr("aria-haspopup"); ok && pops != "false" {
		return false
	}
	role := n.Attr("role")
	return n.Tag != "input" && n.Tag != "select" && role != "combobox" && role != "tab"
}

// panels are what a control opens: what it names, or else what follows it.
func (d *discloser) panels(control NodeID) (list []NodeID) {
	node := &d.nodes[control]
	names := strings.Fields(node.Attr("aria-controls"))
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
	if n := d.following(control); n != None {
		return []NodeID{n}
	}
	return nil
}

// show shows a panel, and what is hidden around it and not around its control.
func (d *discloser) show(panel, control NodeID) {
	var hidden []NodeID
	for n, up := panel, 0; up <= mostFrames && n != None && !d.within(control, n); n, up = d.nodes[n].Parent, up+1 {
		if d.nodes[n].Hidden {
			hidden = append(hidden, n)
		}
	}
	if len(hidden) == 0 || !d.isProse(panel) {
		return
	}
	for _, n := range hidden {
		d.nodes[n].Hidden = false
	}
}

// within reports whether n is in the subtree of top.
func (d *discloser) within(n, top NodeID) bool {
	for n > top {
		n = d.nodes[n].Parent
	}
	return n == top
}

// following is the element right behind a control, or behind the elements that end with it:
// the heading around a button, for instance. None where there is text in between.
func (d *discloser) following(control NodeID) NodeID {
	for n := control + 1; int(n) < len(d.nodes) && n < control+mostSteps; n++ {
		node := &d.nodes[n]
		switch {
		case d.within(n, control) || unread(d.nodes[node.Parent].Tag) || unread(node.Tag):
		case node.Kind == Element:
			return n
		case strings.TrimSpace(node.Text) != "":
			return None
		}
	}
	return None
}

// isProse reports whether a subtree has text, most of it not in links and buttons, and no
// fields to fill in.
func (d *discloser) isProse(top NodeID) bool {
	all, linked := 0, 0
	link := None // that the node is in, or button
	for n := top + 1; int(n) < len(d.nodes) && d.nodes[n].Parent >= top; n++ {
		node := &d.nodes[n]
		if node.Parent < link {
			link = None
		}
		switch {
		case node.Kind == Text:
			if unread(d.nodes[node.Parent].Tag) {
				continue
			}
			count := letterCount(node.Text)
			if all += count; link != None {
				linked += count
			}
		case isField(node):
			return false
		case link == None && (node.Tag == "button" || node.Tag == "a" && node.Attr("href") != "" || node.Attr("role") == "button"):
			link = n
		}
	}
	return all > 0 && float64(linked) < mostLinks*float64(all)
}

func isField(n *Node) bool {
	return n.Tag == "select" || n.Tag == "textarea" || n.Tag == "input" && !strings.EqualFold(n.Attr("type"), "hidden")
}

// letterCount counts letters and digits.
func letterCount(s string) (count int) {
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			count++
		}
	}
	return count
}
