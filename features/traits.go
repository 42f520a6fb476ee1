package features

import (
	"strings"

	"galley/page"
)

// Bounds of traits, against hostile pages.
const (
	maxTraitLevels  = 16 // elements above a block that are looked at
	maxTraitClasses = 8  // classes of one element
	maxTrait        = 80 // bytes of one trait
)

// Traits name how an element is marked up: its tag with its id, and its tag with each of
// its classes; the tag alone where it has neither. They mean something on the pages of one
// site only, where a template repeats them. So they are names to be counted by what was
// learned of that site, and no columns.
type Traits struct {
	x      *blockIndex
	traits map[page.NodeID][]string // of elements that were asked for
	name   func(string) string      // what ids and classes are called; nil: what they are
}

// Traits reads the traits of the page's elements as they are asked for. It is for one
// goroutine.
func (x *Index) Traits() *Traits { return x.TraitsBy(nil) }

// TraitsBy is Traits with other names of ids and classes: what name makes of them, none where that is "".
// With nil they stay what they are.
func (x *Index) TraitsBy(name func(string) string) *Traits {
	return &Traits{x.blocks(), map[page.NodeID][]string{}, name}
}

// Element returns the traits of an element.
func (t *Traits) Element(n page.NodeID) []string {
	if list, ok := t.traits[n]; ok {
		return list
	}
	node := &t.x.Page.Nodes[n]
	var list []string
	add := func(sign, name string) {
		if t.name != nil && name != "" {
			name = t.name(name)
		}
		if trait := node.Tag + sign + name; name != "" && len(trait) <= maxTrait {
			list = append(list, trait)
		}
	}
	add("#", node.Attr("id"))
	for i, class := range strings.Fields(node.Attr("class")) {
		if i == maxTraitClasses {
			break
		}
		add(".", class)
	}
	if len(list) == 0 && len(node.Tag) <= maxTrait {
		list = append(list, node.Tag)
	}
	t.traits[n] = list
	return list
}

// Block returns the traits of the elements that block i stands in, the nearest first, up
// to the body of the page, and the path of their tags. A trait may be in the list twice.
func (t *Traits) Block(i int) []string {
	var list []string
	var path strings.Builder
	level := 0
	for n := t.x.Blocks[i].Elem; n > t.x.Page.Body() && level < maxTraitLevels; n = t.x.Page.Nodes[n].Parent {
		list = append(list, t.Element(n)...)
		path.WriteString("/" + t.x.Page.Nodes[n].Tag)
		level++
	}
	if path.Len() <= maxTrait {
		list = append(list, path.String())
	}
	return list
}

// Page returns the traits of all blocks of the page, each once, in no order.
func (t *Traits) Page() map[string]bool {
	set := map[string]bool{}
	for i := range t.x.Blocks {
		for _, trait := range t.Block(i) {
			set[trait] = true
		}
	}
	for _, trait := range t.Element(t.x.Page.Body()) {
		set[trait] = true
	}
	return set
}
