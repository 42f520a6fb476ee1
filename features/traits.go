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
}

// Traits reads the traits of the page's elements as they are asked for. It is for one
// goroutine.
func (x *Index) Traits() *Traits { return &Traits{x.blocks(), map[page.NodeID][]string{}} }

// Element returns the traits of an element.
func (t *Traits) Element(n page.NodeID) []string {
	if list, ok := t.traits[n]; ok {
		return list
	}
	node := &t.x.Page.Nodes[n]
	var list []string
	add := func(trait string) {
		if len(trait) <= maxTrait {
			list = append(list, trait)
		}
	}
	if id := node.Attr("id"); id != "" {
		add(node.Tag + "#" + id)
	}
	for i, class := range strings.Fields(node.Attr("class")) {
		if i == maxTraitClasses {
			break
		}
		add(node.Tag + "." + class)
	}
	if len(list) == 0 {
		add(node.Tag)
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
