package calls

import (
	"regexp"
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a box to sign in or to subscribe: the share of the words of the body that it has at most, the
// words of a line that is looked for, and the share of its words that it says more than once.
const (
	signInShare = 0.5
	signInLine  = 3
	signInAgain = 0.4
)

// DropSignIns sets the posteriors of boxes to 0 in which a reader signs in, and which say what one gets for
// it once for each kind of reader: a script leaves one of them. Nothing else stands beside a field for an
// address or a password and is said twice; it is told at more length than other boxes with a field.
func DropSignIns(b *view.Body) {
	most := signInShare * b.WordsOf(b.Root)
	twice := map[page.NodeID]bool{} // what is around many links is read once
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if !isSignIn(&b.Page.Nodes[n]) {
			continue
		}
		box := page.None
		for up := b.Page.Nodes[n].Parent; up > b.Root && b.WordsOf(up) <= most; up = b.Page.Nodes[up].Parent {
			if box != page.None && b.WordsOf(up) > b.WordsOf(box) {
				break
			}
			says, known := twice[up]
			if !known {
				says = saysTwice(b.View, up)
				twice[up] = says
			}
			if says {
				box = up
			}
		}
		if box == page.None {
			continue
		}
		b.DropAll(b.Span(box))
		n = b.Page.Nodes[box].End - 1
	}
}

// isSignIn reports whether an element is a field for the address or the password of a reader, or a link to
// where one signs in. It may be hidden: the script that chooses what a reader is offered shows it.
func isSignIn(node *page.Node) bool {
	switch node.Tag {
	case "input":
		kind := strings.ToLower(node.Attr("type"))
		return kind == "email" || kind == "password"
	case "a":
		return signInAddress.MatchString(node.Attr("href"))
	}
	return false
}

// signInAddress has a part that says that one signs in or subscribes there, as addresses do in any language.
var signInAddress = regexp.MustCompile(`(?i)[/?&=.](log-?in|sign-?(in|up)|register|registration|subscribe|subscriptions?|account)([/?&#.]|$)`)

// saysTwice reports whether much of what an element says stands in it more than once.
func saysTwice(v *view.View, n page.NodeID) bool {
	words, again, said := 0, 0, map[string]int{}
	from, to := v.Span(n)
	for i := from; i < to; i++ {
		w := v.BlockWords(i)
		if words += w; w < signInLine {
			continue
		}
		line := strings.TrimRight(v.BlockFold(i), ".!")
		switch said[line]++; said[line] {
		case 1:
		case 2:
			again += 2 * w
		default:
			again += w
		}
	}
	return float64(again) >= signInAgain*float64(words) && again > 0
}
