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
// it begins at, beside a button.
func DropPlayers(b *view.Body) {
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
