package parts

import (
	"regexp"

	"galley/models/boilerplate/view"
	"galley/page"
)

// playerWords is how many words the labels of a player have at most, and playerAbove how many elements above them its
// controls are.
const (
	playerWords = 25
	playerAbove = 2
	playerNodes = 80 // of the player, at most
)

// playerTime is the place that a player begins at.
var playerTime = regexp.MustCompile(`^\s*0?0:00([^\d:]|$)`)

// DropPlayers sets the posteriors of the labels of a player of sounds or films to 0: a short block with the time that
// it begins at, beside a button, and all that is said in an application around a film or a sound, as what its keys do.
func DropPlayers(b *view.Body) {
	dropApplications(b)
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || b.BlockWords(i) > playerWords || !saysPlayerTime(b, i) {
			continue
		}
		n := b.BlockElement(i)
		for level := 0; level <= playerAbove && n != b.Root && n > 0 && b.Page.Nodes[n].End-n <= playerNodes; level++ {
			if from, to := b.Span(n); b.Page.First(n, "button") != page.None && !hasProse(b, from, to) {
				b.DropAll(from, to)
				break
			}
			n = b.Page.Nodes[n].Parent
		}
	}
}

// dropApplications sets the posteriors of what is in an application with a film or a sound, by its role, to 0: it is
// what can be done with that.
func dropApplications(b *view.Body) {
	end := page.NodeID(0) // of the last application
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if node := &b.Page.Nodes[n]; n >= end && node.Kind == page.Element && node.Attr("role") == "application" {
			end = node.End
			if b.Page.First(n, "video") != page.None || b.Page.First(n, "audio") != page.None {
				b.DropAll(b.Span(n))
			}
		}
	}
}

// saysPlayerTime reports whether a text of a block begins with that time.
func saysPlayerTime(b *view.Body, i int) bool {
	from, to := b.BlockNodes(i)
	for n := from; n < to; n++ {
		if node := &b.Page.Nodes[n]; node.ShowsText() && playerTime.MatchString(node.Text) {
			return true
		}
	}
	return false
}

// hasProse reports whether a range of blocks has a paragraph that is kept.
func hasProse(b *view.Body, from, to int) bool {
	for i := from; i < to; i++ {
		if b.Kept(i) && b.IsProse(i) {
			return true
		}
	}
	return false
}
