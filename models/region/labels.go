package region

import (
	"strings"

	"galley/page"
)

// A label has few words, and is the same in nearly all of the places that are marked up
// as its own is.
const (
	labelWords  = 6
	labelLeast  = 3
	labelShare  = 0.7
	labelLevels = 3 // how many elements up markup is compared
)

// Labels are the subtrees below the root whose whole text is a label: "Reply", "Add to
// cart" and their like in any language, which a reader of the entries does not read.
func (e *Entries) Labels() (list []page.NodeID) {
	type place struct{ markup, text string }
	type row struct {
		place
		parent page.NodeID
	}
	counts, seen := map[place]int{}, map[row]bool{}
	count := func(pl place, unit page.NodeID) {
		r := row{pl, e.page.Nodes[unit].Parent}
		if e.isTool(unit) && seen[r] {
			return
		}
		seen[r] = true
		counts[pl]++
	}
	var units []page.NodeID
	var at []place
	for i := e.root + 1; i < e.page.Nodes[e.root].End; i++ {
		n := &e.page.Nodes[i]
		if !n.ShowsText() {
			continue
		}
		unit := e.Unit(i)
		pl := place{e.markup(unit), ""}
		count(pl, unit)
		if text := page.Norm(n.Text); page.CountWords(text) <= labelWords && !e.tellsWho(unit) {
			pl.text = text
			count(pl, unit)
			units, at = append(units, unit), append(at, pl)
		}
	}
	for i, unit := range units {
		if m := counts[at[i]]; m >= labelLeast && float64(m) >= labelShare*float64(counts[place{at[i].markup, ""}]) {
			list = append(list, unit)
		}
	}
	return list
}

// isTool reports whether an element is an item of a list, a button, or a link that leads to no other page. Of
// these several stand side by side in each entry, marked up alike, and are one place there.
func (e *Entries) isTool(n page.NodeID) bool {
	switch node := &e.page.Nodes[n]; node.Tag {
	case "li", "button":
		return true
	case "a":
		return page.LeadsNowhere(node.Attr("href"))
	}
	return false
}

// tellsWho reports whether an element, or one close around it, says that it holds data of
// its entry: who wrote it, or when. Of a few people who write in turn each is in nearly
// every post.
func (e *Entries) tellsWho(n page.NodeID) bool {
	for range labelLevels {
		node := &e.page.Nodes[n]
		class := strings.ToLower(node.Attr("class"))
		if node.Tag == "time" || node.Attr("itemprop") != "" || node.Attr("rel") == "author" || strings.Contains(class, "author") || strings.Contains(class, "user") {
			return true
		}
		if n <= e.root {
			break
		}
		n = node.Parent
	}
	return false
}

// Unit is the highest element below the root that has no other text than the text n.
func (e *Entries) Unit(n page.NodeID) page.NodeID {
	for up := e.page.Nodes[n].Parent; up > e.root && e.all[e.page.Nodes[up].End]-e.all[up] == 1; up = e.page.Nodes[n].Parent {
		n = up
	}
	return n
}

// markup is how an element and those around it are marked up.
func (e *Entries) markup(n page.NodeID) string {
	var b strings.Builder
	for level := range labelLevels {
		node := &e.page.Nodes[n]
		class := node.Attr("class")
		if level > 0 { // entries have classes of their own: which kind they are, how many
			class, _, _ = strings.Cut(strings.TrimSpace(class), " ")
		}
		b.WriteString(node.Tag + "." + page.WithoutDigits(class) + ">")
		if n <= e.root {
			break
		}
		n = node.Parent
	}
	return b.String()
}
